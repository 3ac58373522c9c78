/** Profiles: how a person appears to others, and the lists the form needs (rules 9.4, 10, 11, 12). */
import * as z from 'zod/mini';
import { name, optionalText, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { PICTURES, PROFILE_IMAGE_MAX_BYTES } from '../core/files.ts';
import { words } from '../words.ts';
import { ABOUT_MAX, genders, HUNTER, NAME_MAX, profile, STORYLINE_MAX, TALENT } from './profile.ts';

const accounttypeId = z.pipe(
  z.union([z.string({ error: words.profiles.fixed.accountType }), z.int()], {
    error: words.profiles.fixed.accountType,
  }),
  z.pipe(
    z.transform((value: string | number) => String(value)),
    z.pipe(
      z.enum(['1', '2'], { error: words.profiles.fixed.accountType }),
      z.transform((value: '1' | '2') => (value === '1' ? HUNTER : TALENT)),
    ),
  ),
);

/** Step 1 of /updateProfile. */
export const personalInfo = {
  firstname: name(NAME_MAX, words.profiles.fixed.firstName),
  lastname: name(NAME_MAX, words.profiles.fixed.lastName),
  gender: z.enum(genders, { error: words.profiles.fixed.gender }),
  phone_number: z
    .string({ error: words.profiles.fixed.phone })
    .check(
      z.trim(),
      z.minLength(1, words.profiles.fixed.phone),
      z.regex(/^\+?[0-9][0-9 ()-]{5,18}$/, words.profiles.errors.phoneInvalid),
    ),
};

/** Step 2 of /updateProfile. `accounttypeId` adds that type (rules 1). */
const addressAndStatus = {
  countryId: z
    .string({ error: words.profiles.fixed.country })
    .check(
      z.trim(),
      z.minLength(1, words.profiles.fixed.country),
      z.maxLength(25, words.common.errors.tooLong(25)),
    ),
  stateId: z
    .string({ error: words.profiles.fixed.state })
    .check(
      z.trim(),
      z.minLength(1, words.profiles.fixed.state),
      z.maxLength(25, words.common.errors.tooLong(25)),
    ),
  accounttypeId,
};

export const profileForm = z.strictObject({ ...personalInfo, ...addressAndStatus });

/** Any part of the profile; a person's first call must contain all of `profileForm`. */
export const profileChanges = z.strictObject({
  firstname: z.optional(personalInfo.firstname),
  lastname: z.optional(personalInfo.lastname),
  gender: z.optional(personalInfo.gender),
  phone_number: z.optional(personalInfo.phone_number),
  countryId: z.optional(addressAndStatus.countryId),
  stateId: z.optional(addressAndStatus.stateId),
  accounttypeId: z.optional(accounttypeId),
  storyline: z.optional(optionalText(STORYLINE_MAX)),
  description: z.optional(optionalText(ABOUT_MAX)),
});

const listItem = z.object({ key: z.string(), name: z.string() });

export const profiles = {
  save: endpoint({
    method: 'POST',
    path: 'updateorcreateprofile',
    who: 'person',
    changes: ['profile'],
    summary:
      'Creates or changes the own profile, as JSON or multipart with `profile_image` (2 MB, png/jpeg/webp).',
    body: profileChanges,
    upload: {
      field: 'profile_image',
      maxBytes: PROFILE_IMAGE_MAX_BYTES,
      kinds: PICTURES,
      required: false,
      tooLarge: words.profiles.errors.pictureTooLarge,
    },
    reply: z.object({
      success,
      userdetail: profile,
      useraccounttype: z.array(z.object({ accounttypeId: z.int() })),
    }),
    errors: [413, 415],
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: 'profile/image',
    who: 'person',
    changes: ['profile'],
    summary: 'Takes the picture off the own profile.',
    reply: z.object({ success, userdetail: profile }),
    errors: [404],
  }),
  countries: endpoint({
    method: 'GET',
    path: 'get_countries',
    who: 'anyone',
    tags: ['catalogue'],
    summary: 'All countries: our markets, then the rest by name.',
    reply: z.object({ success, list: z.array(listItem) }),
    errors: [],
  }),
  states: endpoint({
    method: 'GET',
    path: 'get_states/:countryId',
    who: 'anyone',
    tags: ['catalogue'],
    summary: 'The states of a country; a country without any answers itself as the only one.',
    params: z.strictObject({ countryId: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
    reply: z.object({ success, list: z.array(listItem) }),
    errors: [404],
  }),
};
