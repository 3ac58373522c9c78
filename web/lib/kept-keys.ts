/** Names of local storage entries that are read in more than one place. */

/** Read by the public pages as well. */
export const KEPT = {
  token: 'adire.token',
  person: 'adire.person',
  side: 'adire.side',
  theme: 'adire.theme',
} as const;

export const LITE = 'adire.lite';

/** Settings of the device rather than of a person, so they stay after logout. */
export const OF_THE_DEVICE = [KEPT.theme, LITE] as const;
