/** Acts on accounts and what belongs to them, and the platform's own announcements. */
import * as z from 'zod/mini';
import { type Act, jobFacts, noFacts } from './act.ts';

const operator = ['operator'] as const;
const ownSide = ['hunter', 'talent'] as const;
const withReason = z.object({ reason: z.optional(z.nullable(z.string())) });
const aboutOrder = z.object(jobFacts);
const always = { from: ['none'], to: 'same' } as const;

export const accountActs = {
  register: { from: ['none'], to: 'open', by: ['anyone'], facts: noFacts, writesNoEvent: true },
  suspend: { from: ['open'], to: 'suspended', by: operator, facts: withReason },
  restore: { from: ['suspended'], to: 'open', by: operator, facts: withReason },
  delete: { from: ['open'], to: 'deleted', by: ownSide, facts: noFacts },
  'forgot-password': { from: ['open'], to: 'same', by: ['anyone'], facts: noFacts },
  'new-device': {
    from: ['open'],
    to: 'same',
    by: ['anyone'],
    facts: z.object({ paused_until: z.nullable(z.string()) }),
    news: 'money',
    notify: { hunter: 'security', talent: 'security' },
    ownMail: true,
  },
} as const satisfies Record<string, Act<'open' | 'suspended' | 'deleted'>>;

export const operatorActs = {
  grant: { ...always, by: operator, facts: noFacts },
  revoke: { ...always, by: operator, facts: noFacts },
} as const satisfies Record<string, Act>;

export const profileActs = {
  change: { ...always, by: ownSide, facts: noFacts },
} as const satisfies Record<string, Act>;

export const bankAccountActs = {
  add: {
    ...always,
    by: ownSide,
    facts: z.object({ bank_name: z.string(), usable_at: z.nullable(z.string()) }),
    news: 'money',
    notify: { hunter: 'bank-accounts', talent: 'bank-accounts' },
    ownMail: true,
  },
} as const satisfies Record<string, Act>;

export const policyActs = {
  publish: {
    ...always,
    by: operator,
    facts: z.object({
      policy_id: z.int(),
      service_fee: z.string(),
      talent_share: z.string(),
      platform_share: z.string(),
      delay_deduction: z.string(),
      effective_on: z.string(),
    }),
    news: 'money',
    notify: { hunter: 'fees', talent: 'fees' },
  },
} as const satisfies Record<string, Act>;

/** The other party of an open order was suspended or restored: the order's money is held or moves again. */
const ofParty = { ...always, by: operator, facts: aboutOrder, news: 'money', inHistory: true } as const;
const notifiesTalent = { ...ofParty, notify: { talent: 'order' } } as const;
const notifiesHunter = { ...ofParty, notify: { hunter: 'order' } } as const;

export const hunterActs = {
  suspend: notifiesTalent,
  restore: notifiesTalent,
} as const satisfies Record<string, Act>;

export const talentActs = {
  suspend: notifiesHunter,
  restore: notifiesHunter,
} as const satisfies Record<string, Act>;

export const trackerActs = {
  track: {
    ...always,
    by: ['hunter'],
    facts: z.object({ ...jobFacts, job_id: z.string() }),
    news: 'tracker',
    notify: { talent: 'board' },
    canWait: true,
  },
} as const satisfies Record<string, Act>;
