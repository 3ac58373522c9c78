/** First step of a withdrawal for those who have saved accounts: one of them, or another one. */
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type { SavedAccount } from '#contract/payouts/bank-accounts.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { RadioField } from '#web/ui/forms/choice-fields.tsx';

type Props = {
  accounts: readonly SavedAccount[];
  onChosen: (account: SavedAccount) => void;
  onOther: () => void;
};

export function SavedChoice({ accounts, onChosen, onOther }: Props) {
  const usable = accounts.filter((account) => account.usable_at === null);
  const [id, setId] = useState(usable[0]?.id ?? '');
  const chosen = usable.find((account) => account.id === id);
  return (
    <div className="grid gap-5 pb-3">
      <RadioField
        label={words.payouts.withdraw.account}
        name="saved-account"
        value={id}
        onChange={setId}
        options={accounts.map((account) => ({
          value: account.id,
          label: words.payouts.accounts.endingIn(account.bank_name, account.account_number),
          hint: account.usable_at
            ? words.payouts.withdraw.usableFrom(showMoment(account.usable_at))
            : account.account_name,
          disabled: account.usable_at !== null,
        }))}
      />
      <div className="flex flex-wrap-reverse gap-3 *:grow">
        <Button variant="secondary" icon={<Landmark size={18} />} onClick={onOther}>
          {words.payouts.withdraw.other}
        </Button>
        <Button disabled={!chosen} onClick={() => chosen && onChosen(chosen)}>
          {words.payouts.withdraw.continue}
        </Button>
      </div>
    </div>
  );
}
