/** Who is signed in, on this tab: the token in session storage, the person behind it, and the side that is in view. */
import { useState, useSyncExternalStore } from 'react';
import type { accounts, LoggedIn } from '#contract/accounts/accounts.ts';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { HUNTER, TALENT } from '#contract/profiles/profile.ts';
import * as paths from '#contract/site/paths.ts';
import { KEPT, OF_THE_DEVICE } from './kept-keys.ts';
import { createListeners } from './listeners.ts';

export type { Side };

type Me = Reply<typeof accounts.me>;

/** The signed-in person: what `me` and `login` answer, and the account types by name. */
export type Person = Known & { sides: Side[] };
type Known = Pick<Me, 'user' | 'user_profile' | 'user_account_types' | 'fee_percent'>;

export type Session = { token: string | null; person: Person | null; side: Side };

const { token: TOKEN, person: PERSON, side: SIDE } = KEPT;

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
    // A tab that stayed open over a new version asks again.
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

/** The session, for components: they follow every change of it. */
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

/** Starts the session from the answer of `login`. The side in view is the only one, or talent of two (rules 1). */
export function startSession(reply: LoggedIn): void {
  const person = toPerson(reply);
  write({ token: reply.token, person, side: person.sides[0] ?? 'talent' });
}

/** Goes on with another token of the same session. */
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
 * Without a network and without a token: the person whose last seen screens this device keeps is in view, and nothing can be
 * done in their name. It lasts as long as the page, and ends when the server can be asked.
 */
export function standIn(person: Person, side: Side): void {
  if (current.token === null) write({ token: null, person, side });
}

/** True while nobody is signed in and kept screens are in view. */
export function isStandIn(): boolean {
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
 * While the account is being deleted a refused token is no surprise: nobody is sent to the login page. Returns how to
 * undo that, for a deletion that was refused.
 */
export function expectEnd(): () => void {
  ending = true;
  return () => {
    ending = false;
  };
}

/** Forgets a token that the server refused. Does nothing when another token came meanwhile. */
export function expireSession(refusedToken: string): void {
  if (current.token !== refusedToken || ending) return;
  endSession();
  expiries.notify();
}

/** Calls back when the server refused the token; the router then goes to the login page. */
export const onSessionExpired = expiries.listen;

/** True from logout until the page is gone: what still arrives, or was typed a moment ago, is kept no more. */
export function isForgotten(): boolean {
  return forgotten;
}

/** Clears everything that this browser kept of a person and reloads the page (rule 9.5). */
export function forgetEverything(destination: string): void {
  forgotten = true;
  const chosen = OF_THE_DEVICE.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of chosen) if (value !== null) localStorage.setItem(key, value);
  location.replace(destination);
}
