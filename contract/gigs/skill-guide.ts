/** Help for writing a job of a skill: lines to start the brief with, and what gigs of the skill cost. */
import * as z from 'zod/mini';
import { SKILL_MAX } from '../catalogue/catalogue.ts';
import { naira, success, text } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';

export const skillGuide = {
  get: endpoint({
    method: 'GET',
    path: 'skill/guide',
    who: 'anyone',
    tags: ['gigs'],
    summary:
      'Lines to start a job brief of this skill from, and from which prices its newest live gigs start. 404 for an unknown skill.',
    query: z.strictObject({ skill: text(SKILL_MAX, words.jobs.errors.skill) }),
    reply: z.object({
      success,
      template: z.object({ need: z.string(), audience: z.string(), must: z.string() }),
      /** 90 % of its gigs start between `low` and `high`, half of them between `half_low` and `half_high`; null below five gigs. */
      prices: z.nullable(z.object({ low: naira, half_low: naira, half_high: naira, high: naira })),
    }),
    errors: [404],
  }),
};
