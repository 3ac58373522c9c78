/** The Payment Request dialog: bank account, the name the bank knows, then the transfer and its progress (rules 9.10, 2). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { sideOf } from '#contract/orders/sides.ts';
import { bankAccounts, type SavedAccount } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { type Side, usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import type { Payout } from './lists/payout-list.tsx';
import {
  AccountForm,
  AccountSheet,
  type NewAccount,
  PASSWORD_FIELD,
  passwordForm,
  SavedChoice,
  StepPlace,
  useBusyDialog,
} from './parts/account-form.tsx';
import { FollowPayout, useTransfer, type Withdrawal } from './parts/transfer.tsx';
import { PausedNote, WaitNote } from './parts/wait-note.tsx';

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
  const other = () => setStep({ at: 'account' });
  const confirm = {
    withdrawal: { side, jobId, amount },
    onBack: other,
    onSent: (payout: Payout) => setStep({ at: 'progress', payout }),
    onBusy: setBusy,
  };
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
        {step.at === 'saved' && <ConfirmSaved {...confirm} account={step.account} />}
        {step.at === 'account' && (
          <AccountForm onBusy={setBusy} onKnown={(account) => setStep({ at: 'confirm', account })} />
        )}
        {step.at === 'confirm' && <ConfirmAccount {...{ ...confirm, onClose }} account={step.account} />}
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

/** The saved accounts, or the form for a new one while there are none. */
function FirstStep({ onBusy, onOther, onSaved, onKnown }: FirstProps) {
  const query = useQuery(callOptions(bankAccounts.list));
  return (
    <QueryView query={query} waiting={<SpinnerBlock />} errorTitle={words.payouts.accounts.failed}>
      {({ accounts, paused_until }) =>
        paused_until ? (
          <PausedNote until={paused_until} />
        ) : accounts.length > 0 ? (
          <SavedChoice accounts={accounts} onChosen={onSaved} onOther={onOther} />
        ) : (
          <AccountForm onBusy={onBusy} onKnown={onKnown} />
        )
      }
    </QueryView>
  );
}

type ConfirmProps = {
  withdrawal: Withdrawal;
  onBack: () => void;
  onSent: (payout: Payout) => void;
  onBusy: (busy: boolean) => void;
};
type ConfirmAccountProps = ConfirmProps & { account: NewAccount; onClose: () => void };

/** Second step with a new account: the account name, the password again, and the transfer. */
function ConfirmAccount({ withdrawal, account, onBack, onSent, onBusy, onClose }: ConfirmAccountProps) {
  const [heldUntil, setHeldUntil] = useState<string | null>(null);
  const transfer = useTransfer(withdrawal, onSent);
  const { jobId, amount } = withdrawal;
  const { control, submit, busy } = useFormCall({
    schema: passwordForm,
    start: { password: '' },
    endpoint: payouts.recipient,
    input: ({ password }) => ({
      body: {
        bank_code: account.bank.code,
        account_number: account.number,
        ...(jobId && { job_id: jobId }),
        password,
      },
    }),
    onDone({ data }) {
      notify.good(words.notifications.fixed.bankSubmitted, 'long');
      if (data.data.usable_at) setHeldUntil(data.data.usable_at);
      else void transfer.send(data.data.recipient_code);
    },
  });
  const waits = busy || transfer.busy;
  useBusyDialog(waits, onBusy);
  if (heldUntil) {
    return (
      <div className="grid gap-5 pb-3">
        <WaitNote title={words.payouts.errors.accountHeld(heldUntil)}>
          {words.payouts.accounts.heldText}
        </WaitNote>
        <Button wide onClick={onClose}>
          {words.common.fixed.done}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 pb-3">
      <AccountSheet name={account.name} />
      <TransferFacts bank={account.bank.name} number={account.number} amount={amount} />
      <FormPassword control={control} name="password" {...PASSWORD_FIELD} />
      <FormError control={control} />
      {transfer.error !== null && <ErrorNote text={messageOf(transfer.error)} />}
      <div className="flex flex-wrap-reverse gap-3 *:grow">
        <Button variant="secondary" disabled={waits} onClick={onBack}>
          {words.payouts.withdraw.other}
        </Button>
        <NetworkButton type="submit" busy={waits}>
          {words.common.actions.withdrawAmount(showNaira(amount))}
        </NetworkButton>
      </div>
    </form>
  );
}

/** Second step with a saved account: its holder, and the transfer. */
function ConfirmSaved({
  withdrawal,
  account,
  onBack,
  onSent,
  onBusy,
}: ConfirmProps & { account: SavedAccount }) {
  const { send, error, busy } = useTransfer(withdrawal, (payout) => {
    notify.good(words.notifications.fixed.detailsSubmitted, 'long');
    onSent(payout);
  });
  useBusyDialog(busy, onBusy);
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

type TransferFactsProps = { bank: string; number: string; amount: number };

/** Where the money goes, how much arrives, and when. */
function TransferFacts({ bank, number, amount }: TransferFactsProps) {
  return (
    <Facts
      items={[
        [words.payouts.newAccount.bank, bank],
        [words.payouts.fixed.accountNumber, number],
        [words.common.money.youReceive, showNaira(amount)],
        [words.payouts.withdraw.charge, words.payouts.withdraw.noCharge],
        [words.payouts.withdraw.arrival, words.payouts.withdraw.arrivalText],
      ]}
    />
  );
}

type OrderPayoutDialogProps = { order: OrderRow; onClose(): void };

/** The withdrawal of one's own money from one order. */
export function OrderPayoutDialog({ order, onClose }: OrderPayoutDialogProps) {
  const { user } = usePerson();
  const [amount] = useState(order.withdrawable);
  return (
    <PayoutDialog
      side={sideOf(order, user.id)}
      jobId={order.job_id}
      title={order.title}
      amount={amount}
      onClose={onClose}
    />
  );
}
