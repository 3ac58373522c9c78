/** Lists and places that hold nothing. */
export const empty = {
  messages: 'No message available',
  notifications: 'No available notification',
  gigs: 'No Gig yet',
  gigsText: 'Gig data will display here',
  bids: 'No data',
  task: 'No Data',
  submittedJob: 'No submitted job',
  portfolio: 'No portfolio yet',
} as const;
