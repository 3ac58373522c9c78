/** Agreements: dates, terms, withdrawing. */
export const agreement = {
  startDate: 'Please choose the start date',
  endDate: 'Please choose the end date',
  endBeforeStart: 'The end date must not be before the start date',
  startInPast: 'The start date must not be in the past',
  tooFar: 'An agreement may last 2 years at most',
  terms: 'Please write the terms',
  termsBox: 'I hereby accept all the terms and conditions as stated in the job brief.',
  notThisBid: 'This is not the bid of that talent for this job',
  jobTypeDiffers: 'job_type differs from the job',
  declineReason: 'Please give a reason',
} as const;
