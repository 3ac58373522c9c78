/** Applying for a job. */
export const bid = {
  pitch: 'Please write your pitch',
  acceptOrPrice: 'Please accept the price budget or enter your own price',
  priceToAccept: 'Please enter your price in whole naira',
  acceptPrice: "accept_price must be the job's price budget",
  priceMin: (min: string) => `Your price must be at least ${min}`,
  already: 'You have applied for this job already',
  own: 'You can not apply for your own job',
  rejectionReason: 'Please give a reason',
  anotherHired: 'Another talent was hired for this job',
  jobRemoved: 'The hunter took this job down',
  jobCalledOff: 'The hunter called this job off',
  decided: 'This application has been decided already',
} as const;
