/** A job's status and what its parties can do with it: all that orders need from jobs. */
import * as z from 'zod/mini';
import type { VerbBy } from '../acts/all.ts';
import { jobStatuses } from '../acts/statuses.ts';

export const jobStatus = z.enum(jobStatuses);
export type JobVerb = VerbBy<'job', 'hunter' | 'talent'>;
/** What a party can do; names only, because the browser does not need the act tables. */
export const jobVerb = z.enum([
  ...['edit', 'delete', 'offer', 'accept-offer', 'decline-offer', 'withdraw', 'leave', 'call-off', 'pay'],
  ...['start', 'submit-milestone', 'decline-milestone', 'submit', 'decline', 'accept', 'cancel', 'waive'],
  ...['open-file', 'ask-questions', 'answer-question', 'judge-item', 'review', 'invite', 'uninvite'],
  ...['request-extension', 'grant-extension', 'refuse-extension', 'withdraw-extension'],
  ...['dispute', 'answer-dispute', 'withdraw-dispute', 'propose-settlement', 'accept-settlement'],
] as const satisfies readonly JobVerb[]);
