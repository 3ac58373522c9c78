/** The work on an order. */
export const order = {
  comment: 'Please write a comment here',
  declineReason: 'Please say what should change',
  milestoneTitle: 'Please enter a title',
  submittedAlready: 'This milestone was submitted already',
} as const;
