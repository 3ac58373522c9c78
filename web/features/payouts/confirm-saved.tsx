/** Second step of a withdrawal to a saved account: whose it is, and the money is sent. */
import type { SavedAccount } from '#contract/payouts/bank-accounts.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import { AccountSheet } from './account-sheet.tsx';
import type { Payout } from './lists/use-payouts.ts';
import { TransferFacts } from './transfer-facts.tsx';
import { useTransfer, type Withdrawal } from './use-transfer.ts';

type Props = {
  withdrawal: Withdrawal;
  account: SavedAccount;
  onBack: () => void;
  onSent: (payout: Payout) => void;
};

export function ConfirmSaved({ withdrawal, account, onBack, onSent }: Props) {
  const { send, error, busy } = useTransfer(withdrawal, (payout) => {
    notify.good(words.notifications.fixed.detailsSubmitted, 'long');
    onSent(payout);
  });
  return (
    <div className="grid gap-5 pb-3">
      <AccountSheet name={account.account_name} />
      <TransferFacts
        bank={account.bank_name}
        number={words.payouts.withdraw.numberEnd(account.account_number)}
        amount={withdrawal.amount}
      />
      {error !== null && <ErrorNote text={messageOf(error)} />}
      <div className="flex flex-wrap-reverse gap-3 *:grow">
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {words.payouts.withdraw.other}
        </Button>
        <NetworkButton busy={busy} onClick={() => void send(account.recipient_code)}>
          {words.common.actions.withdrawAmount(showNaira(withdrawal.amount))}
        </NetworkButton>
      </div>
    </div>
  );
}
