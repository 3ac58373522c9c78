/** Saves one's own profile; the session and every answer that shows it follow at once. */
import { profiles } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { rememberPerson, usePerson } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';

export function useSaveProfile() {
  const person = usePerson();
  return useMutationCall(profiles.save, {
    onSuccess({ userdetail, useraccounttype }) {
      rememberPerson({ ...person, user_profile: userdetail, user_account_types: useraccounttype });
      notify.good(words.notifications.fixed.profileSaved);
    },
  });
}
