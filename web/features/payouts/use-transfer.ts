/** Asks for the transfer to a saved account; pressing again after a failure sends nothing twice. */
import { useRef, useState } from 'react';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import type { Side } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { type Payout, usePayoutsRefresh } from './lists/use-payouts.ts';

/** What is withdrawn: of one order, or without `jobId` the hunter's whole payback. Naira. */
export type Withdrawal = { side: Side; jobId: string | undefined; amount: number };

export function useTransfer({ side, jobId }: Withdrawal, onSent: (payout: Payout) => void) {
  const refresh = usePayoutsRefresh();
  const transfer = useMutationCall(payouts.transfer);
  const transferHunter = useMutationCall(payouts.transferHunter);
  const [error, setError] = useState<unknown>(null);
  const isSent = useRef(false);
  const ask = (transfer_recipient_code: string) =>
    side === 'talent' && jobId
      ? transfer.mutateAsync({ body: { transfer_recipient_code, job_id: jobId } })
      : transferHunter.mutateAsync({ body: { transfer_recipient_code, ...(jobId && { job_id: jobId }) } });
  return {
    error,
    busy: transfer.isPending || transferHunter.isPending,
    async send(recipientCode: string): Promise<void> {
      // Two presses can come before `busy` is drawn.
      if (isSent.current) return;
      isSent.current = true;
      setError(null);
      try {
        const { payout } = await ask(recipientCode);
        notify.good(words.payouts.withdraw.started, 'money');
        onSent(payout);
      } catch (failure) {
        setError(failure);
        // The message of the answer, which a hunter's refused transfer shows (rules 13), shows below.
        notify.bad(words.payouts.fixed.notSuccessful, 'money', messageOf(failure));
        refresh();
      } finally {
        isSent.current = false;
      }
    },
  };
}
