/** The words of earnings, payback, saved bank accounts, receipts and statements. */

export const earnings = {
  account: {
    password: 'Please enter your password',
    passwordWrong: 'This is not your password',
    reauth: 'Please enter your password to add a bank account',
    known: 'This bank account is saved already',
    most: 'You have saved 5 bank accounts already. Please remove one first',
    inUse: 'Money is on its way to this account. Please remove it when it has arrived',
    held: (moment: string) => `This account is new: money can be sent to it from ${moment}`,
    heldWhy:
      'Only the account is new, not your money: it waits here. You have a mail about it, in case it was not you.',
    added: 'Bank account saved',
    removed: 'Bank account removed',
  },
  mail: {
    subject: 'A bank account was added',
    greeting: (name: string) => `Hello ${name},`,
    added: (bank: string, ending: string, name: string) =>
      `A bank account was added to your account: ${bank}, ending in ${ending}, in the name of ${name}.`,
    now: 'Money that you withdraw can be sent to it from now on.',
    held: (moment: string) => `Money can be sent to it from ${moment}. Your other accounts work as before.`,
    notYou:
      'If this was not you, set a new password at once, which signs you out everywhere, and remove the account.',
    link: 'See your bank accounts',
  },
  /** How files begin that are taken along. */
  files: { receipt: 'adire-receipt', statement: 'adire-statement', table: 'adire-earnings' },
  month: 'month is a calendar month, such as 2026-11',
  status: {
    pending: 'Pending',
    available: 'Available',
    sent: 'Sent to bank',
    paid: 'Paid',
  },
  payback: {
    heading: 'Payback',
    available: 'Payback that you can withdraw',
    empty: 'No payback yet',
    emptyText:
      'Penalties for missed milestones, and what is left of a cancelled order, come back to you and are listed here.',
  },
  trail: {
    title: 'Every naira of this order',
    unpaid: 'Nothing was paid for this order yet.',
    now: 'Where it is now',
  },
  receipt: {
    notYet: 'There is no receipt yet: nothing was paid, or nothing is yours so far',
  },
  statement: {
    title: 'Statement of account',
    waits: 'What happened within the last minute follows in the next statement.',
  },
} as const;
