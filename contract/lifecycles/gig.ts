/** The life of a gig: a draft until it is published; a paused one keeps its page but is not found by others. */
import type { Step } from './lifecycle.ts';

export const gigStatuses = ['draft', 'live', 'paused'] as const;
export type GigStatus = (typeof gigStatuses)[number];

export const gigLifecycle = [
  { verb: 'publish', from: ['draft', 'paused'], to: 'live', by: ['owner'], tells: [] },
  { verb: 'pause', from: ['live'], to: 'paused', by: ['owner'], tells: [] },
] as const satisfies readonly Step<GigStatus, 'owner', never>[];

export type GigVerb = (typeof gigLifecycle)[number]['verb'];
export const gigVerbs = gigLifecycle.map((step) => step.verb);
