/** Who may use which side: makes sure the person is known, has a profile and holds the side. */
import { redirect } from '@tanstack/react-router';
import { accounts } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { getSession, type Person, rememberPerson, type Side, switchSide } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';

/** The person does not hold this side: the address stays, and the screen says so. */
export class WrongSide extends Error {
  override readonly name = 'WrongSide';
}

/**
 * For `beforeLoad` behind the guard. Switches a person with both sides to this one and notifies them, but not on a preload.
 * Throws a redirect to /updateProfile, or `WrongSide`.
 */
export async function enterSide(side: Side, { preload }: { preload: boolean }): Promise<void> {
  const person = await knownPerson();
  if (!person.user_profile) throw redirect({ href: paths.setUp });
  if (!person.sides.includes(side)) throw new WrongSide();
  if (preload || getSession().side === side) return;
  switchSide(side);
  notify.good(words.shell.sideNow[side]);
}

/** The person behind the token; asked of the API when this tab does not know them yet. */
export async function knownPerson(): Promise<Person> {
  const { person } = getSession();
  if (person) return person;
  rememberPerson(await call(accounts.me));
  return getSession().person as Person;
}

/** The side whose shell a public screen gets; null for visitors and for people without a profile. */
export async function shellOf(): Promise<Side | null> {
  const { token, person: known } = getSession();
  if (!token && !known) return null;
  try {
    const person = await knownPerson();
    return person.user_profile ? getSession().side : null;
  } catch {
    return null;
  }
}
