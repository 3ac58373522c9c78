/** A talent's request for more time (rules, 2): open until it is answered, withdrawn, lapses or is overtaken. */
import * as z from 'zod/mini';
import { type Act, jobFacts } from './act.ts';
import type { ExtensionStatus, JobStatus } from './statuses.ts';

/** Days to answer a request for more time before it lapses. */
export const EXTENSION_LAPSES_AFTER_DAYS = 2;

const facts = z.object({ ...jobFacts, days: z.int(), reason: z.optional(z.string()) });
const closes = { closes: ['extension'] } as const;

/** `from` is the status of the order. */
export const extensionActs = {
  'request-extension': {
    from: ['active'],
    to: 'same',
    part: { from: ['none', 'granted', 'refused', 'withdrawn', 'lapsed', 'dropped'], to: 'open' },
    by: ['talent'],
    guard: 'mayRequestExtension',
    facts: z.object({
      ...jobFacts,
      days: z.int(),
      reason: z.optional(z.string()),
      until: z.optional(z.string()),
    }),
    waits: { opens: 'extension' },
    news: 'work',
    notify: { hunter: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  'grant-extension': {
    from: ['active'],
    to: 'same',
    part: { from: ['open'], to: 'granted' },
    by: ['hunter'],
    asks: 'answer-extension',
    guard: 'extensionInTime',
    facts,
    waits: closes,
    news: 'work',
    notify: { talent: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  'refuse-extension': {
    from: ['active'],
    to: 'same',
    part: { from: ['open'], to: 'refused' },
    by: ['hunter'],
    guard: 'extensionInTime',
    facts,
    waits: closes,
    news: 'work',
    notify: { talent: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  'withdraw-extension': {
    from: ['active'],
    to: 'same',
    part: { from: ['open'], to: 'withdrawn' },
    by: ['talent'],
    guard: 'extensionInTime',
    facts,
    waits: closes,
    news: 'work',
    notify: { hunter: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  'lapse-extension': {
    from: ['active'],
    to: 'same',
    part: { from: ['open'], to: 'lapsed' },
    by: ['clock'],
    afterDays: EXTENSION_LAPSES_AFTER_DAYS,
    facts,
    waits: closes,
    news: 'work',
    notify: { hunter: 'order', talent: 'order' },
    inHistory: true,
    inConversation: 'always',
  },
  /** Overtaken by another act: the work was submitted, or the order disputed or cancelled. */
  'drop-extension': {
    from: ['active'],
    to: 'same',
    part: { from: ['open'], to: 'dropped' },
    by: ['clock'],
    facts,
    writesNoEvent: true,
  },
} as const satisfies Record<string, Act<JobStatus, ExtensionStatus>>;
