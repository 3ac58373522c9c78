/** The hunter's "Withdrawal" button: there unless the pending payback is exactly 0 (rule 9.16). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';

const PAYOUT = later(async () => (await import('../payout-dialog.tsx')).PayoutDialog);

type Props = {
  /** The amount is already shown beside the button. */
  bare?: boolean;
};

export function WithdrawalButton({ bare = false }: Props) {
  const { data } = useQuery(callOptions(payouts.pendingPayback));
  /** Kept while the dialog is open: the balance drops to 0 as soon as the transfer is sent. */
  const [amount, setAmount] = useState<number | null>(null);
  const pending = data?.pendingpayout ?? 0;
  return (
    <>
      {pending !== 0 && (
        <div className="grid justify-items-end gap-1 max-sm:w-full max-sm:justify-items-stretch">
          <Button onClick={() => setAmount(pending)}>{words.payouts.fixed.withdrawal}</Button>
          {!bare && <p className="text-sm text-soft">{words.payouts.refunds.ready(showNaira(pending))}</p>}
        </div>
      )}
      {amount !== null && (
        <LazyDialog
          dialog={PAYOUT}
          given={{
            side: 'hunter',
            title: words.payouts.refunds.yours,
            amount,
            onClose: () => setAmount(null),
          }}
        />
      )}
    </>
  );
}
