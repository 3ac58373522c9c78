/** A talent's qualifications: education, certifications, skills with a level, languages (rules 9.6, 10, 11, 12). */
import * as z from 'zod/mini';
import { byId, done, id, name, optionalText, success, text, wholeNumber } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';

export const FIRST_YEAR = 1960;
/** At most this many of each per person. */
export const QUALIFICATIONS_MAX = 50;
/** Maximum characters in an institution, a certificate or its issuer, and in a certificate's description. */
export const QUALIFICATION_MAX = 120;
export const CERTIFICATE_TEXT_MAX = 500;

/** A year; the server checks against its clock that it is not in the future. */
const year = (required: string) =>
  wholeNumber(FIRST_YEAR, 9999, words.profiles.qualificationErrors.yearRange, required);
const countryId = z
  .string({ error: words.profiles.qualificationErrors.country })
  .check(z.regex(/^[A-Z]{2}$/, words.profiles.qualificationErrors.country));

/** `title` is the institution's name. `to_year` must not be before `from_year`; neither may lie in the future. */
export const educationForm = z.strictObject({
  title: name(QUALIFICATION_MAX, words.profiles.qualificationErrors.institution),
  country_id: countryId,
  from_year: year(words.profiles.qualificationErrors.fromYear),
  to_year: year(words.profiles.qualificationErrors.toYear),
});

export const education = z.object({
  id,
  title: z.string(),
  country: z.object({ id: z.string(), name: z.string() }),
  country_id: z.string(),
  from_year: z.int(),
  to_year: z.int(),
});

/** An empty `description` is stored as the default text for a certificate. */
export const certificationForm = z.strictObject({
  title: name(QUALIFICATION_MAX, words.profiles.qualificationErrors.certificate),
  conferring_organization: name(QUALIFICATION_MAX, words.profiles.qualificationErrors.organization),
  description: z.optional(optionalText(CERTIFICATE_TEXT_MAX)),
  country_id: z.optional(z.nullable(countryId)),
  year: year(words.profiles.qualificationErrors.year),
  to_year: z.optional(z.nullable(year(words.profiles.qualificationErrors.toYear))),
});

export const certification = z.object({
  id,
  title: z.string(),
  conferring_organization: z.string(),
  description: z.string(),
  country_id: z.nullable(z.string()),
  year: z.int(),
  to_year: z.nullable(z.int()),
});

export const proficiencies = ['Beginner', 'Intermediate', 'Advance'] as const;
export const proficiency = z.enum(proficiencies, { error: words.profiles.qualificationErrors.skillLevel });

export const userSkill = z.object({ skillId: id, name: z.string(), proficiency });

/** Accepts `skills` as JSON text or as a list (rule 10.2). */
function textOrList<S extends z.ZodMiniType>(list: S) {
  return z.pipe(
    z.pipe(
      z.union([z.string().check(z.maxLength(20_000)), z.array(z.unknown())], {
        error: words.profiles.qualificationErrors.none,
      }),
      z.transform((value: string | unknown[]) => (typeof value === 'string' ? parseList(value) : value)),
    ),
    list,
  );
}

function parseList(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const skillEntries = z
  .array(z.strictObject({ skillId: id, proficiency }), { error: words.profiles.qualificationErrors.none })
  .check(
    z.minLength(1, words.profiles.qualificationErrors.none),
    z.maxLength(QUALIFICATIONS_MAX, words.profiles.qualificationErrors.tooMany),
  );

export const languageLevels = ['Basic', 'Conversational', 'Fluent', 'Native'] as const;
export const languageLevel = z.enum(languageLevels, {
  error: words.profiles.qualificationErrors.languageLevel,
});
/** ISO 639: `yo`, `ha`, or three letters where there is no shorter code, such as `pcm`. */
export const languageId = z
  .string({ error: words.profiles.qualificationErrors.language })
  .check(z.regex(/^[a-z]{2,3}$/, words.profiles.qualificationErrors.language));
const byLanguageId = z.strictObject({ id: languageId });

export const userLanguage = z.object({ languageId, name: z.string(), proficiency: languageLevel });

const languageEntries = z
  .array(z.strictObject({ languageId, proficiency: languageLevel }), {
    error: words.profiles.qualificationErrors.none,
  })
  .check(
    z.minLength(1, words.profiles.qualificationErrors.none),
    z.maxLength(QUALIFICATIONS_MAX, words.profiles.qualificationErrors.tooMany),
  );

export const educations = {
  list: endpoint({
    method: 'GET',
    path: 'education',
    who: 'person',
    tags: ['profile'],
    summary: 'The own education, latest first.',
    reply: z.object({ success, educations: z.array(education) }),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: 'education/store',
    who: 'person',
    changes: ['profile'],
    summary: 'Adds an education to the own profile.',
    body: educationForm,
    reply: z.object({ success, education }),
    errors: [409],
  }),
  update: endpoint({
    method: 'PUT',
    path: 'education/:id',
    who: 'person',
    changes: ['profile'],
    summary: 'Changes an own education.',
    params: byId,
    body: educationForm,
    reply: z.object({ success, education }),
    errors: [404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'education/:id',
    who: 'person',
    changes: ['profile'],
    summary: 'Removes an own education.',
    params: byId,
    reply: done,
    errors: [404],
  }),
};

export const certifications = {
  list: endpoint({
    method: 'GET',
    path: 'certification',
    who: 'person',
    tags: ['profile'],
    summary: 'The own certifications, latest first.',
    reply: z.object({ success, certifications: z.array(certification) }),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: 'certification/store',
    who: 'person',
    changes: ['profile'],
    summary: 'Adds a certification to the own profile.',
    body: certificationForm,
    reply: z.object({ success, certification }),
    errors: [409],
  }),
  update: endpoint({
    method: 'PUT',
    path: 'certification/:id',
    who: 'person',
    changes: ['profile'],
    summary: 'Changes an own certification.',
    params: byId,
    body: certificationForm,
    reply: z.object({ success, certification }),
    errors: [404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'certification/:id',
    who: 'person',
    changes: ['profile'],
    summary: 'Removes an own certification.',
    params: byId,
    reply: done,
    errors: [404],
  }),
};

export const userSkills = {
  list: endpoint({
    method: 'GET',
    path: 'skill/getalluserskills',
    who: 'person',
    tags: ['profile'],
    summary: 'The own skills with their levels, by name.',
    reply: z.object({ success, skills: z.array(userSkill) }),
    errors: [],
  }),
  attach: endpoint({
    method: 'POST',
    path: 'skill/attachskilltouser',
    who: 'person',
    changes: ['profile'],
    summary: 'Adds skills to the own profile, or changes their levels.',
    body: z.strictObject({ skills: textOrList(skillEntries) }),
    reply: z.object({ success, skills: z.array(userSkill) }),
    errors: [409],
  }),
  detach: endpoint({
    method: 'DELETE',
    path: 'skill/detachskill/:id',
    who: 'person',
    changes: ['profile'],
    summary: 'Takes a skill off the own profile; the rest is answered.',
    params: byId,
    reply: z.object({ success, skills: z.array(userSkill) }),
    errors: [404],
  }),
};

export const languages = {
  list: endpoint({
    method: 'GET',
    path: 'language',
    who: 'anyone',
    tags: ['catalogue'],
    summary: 'All living languages, by name; with `search` the twenty best whose name holds it.',
    query: z.strictObject({ search: z.optional(text(60)) }),
    reply: z.object({ success, languages: z.array(z.object({ id: languageId, name: z.string() })) }),
    errors: [],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: 'language/getalluserlanguages',
    who: 'person',
    tags: ['profile'],
    summary: 'The own languages with their levels, by name.',
    reply: z.object({ success, languages: z.array(userLanguage) }),
    errors: [],
  }),
  attach: endpoint({
    method: 'POST',
    path: 'language/attachlanguagetouser',
    who: 'person',
    changes: ['profile'],
    summary: 'Adds languages to the own profile, or changes their levels.',
    body: z.strictObject({ languages: textOrList(languageEntries) }),
    reply: z.object({ success, languages: z.array(userLanguage) }),
    errors: [409],
  }),
  detach: endpoint({
    method: 'DELETE',
    path: 'language/detachlanguage/:id',
    who: 'person',
    changes: ['profile'],
    summary: 'Takes a language off the own profile; the rest is answered.',
    params: byLanguageId,
    reply: z.object({ success, languages: z.array(userLanguage) }),
    errors: [404],
  }),
};
