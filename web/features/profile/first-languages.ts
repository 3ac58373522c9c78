/** The languages that are offered before anything is typed: those that most of the people here speak or write. */
export const FIRST_LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'French' },
  { id: 'ha', name: 'Hausa' },
  { id: 'ig', name: 'Igbo' },
  { id: 'pcm', name: 'Nigerian Pidgin' },
  { id: 'sw', name: 'Swahili' },
  { id: 'yo', name: 'Yoruba' },
];
