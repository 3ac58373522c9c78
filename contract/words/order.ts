/** The work on an order. */
export const order = {
  cancelReason: 'Please give a reason',
  comment: 'Please write a comment here',
  declineReason: 'Please say what should change',
  milestoneTitle: 'Please enter a title',
  submittedAlready: 'This milestone was submitted already',
  startedAlready: 'The work has already started',
  startFirst: 'Start the work first',
} as const;
