/** The Payment Request dialog: bank account, the name the bank knows, then the transfer and its progress (rules 9.10, 2). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccounts, type SavedAccount } from '#contract/payouts/bank-accounts.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SpinnerBlock } from '#web/ui/basics/spinner.tsx';
import { AccountForm, type NewAccount } from './account-form.tsx';
import { ConfirmAccount } from './confirm-account.tsx';
import { ConfirmSaved } from './confirm-saved.tsx';
import { FollowPayout } from './follow-payout.tsx';
import type { Payout } from './lists/use-payouts.ts';
import { SavedChoice } from './saved-choice.tsx';
import { StepPlace } from './step-place.tsx';

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

type Step =
  | { at: 'choice' }
  | { at: 'saved'; account: SavedAccount }
  | { at: 'account' }
  | { at: 'confirm'; account: NewAccount }
  | { at: 'progress'; payout: Payout };

/** Mount it to open it. */
export function PayoutDialog({ side, jobId, title, amount, onClose }: Props) {
  const [step, setStep] = useState<Step>({ at: 'choice' });
  const [busy, setBusy] = useState(false);
  const withdrawal = { side, jobId, amount };
  const other = () => setStep({ at: 'account' });
  const sent = (payout: Payout) => setStep({ at: 'progress', payout });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.orders.fixed.paymentRequest}
      text={`${showNaira(amount)}, ${title}`}
      busy={busy}
    >
      <StepPlace step={step.at}>
        {step.at === 'choice' && (
          <FirstStep
            onBusy={setBusy}
            onOther={other}
            onSaved={(account) => setStep({ at: 'saved', account })}
            onKnown={(account) => setStep({ at: 'confirm', account })}
          />
        )}
        {step.at === 'saved' && (
          <ConfirmSaved {...{ withdrawal }} account={step.account} onBack={other} onSent={sent} />
        )}
        {step.at === 'account' && (
          <AccountForm onBusy={setBusy} onKnown={(account) => setStep({ at: 'confirm', account })} />
        )}
        {step.at === 'confirm' && (
          <ConfirmAccount {...{ withdrawal, onClose }} account={step.account} onBack={other} onSent={sent} />
        )}
        {step.at === 'progress' && <FollowPayout payout={step.payout} onClose={onClose} />}
      </StepPlace>
    </Dialog>
  );
}

type FirstProps = {
  onBusy: (busy: boolean) => void;
  onOther: () => void;
  onSaved: (account: SavedAccount) => void;
  onKnown: (account: NewAccount) => void;
};

/** Saved accounts, or, as long as there are none, the form of a new one. */
function FirstStep({ onBusy, onOther, onSaved, onKnown }: FirstProps) {
  const query = useQuery(callOptions(bankAccounts.list));
  return (
    <QueryView query={query} waiting={<SpinnerBlock />} errorTitle={words.payouts.accounts.failed}>
      {({ accounts }) =>
        accounts.length > 0 ? (
          <SavedChoice accounts={accounts} onChosen={onSaved} onOther={onOther} />
        ) : (
          <AccountForm onBusy={onBusy} onKnown={onKnown} />
        )
      }
    </QueryView>
  );
}
