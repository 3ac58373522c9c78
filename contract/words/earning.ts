/** The page of earnings. */
export const earning = {
  heading: 'Earning',
  expected: 'Expected earning',
  netIncome: 'Net Income',
  withdrawn: 'Withdrawn',
  pendingClearance: 'Pending Clearance',
  available: 'Available for withdrawl',
} as const;
