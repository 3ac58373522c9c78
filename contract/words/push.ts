/** The words of web push. */

export const push = {
  service: 'This address is of no push service that we know',
  title: 'Notifications on this device',
  text: 'News appear on this device even while Adire is closed. Each shows its title; nothing of what you write.',
  on: 'This device is told of news, until you sign out or seven days after you were last here.',
  off: 'This device is told nothing more',
  blocked:
    'Your browser blocks notifications of this site. Allow them in its settings for this site, then come back.',
  failed: 'Your browser could not reach its push service. Please try again later.',
} as const;
