/** What people read about their own data: taking a copy, and deleting the account. */

export const ownData = {
  /** The name under which others see who is gone. */
  person: 'Deleted person',
  heading: 'Your data',
  lead: 'Everything that is kept of you is yours: take a copy of it, or have it deleted.',
  /** What has to be typed before an account is deleted. */
  typed: 'delete',
  typedWrong: 'Please type delete',
  /** In place of what a deleted person wrote, took up or offered. */
  message: 'This message was deleted with the account of its author.',
  job: 'Deleted job',
  gig: 'Deleted gig',
  password: 'Please Enter Your Password',
  passwordWrong: 'This is not your password',
  obstacles: {
    orders: (count: number) =>
      count === 1
        ? 'One order of yours is still open. It has to end before the account can be deleted.'
        : `${count} orders of yours are still open. They have to end before the account can be deleted.`,
    earned: (amount: string) => `${amount} of your earnings waits to be withdrawn. Withdraw it first.`,
    payback: (amount: string) => `${amount} of payback waits to be withdrawn. Withdraw it first.`,
    transfer: 'A transfer to your bank is on its way. It has to arrive before the account can be deleted.',
    payment:
      'A payment of yours is not confirmed yet. Come back when it is; one that never happened is given up after three days.',
    operator: 'This account is an operator’s. The right has to be taken back first.',
  },
  mail: {
    subject: 'Your account was deleted',
    lines: (name: string) => [
      `Hello ${name},`,
      'As you asked, your account was deleted: profile, messages and files are gone, and nobody can sign in to it any more.',
      'What the other parties of paid orders have a right to, and the entries of money that the law wants kept, stay without your name.',
      'If this was not you, answer this mail at once.',
    ],
  },
} as const;
