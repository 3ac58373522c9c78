/** Refunds that a hunter sent back to cards and accounts, with their progress. */
import { refunds } from '#contract/payouts/refunds.ts';
import { words } from '#contract/words.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { PastTransfers } from '../lists/payout-list.tsx';

const w = words.payouts.sendBack;

export function RefundList() {
  const pages = useCallPages(refunds.list, { query: {} }, (reply) => ({
    items: reply.refunds,
    next: reply.next,
  }));
  return (
    <PastTransfers
      pages={pages}
      title={w.list}
      failed={w.listFailed}
      counted={w.count}
      order={({ title }) => title}
      to={w.payer}
      note={(row) => {
        if (row.needs_attention) return w.attention;
        return row.progress === 'returned' ? w.returned : null;
      }}
    />
  );
}
