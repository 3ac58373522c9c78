/** The front page. */
export const landing = {
  hero: "Africa's largest market place for creative professionals",
  /** The top navigation, in its order. */
  categories: [
    'Creative visualizers',
    'Tech visual experts',
    'Animators',
    'Creative writers',
    'Voice overs/ language experts',
  ],
  why: 'Why leading brands trust us?',
  how: 'How it works',
  getStarted: 'Get started',
  becomeTalent: 'Become a talent',
  popular: 'Popular gig categories',
  explore: 'Explore all gigs',
} as const;
