/** The names under which this browser keeps what is read in more than one place. */

/** Read by the public pages as well. */
export const KEPT = {
  token: 'adire.token',
  person: 'adire.person',
  side: 'adire.side',
  theme: 'adire.theme',
} as const;

export const LITE = 'adire.lite';

/** Chosen for the device, whoever uses it: nothing of a person, so they stay when one leaves. */
export const OF_THE_DEVICE = [KEPT.theme, LITE] as const;
