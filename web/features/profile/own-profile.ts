/** One's own profile in the cache: read, updated at once, and saved. */
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type PublicProfile, people } from '#contract/people/people.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import type { certification, education } from '#contract/profiles/qualifications.ts';
import { words } from '#contract/words.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { rememberPerson, usePerson } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';

export type Education = z.infer<typeof education>;
export type Certification = z.infer<typeof certification>;
/** The part of the profile's look to edit first. */
export type LookPart = 'picture' | 'storyline' | 'description';

type Change = (profile: PublicProfile) => Partial<PublicProfile>;

/** Applies a change from the server's reply to the cached profile. */
export function usePutProfile(): (change: Change) => void {
  const client = useQueryClient();
  const { user } = usePerson();
  const { queryKey } = callOptions(people.get, { params: { id: user.id } });
  return (change) =>
    client.setQueryData(
      queryKey,
      (known) => known && { ...known, users: { ...known.users, ...change(known.users) } },
    );
}

/** Replaces the entry with the same id, or adds it at the beginning. */
export function withEntry<Entry extends { id: string }>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.some(({ id }) => id === entry.id)
    ? list.map((one) => (one.id === entry.id ? entry : one))
    : [entry, ...list];
}

/** Saves one's own profile; the session and every cached answer that shows it are updated. */
export function useSaveProfile() {
  const person = usePerson();
  return useMutationCall(profiles.save, {
    onSuccess({ userdetail, useraccounttype }) {
      rememberPerson({ ...person, user_profile: userdetail, user_account_types: useraccounttype });
      notify.good(words.notifications.fixed.profileSaved);
    },
  });
}
