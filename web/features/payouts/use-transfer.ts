/** Asks for the transfer to a saved account; pressing again after a failure sends nothing twice. */
import { useState } from 'react';
import { payouts } from '#contract/payouts.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { ApiRefusal, messageOf } from '#web/lib/refusals.ts';
import type { Side } from '#web/lib/session.ts';
import { notify } from '#web/ui/toast.tsx';
import { type Payout, usePayoutsRefresh } from './use-payouts.ts';

/** What is withdrawn: of one order, or without `jobId` the hunter's whole payback. Naira. */
export type Withdrawal = { side: Side; jobId: string | undefined; amount: number };

export function useTransfer({ side, jobId }: Withdrawal, onSent: (payout: Payout) => void) {
  const refresh = usePayoutsRefresh();
  const transfer = useMutationCall(payouts.transfer);
  const transferHunter = useMutationCall(payouts.transferHunter);
  const [error, setError] = useState<unknown>(null);
  const ask = (transfer_recipient_code: string) =>
    side === 'talent' && jobId
      ? transfer.mutateAsync({ body: { transfer_recipient_code, job_id: jobId } })
      : transferHunter.mutateAsync({ body: { transfer_recipient_code, ...(jobId && { job_id: jobId }) } });
  return {
    error,
    busy: transfer.isPending || transferHunter.isPending,
    async send(recipientCode: string): Promise<void> {
      setError(null);
      try {
        const { message, payout } = await ask(recipientCode);
        notify.good(message, 'money');
        onSent(payout);
      } catch (failure) {
        setError(failure);
        // A hunter's refused transfer shows the message of the answer (specification 8).
        const text =
          side === 'hunter' && failure instanceof ApiRefusal ? failure.message : words.payout.notSuccessful;
        notify.bad(text, 'money', messageOf(failure));
      } finally {
        refresh();
      }
    },
  };
}
