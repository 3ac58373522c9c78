/** Reviews. */
export const review = {
  rating: 'Please choose 1 to 5 stars',
  recommend: 'Please choose Not likely, Yes or No',
  comment: 'Please write a comment',
  already: 'You have reviewed this job already',
  notYou: 'A review is written by yourself about the other party',
  reply: 'Please write your reply',
  repliedAlready: 'You have replied to this review already',
  notShownYet: 'A review can be answered once it is shown',
  hiddenUntil: (date: string) => `Hidden until you have reviewed too, or ${date}`,
  onlyYou: (other: string, date: string) => `Hidden from ${other} until they have reviewed too, or ${date}`,
} as const;
