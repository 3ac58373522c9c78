/** A person's profile and the two types of account. */
import * as z from 'zod/mini';
import { id, timestamp } from '../core/common.ts';

export const HUNTER = 1;
export const TALENT = 2;
/** Maximum number of characters in a first or last name. */
export const NAME_MAX = 50;
export const STORYLINE_MAX = 160;
export const ABOUT_MAX = 2000;

export const genders = ['Male', 'Female'] as const;

/** The caller's profile; it has no `accounttypeId`, see `user_account_types`. */
export const profile = z.object({
  userId: id,
  firstname: z.string(),
  lastname: z.string(),
  gender: z.enum(genders),
  phone_number: z.string(),
  countryId: z.string(),
  country: z.string(),
  stateId: z.string(),
  state: z.string(),
  storyline: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Path under `/`: `images/profiles/<name>`; or null. */
  profile_image: z.nullable(z.string()),
  created_at: timestamp,
});
