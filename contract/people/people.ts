/** People as others see them, and what a new talent's profile still lacks (rules 9.6, 9.16, 10). */
import * as z from 'zod/mini';
import { byId, id, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { gigCard, gigOwner } from '../gigs/gigs.ts';
import { certification, education, userLanguage, userSkill } from '../profiles/qualifications.ts';

/** What everybody who is signed in may see of a person: never address, phone number or account types. */
const publicProfile = z.extend(gigOwner, {
  /** How many orders of theirs were accepted. */
  orders_completed: z.int(),
  past_work: z.int(),
  userdetail: z.nullable(
    z.object({
      userId: id,
      firstname: z.string(),
      lastname: z.string(),
      storyLine: z.nullable(z.string()),
      description: z.nullable(z.string()),
      profile_image: z.nullable(z.string()),
      countryId: z.string(),
      country: z.string(),
    }),
  ),
  educations: z.array(education),
  certifications: z.array(certification),
  skills: z.array(userSkill),
  languages: z.array(userLanguage),
  /** Up to twenty live gigs; all of them: `gig/getusergigs`. */
  gigs: z.array(gigCard),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** The steps of a profile that is worth hiring, in the order in which they are offered. */
export const checklistSteps = [
  'picture',
  'storyline',
  'description',
  'skill',
  'language',
  'education',
  'past-work',
  'gig',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

export const people = {
  get: endpoint({
    method: 'GET',
    path: 'getuser/:id',
    who: 'person',
    tags: ['profile'],
    summary: 'The public profile of a person.',
    params: byId,
    reply: z.object({ success, users: publicProfile }),
    errors: [404],
  }),
  checklist: endpoint({
    method: 'GET',
    path: 'profile/checklist',
    who: 'talent',
    tags: ['profile'],
    summary: 'What the own profile has and still lacks.',
    reply: z.object({
      success,
      steps: z.array(z.object({ step: z.enum(checklistSteps), done: z.boolean() })),
    }),
    errors: [],
  }),
};
