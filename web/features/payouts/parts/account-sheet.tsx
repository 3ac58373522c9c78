/** Whose account it is: the account name, large, and a warning when it differs from one's own. */
import { words } from '#contract/words.ts';
import { usePerson } from '#web/lib/session.ts';
import { matchNames } from '../name-match.ts';

export function AccountSheet({ name }: { name: string }) {
  return (
    <>
      <div className="rounded bg-sunken p-4 text-center">
        <p className="text-soft">{words.payouts.newAccount.name}</p>
        <p className="text-2xl leading-9 font-bold wrap-anywhere sm:text-3xl sm:leading-10">{name}</p>
      </div>
      <OtherName bankName={name} />
    </>
  );
}

/** A name that shares nothing with the person's own. */
function OtherName({ bankName }: { bankName: string }) {
  const { user_profile: profile } = usePerson();
  const own = profile ? `${profile.firstname} ${profile.lastname}` : '';
  if (!own || matchNames(bankName, own) !== 'different') return null;
  return <p className="rounded bg-ochre-wash p-3 text-ink">{words.payouts.newAccount.otherName(own)}</p>;
}
