/** The life of a gig: a draft until published; a paused gig keeps its page but others cannot find it. */
import * as z from 'zod/mini';
import type { Act } from './act.ts';

export const gigStatuses = ['draft', 'live', 'paused'] as const;
export type GigStatus = (typeof gigStatuses)[number];

const facts = z.object({ title: z.string() });
const by = ['talent'] as const;

export const gigActs = {
  create: { from: ['none'], to: 'draft', by, facts },
  change: { from: gigStatuses, to: 'same', by, facts },
  publish: { from: ['draft', 'paused'], to: 'live', by, guard: 'hasGallery', facts },
  pause: { from: ['live'], to: 'paused', by, facts },
  remove: { from: gigStatuses, to: 'same', by, facts },
  // Nobody is notified: a gig has no second party.
} as const satisfies Record<string, Act<GigStatus> & { notify?: never }>;
