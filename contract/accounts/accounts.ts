/** The signed-in person's own account (rule 9.3). */
import * as z from 'zod/mini';
import { done, id, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { languages } from '../core/languages.ts';
import { profile } from '../profiles/profile.ts';

const accountType = z.object({ id: z.int(), name: z.string() });
const userAccountType = z.object({ accounttypeId: z.int() });

/** The person behind the token, with everything the app needs to know where to go (rule 9.3). */
export const self = {
  user: z.object({ id, name: z.string(), email: z.string(), created_at: timestamp }),
  user_profile: z.nullable(profile),
  general_account_types: z.array(accountType),
  user_account_types: z.array(userAccountType),
  /** The service fee in force, in percent of what a talent earns; an agreement keeps the one it was made under. */
  fee_percent: z.number(),
  /** The language the person chose; null before the first choice. */
  language: z.nullable(z.enum(languages)),
};

/** The reply of every way to sign in. */
export const loggedIn = z.object({ success, token: z.string(), ...self });
export type LoggedIn = z.infer<typeof loggedIn>;

const languageForm = z.strictObject({ language: z.enum(languages) });

export const accounts = {
  me: endpoint({
    method: 'GET',
    path: 'me',
    who: 'person',
    tags: ['profile'],
    summary: 'The person behind the token, as login answers it.',
    reply: z.object({ success, ...self }),
    errors: [],
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: 'language',
    who: 'person',
    changes: [],
    summary: 'Keeps the language of the person: mails are written in it, and other devices take it up.',
    body: languageForm,
    reply: done,
    errors: [],
  }),
  logout: endpoint({
    method: 'POST',
    path: 'logout',
    who: 'person',
    changes: [],
    summary: 'Ends the token that was sent.',
    reply: done,
    errors: [],
  }),
};
