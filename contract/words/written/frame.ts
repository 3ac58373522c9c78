/** What stands around every public page: the head, the top and the foot. */
export const frame = {
  /** As chats and search engines name the language. */
  locale: 'en_NG',
  whole: (title: string) => `Adire: ${title}`,
  skip: 'Skip to the content',
  logIn: 'Log in',
  categories: 'Categories',
  finishProfile: 'Finish your profile',
  toProfile: 'Go to your profile',
  toJobs: 'Go to your jobs',
  newTab: '(opens in a new tab)',
  claim: 'Creative work from Africa, paid through escrow.',
  home: 'What the market offers',
  escrow: 'How escrow protects you',
  tracker: 'The project tracker',
  market: 'Market',
  search: 'Search gigs',
  signUp: 'Create an account',
  rules: 'Rules',
  policy: 'Privacy policy',
  agreement: 'User agreement',
  language: 'Language',
} as const;
