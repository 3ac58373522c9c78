/** The life of an invitation to a job: open until it is withdrawn; it can be sent again. */
import * as z from 'zod/mini';
import { type Act, jobFacts } from './act.ts';
import type { JobStatus } from './statuses.ts';

export type InvitationStatus = 'open' | 'withdrawn';

/** `from` is the status of the job. */
export const invitationActs = {
  invite: {
    from: ['bidding'],
    to: 'same',
    part: { from: ['none', 'withdrawn'], to: 'open' },
    by: ['hunter'],
    facts: z.object(jobFacts),
    news: 'invitations',
    notify: { talent: 'job' },
  },
  uninvite: {
    from: ['bidding'],
    to: 'same',
    part: { from: ['open'], to: 'withdrawn' },
    by: ['hunter'],
    facts: z.object(jobFacts),
  },
} as const satisfies Record<string, Act<JobStatus, InvitationStatus>>;
