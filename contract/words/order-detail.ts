/** The order page of either side. */
export const order_detail = {
  completed: 'Order Completed!',
  earned: (amount: string) => `You earned ${amount} for this order. Great, job.`,
  submitted: 'Order Submitted!',
  waiting: (hunter: string) => `Please wait while ${hunter} review, then Accept or Decline.`,
  offerRejected: 'Sent Offer Rejected!',
  offerRejectedText: 'Ops!!! Sorry this job Request was Rejected by Hunter, Nice try.',
  offerSent: 'Offer Sent!',
  offerSentText: 'Job offer sent, Please wait for Hunter to Review and get back to you',
  submittedTitle: 'submitted projects Detail',
  awaitingReview: 'Awaiting Review',
  lateDelivery: 'Late Delivery',
  hunterCompleted: 'Order Completed',
} as const;
