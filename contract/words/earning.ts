/** The page of earnings. */
export const earning = {
  expected: 'Expected earning',
  netIncome: 'Net Income',
  withdrawn: 'Withdrawn',
  pendingClearance: 'Pending Clearance',
  available: 'Available for withdrawl',
} as const;
