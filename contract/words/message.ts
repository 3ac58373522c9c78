/** Messages. */
export const message = {
  text: 'Please write a message',
  self: 'You can not write to yourself',
  attachmentsMax: 'At most 5 files',
  search: 'Please enter what to look for',
  reportReason: 'Please say what is wrong',
  blocked: 'You can not write to this person',
  attachmentGone: 'A file is no longer there. Please attach it again',
  newPeople: 'You have written to 20 new people within a day. Please go on tomorrow',
  warning: {
    phone: 'a phone number',
    email: 'an e-mail address',
    bank: 'bank details',
  },
  warningText: (what: string) =>
    `This looks like ${what}. Until the price is in escrow nobody protects money or work that is agreed elsewhere. You can send it all the same.`,
} as const;
