/** Mails: what stands in all of them, and those that no other room has. */
export const mail = {
  hello: (name: string) => `Hello ${name},`,
  open: 'Open Adire',
  claim: "Adire, the marketplace for Africa's creative professionals",
  because: (preferences: string) => `You get this mail because of your preferences: ${preferences}`,
  preferences: 'Preferences',
  newPassword: 'Set a new password',
  newPasswordText:
    'Somebody asked to set a new password for your account. If it was you, use this code within 30 minutes:',
  newPasswordNotYou: 'If it was not you, leave this mail alone: your password stays as it is.',
  passwordChanged: 'Your password was changed',
  passwordChangedText: 'Your password was changed and you were signed out everywhere.',
  passwordChangedNotYou: 'If this was not you, set a new password at once and answer this mail.',
  unread: (count: number, from: string) =>
    count === 1 ? `Unread message from ${from}` : `${count} unread messages from ${from}`,
  unreadText: (from: string) => `${from} wrote to you, and you have not read it yet.`,
  read: (count: number) => (count === 1 ? 'Read the message' : 'Read the messages'),
  summary: (first: string, more: number) => `${first} and ${more} more`,
  summaryText: 'This happened while you were away. Nothing of it needs an answer.',
  seeAll: (more: number) => (more > 0 ? `See all, and ${more} more` : 'See all notifications'),
} as const;
