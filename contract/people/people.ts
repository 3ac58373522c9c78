/** People as others see them, and what a new talent's profile is missing (rules 9.6, 9.16, 10). */
import * as z from 'zod/mini';
import { byId, id, replySpeed, success, text } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { gigCard } from '../gigs/cards.ts';
import { gigOwner } from '../gigs/gigs.ts';
import { NAME_MAX } from '../profiles/profile.ts';
import { certification, education, userLanguage, userSkill } from '../profiles/qualifications.ts';

/** What everyone may see of a person; never their address, phone number or account types. */
const publicProfile = z.extend(gigOwner, {
  /** Number of their accepted orders. */
  orders_completed: z.int(),
  past_work: z.int(),
  replies: replySpeed,
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
  /** Up to twenty live gigs; `gig/getusergigs` lists all. */
  gigs: z.array(gigCard),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** The steps to a complete profile, in the order they are suggested. */
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

/** A talent in a hunter's search by name. */
export const foundTalent = z.object({
  id,
  name: z.string(),
  storyline: z.nullable(z.string()),
  profile_image: z.nullable(z.string()),
});
export type FoundTalent = z.infer<typeof foundTalent>;

export const people = {
  get: endpoint({
    method: 'GET',
    path: 'getuser/:id',
    who: 'anyone',
    tags: ['profile'],
    summary: 'The public profile of a person.',
    params: byId,
    reply: z.object({ success, users: publicProfile }),
    errors: [404],
  }),
  findTalents: endpoint({
    method: 'GET',
    path: 'people/talents',
    who: 'hunter',
    tags: ['profile'],
    summary: 'Up to ten talents whose account name, first or last name begins with these letters, by name.',
    query: z.strictObject({ name: text(NAME_MAX) }),
    reply: z.object({ success, talents: z.array(foundTalent) }),
    errors: [],
    throttle: 'search',
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
