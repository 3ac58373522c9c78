/** The Payment Request dialog: bank account, the name the bank knows, then the transfer and its progress (specification 2.10, 4). */
import { useState } from 'react';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { type Account, AccountForm } from './account-form.tsx';
import { ConfirmAccount } from './confirm-account.tsx';
import { FollowPayout } from './follow-payout.tsx';
import type { Payout } from './use-payouts.ts';

type Props = {
  side: Side;
  /** The order whose money is withdrawn; without it the hunter's whole payback. */
  jobId?: string | undefined;
  /** What the money is for. */
  title: string;
  /** Naira. */
  amount: number;
  onClose(): void;
};

type Step = { at: 'account' } | { at: 'confirm'; account: Account } | { at: 'progress'; payout: Payout };

/** Mount it to open it. */
export function PayoutDialog({ side, jobId, title, amount, onClose }: Props) {
  const [step, setStep] = useState<Step>({ at: 'account' });
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.orders.paymentRequest}
      text={`${showNaira(amount)}, ${title}`}
      busy={busy}
    >
      {step.at === 'account' && (
        <AccountForm onBusy={setBusy} onKnown={(account) => setStep({ at: 'confirm', account })} />
      )}
      {step.at === 'confirm' && (
        <ConfirmAccount
          {...{ side, jobId, amount }}
          account={step.account}
          onBusy={setBusy}
          onBack={() => setStep({ at: 'account' })}
          onSent={(payout) => setStep({ at: 'progress', payout })}
        />
      )}
      {step.at === 'progress' && <FollowPayout payout={step.payout} onClose={onClose} />}
    </Dialog>
  );
}
