/** More time, and waived misses. */
export const deadline = {
  days: 'From 1 to 60 days',
  reason: 'Please say why, in at least 10 characters',
  open: 'Your request for more time is waiting for an answer already',
  used: 'More time was asked for three times already',
  noneOpen: 'There is no request for more time to answer',
  notMissed: 'This milestone is not missed',
  requested: 'More time asked for',
  granted: 'More time granted',
  refused: 'The dates stay as they are',
  withdrawn: 'The request is taken back',
  waived: 'The penalty is waived',
  lapses: (moment: string) => `Without an answer the request lapses on ${moment}.`,
} as const;
