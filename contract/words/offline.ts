/** Without a network: how old what is shown is, what waits, and what does not. */
export const offline = {
  away: 'You are offline. What you typed is kept.',
  asOf: (when: string) => `Offline: as of ${when}`,
  notSeenTitle: 'Not on this device yet',
  notSeen: 'You are offline, and this was not opened here before. It comes as soon as there is a network.',
  needsNetwork: 'needs a network',
  moneyNeedsNetwork:
    'Money and agreements never wait on a phone: this is done with a network, or not at all.',
  waits: 'Kept. It goes as soon as there is a network.',
  notSent: 'What waited for a network could not be done',
  lite: (state: string) => `Lite mode: ${state}`,
  liteOn: 'on',
  liteOff: 'off',
  liteDevice: 'as the device',
  showPicture: 'Show picture',
  install: 'Install Adire',
  installed: 'Adire is on your home screen.',
  installByHand: 'To install Adire: tap Share, then Add to Home Screen.',
} as const;
