/** Saves the own profile; the session and every answer that shows it follow at once. */
import { useQueryClient } from '@tanstack/react-query';
import { accounts } from '#contract/accounts.ts';
import { profiles } from '#contract/profiles.ts';
import { words } from '#contract/words.ts';
import { callKey, useMutationCall } from '#web/lib/query.ts';
import { rememberPerson, usePerson } from '#web/lib/session.ts';
import { notify } from '#web/ui/toast.tsx';

export function useSaveProfile() {
  const client = useQueryClient();
  const { user } = usePerson();
  return useMutationCall(profiles.save, {
    onSuccess({ userdetail, useraccounttype }) {
      rememberPerson({ user, user_profile: userdetail, user_account_types: useraccounttype });
      void client.invalidateQueries({ queryKey: callKey(accounts.me) });
      void client.invalidateQueries({ queryKey: callKey(profiles.get) });
      notify.good(words.toast.profileSaved);
    },
  });
}
