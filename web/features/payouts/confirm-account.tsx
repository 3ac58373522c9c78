/** Second step of a withdrawal: the name as the bank knows it, large; the person confirms and the money is sent. */
import { useState } from 'react';
import { payouts } from '#contract/payouts.ts';
import { words } from '#contract/words.ts';
import { ApiRefusal } from '#web/lib/api.ts';
import { showNaira } from '#web/lib/money.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { type Side, usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/card.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { notify } from '#web/ui/toast.tsx';
import type { Account } from './account-form.tsx';
import { matchNames } from './name-match.ts';
import { type Payout, usePayoutsRefresh } from './use-payouts.ts';

type Props = {
  side: Side;
  jobId: string | undefined;
  amount: number;
  account: Account;
  onBusy: (busy: boolean) => void;
  onBack: () => void;
  onSent: (payout: Payout) => void;
};

export function ConfirmAccount({ side, jobId, amount, account, onBusy, onBack, onSent }: Props) {
  const { send, error, busy } = useSending({ side, jobId, account, onBusy, onSent });
  return (
    <div className="grid gap-5 pb-3">
      <div className="rounded bg-sunken p-4 text-center">
        <p className="text-soft">The name as the bank knows it</p>
        <p className="text-2xl leading-9 font-bold wrap-anywhere sm:text-3xl sm:leading-10">{account.name}</p>
      </div>
      <OtherName bankName={account.name} />
      <Facts
        items={[
          ['Bank', account.bank.name],
          ['Account number', account.number],
          ['You receive', showNaira(amount)],
          ['Charge', 'None: Adire pays for the transfer'],
          ['When', 'Usually within minutes'],
        ]}
      />
      {error !== null && <ErrorBox error={error} title={words.payout.notSuccessful} />}
      <div className="flex flex-wrap-reverse gap-3 *:flex-1">
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          Another account
        </Button>
        <Button busy={busy} onClick={() => void send()}>
          Withdraw {showNaira(amount)}
        </Button>
      </div>
    </div>
  );
}

/** A name that shares nothing with the person's own is worth a second look. */
function OtherName({ bankName }: { bankName: string }) {
  const { user_profile: profile } = usePerson();
  const own = profile ? `${profile.firstname} ${profile.lastname}` : '';
  if (!own || matchNames(bankName, own) !== 'different') return null;
  return (
    <p className="rounded bg-ochre-wash p-3 text-ink">
      This is not the name of your profile ({own}). Go on only if this account is really yours: a transfer can
      not be called back.
    </p>
  );
}

type Sending = Pick<Props, 'side' | 'jobId' | 'account' | 'onBusy' | 'onSent'>;

/** Keeps the account as recipient, then asks for the transfer. Pressing again after a failure sends nothing twice. */
function useSending({ side, jobId, account, onBusy, onSent }: Sending) {
  const refresh = usePayoutsRefresh();
  const recipient = useMutationCall(payouts.recipient);
  const transfer = useMutationCall(payouts.transfer);
  const transferHunter = useMutationCall(payouts.transferHunter);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const both = (now: boolean) => {
    setBusy(now);
    onBusy(now);
  };
  const run = async () => {
    const { data } = await recipient.mutateAsync({
      body: {
        bank_code: account.bank.code,
        account_number: account.number,
        ...(jobId && { job_id: jobId }),
      },
    });
    notify.good(words.toast.bankSubmitted, 'long');
    const transfer_recipient_code = data.data.recipient_code;
    if (side === 'talent' && jobId) {
      return transfer.mutateAsync({ body: { transfer_recipient_code, job_id: jobId } });
    }
    return transferHunter.mutateAsync({ body: { transfer_recipient_code, ...(jobId && { job_id: jobId }) } });
  };
  const send = async () => {
    both(true);
    setError(null);
    try {
      const { message, payout } = await run();
      notify.good(message, 'money');
      onSent(payout);
    } catch (failure) {
      setError(failure);
      // A hunter's refused transfer shows the message of the answer (specification 8).
      const text =
        side === 'hunter' && failure instanceof ApiRefusal ? failure.message : words.payout.notSuccessful;
      notify.bad(text, 'money', messageOf(failure));
    } finally {
      both(false);
      refresh();
    }
  };
  return { send, error, busy };
}
