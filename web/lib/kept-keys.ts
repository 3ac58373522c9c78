/** Names of local storage entries that are read in more than one place. */

/** Read by the public pages as well. */
export const STORAGE_KEYS = {
  token: 'adire.token',
  person: 'adire.person',
  side: 'adire.side',
  theme: 'adire.theme',
} as const;

export const LITE = 'adire.lite';

/** Settings of the device rather than of a person, so they stay after logout. */
export const DEVICE_KEYS = [STORAGE_KEYS.theme, LITE] as const;
