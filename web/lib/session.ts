/** Who is signed in, on this tab: the token in session storage, the person behind it, and the side that is in view. */
import { useState, useSyncExternalStore } from 'react';
import type { accounts, LoggedIn } from '#contract/accounts/accounts.ts';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { HUNTER, TALENT } from '#contract/profiles/profile.ts';
import * as paths from '#contract/site/paths.ts';
import { DEVICE_KEYS, STORAGE_KEYS } from './kept-keys.ts';
import { createListeners } from './listeners.ts';

export type { Side };

type Me = Reply<typeof accounts.me>;

/** The signed-in person: the answer of `me` and `login`, with the account types by name. */
export type Person = Known & { sides: Side[] };
type Known = Pick<Me, 'user' | 'user_profile' | 'user_account_types' | 'fee_percent'>;

export type Session = { token: string | null; person: Person | null; side: Side };

const { token: TOKEN, person: PERSON, side: SIDE } = STORAGE_KEYS;

const changes = createListeners();
const expiries = createListeners();
let current: Session = read();
let forgotten = false;
let ending = false;

function read(): Session {
  const token = sessionStorage.getItem(TOKEN);
  const person = token === null ? null : parsePerson(sessionStorage.getItem(PERSON));
  const side = sessionStorage.getItem(SIDE) === 'hunter' ? 'hunter' : 'talent';
  return { token, person, side };
}

function parsePerson(text: string | null): Person | null {
  if (!text) return null;
  try {
    const person = JSON.parse(text) as Person;
    // A person stored by an older version of the app is fetched again.
    return typeof person.fee_percent === 'number' ? person : null;
  } catch {
    return null;
  }
}

function write(next: Session) {
  current = next;
  keep(TOKEN, next.token);
  keep(PERSON, next.token && next.person && JSON.stringify(next.person));
  keep(SIDE, next.side);
  changes.notify();
}

function keep(key: string, value: string | null) {
  if (forgotten) return;
  if (value === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, value);
}

function toPerson(me: Known): Person {
  const types = me.user_account_types.map((type) => type.accounttypeId);
  const sides: Side[] = [];
  if (types.includes(TALENT)) sides.push('talent');
  if (types.includes(HUNTER)) sides.push('hunter');
  const { user, user_profile, user_account_types, fee_percent } = me;
  return { user, user_profile, user_account_types, fee_percent, sides };
}

/** The session as it is now, for code outside components. */
export function getSession(): Session {
  return current;
}

/** The session, for components, which re-render on every change. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession);
}

/** Calls back after every change of the session; returns a function to stop it. */
export const subscribeSession = changes.listen;

/** The signed-in person, for screens behind the guard. While such a screen unmounts after logout, it is still the previous one. */
export function usePerson(): Person {
  const { person } = useSession();
  const [first] = useState(person);
  const known = person ?? first;
  if (!known) throw new Error('usePerson is for screens behind the guard');
  return known;
}

/** Starts the session from the reply of `login`. The side in view is the only one the person has; with both it is the talent's (rules 1). */
export function startSession(reply: LoggedIn): void {
  const person = toPerson(reply);
  write({ token: reply.token, person, side: person.sides[0] ?? 'talent' });
}

/** Continues the session with a new token. */
export function renewSession(token: string): void {
  write({ ...current, token });
}

/** Takes a fresh answer of `me`; also after the profile was saved, so that the new account type counts at once. */
export function rememberPerson(me: Known): void {
  const person = toPerson(me);
  const side = person.sides.includes(current.side) ? current.side : (person.sides[0] ?? 'talent');
  write({ ...current, person, side });
}

/**
 * Offline and without a token: shows the person whose last seen screens this device stores, without any action in their name. Lasts
 * until the page is left or the server can be reached.
 */
export function showLastSeenPerson(person: Person, side: Side): void {
  if (current.token === null) write({ token: null, person, side });
}

/** True while nobody is signed in and stored screens are in view. */
export function isShowingLastSeen(): boolean {
  return current.token === null && current.person !== null;
}

/** Puts the hunter's or the talent's side in view; only for a person who has both. */
export function switchSide(side: Side): void {
  write({ ...current, side });
}

/** Where a person goes after login or after a profile update (rule 9.3). */
export function homeOf(person: Person): typeof paths.setUp | typeof paths.profile | typeof paths.ownJobs {
  if (!person.user_profile) return paths.setUp;
  return person.sides.length === 1 && person.sides[0] === 'hunter' ? paths.ownJobs : paths.profile;
}

/** Forgets who is signed in on this tab, without leaving the screen: for an action that ended the session on the server. */
export function endSession(): void {
  write({ token: null, person: null, side: 'talent' });
}

/**
 * Call before deleting the account: a refused token then no longer leads to the login page. Returns a function that
 * undoes this, for a refused deletion.
 */
export function expectEnd(): () => void {
  ending = true;
  return () => {
    ending = false;
  };
}

/** Forgets a token that the server refused. Does nothing when the tab already has another token. */
export function expireSession(refusedToken: string): void {
  if (current.token !== refusedToken || ending) return;
  endSession();
  expiries.notify();
}

/** Calls back when the server refused the token; the router then goes to the login page. */
export const onSessionExpired = expiries.listen;

/** True from logout until the page is left: what arrives or was typed meanwhile is not stored any more. */
export function isForgotten(): boolean {
  return forgotten;
}

/** Clears everything that this browser kept of a person and reloads the page (rule 9.5). */
export function forgetEverything(destination: string): void {
  forgotten = true;
  const chosen = DEVICE_KEYS.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of chosen) if (value !== null) localStorage.setItem(key, value);
  location.replace(destination);
}
