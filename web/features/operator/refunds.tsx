/** Refunds: money from suspense on its way back to whoever paid it. */
import type * as z from 'zod/mini';
import { operatorMoney, type refundLine } from '#contract/operator/money.ts';
import { showMoment } from '#web/lib/dates.ts';
import { inCurrency, showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Act } from './act.tsx';
import { ListFrame } from './list-frame.tsx';
import { needsAccount, RefundStatus } from './status.tsx';
import { Reference } from './tables.tsx';

type Refund = z.output<typeof refundLine>;

export function Refunds() {
  const pages = useCallPages(operatorMoney.refunds, { query: {} }, (reply) => ({
    items: reply.refunds,
    next: reply.next,
  }));
  return (
    <ListFrame pages={pages} errorTitle="Refunds could not be loaded" empty="Nothing was sent back yet.">
      {(refunds) => (
        <DataTable
          caption="Refunds"
          rows={refunds}
          rowKey={({ id }) => id}
          columns={[
            {
              header: 'Amount',
              title: true,
              className: 'whitespace-nowrap',
              cell: ({ amount, currency }) => inCurrency(showNaira(amount), currency),
            },
            { header: 'Reference', cell: ({ reference }) => <Reference text={reference} /> },
            { header: 'Status', cell: (refund) => <Standing refund={refund} /> },
            { header: 'Asked by', cell: ({ asked_by }) => asked_by.name },
            {
              header: 'Changed',
              className: 'whitespace-nowrap',
              cell: ({ updated_at }) => showMoment(updated_at),
            },
            { header: 'Acts', hideHeader: true, cell: (refund) => <Ask refund={refund} /> },
          ]}
        />
      )}
    </ListFrame>
  );
}

/** How it stands, and what is to be done where it does not go on by itself. */
function Standing({ refund }: { refund: Refund }) {
  return (
    <>
      <RefundStatus {...refund} />
      {needsAccount(refund) && (
        <p className="mt-1 text-sm text-soft">
          Enter the payer's bank account in the provider's dashboard, at this refund, then ask again.
        </p>
      )}
      {refund.status === 'failed' && (
        <p className="mt-1 text-sm text-soft">
          The money went back into{' '}
          <TextLink to="/operator/money" search={{ tab: 'suspense' }}>
            suspense
          </TextLink>
          .
        </p>
      )}
    </>
  );
}

function Ask({ refund }: { refund: Refund }) {
  const ask = useMutationCall(operatorMoney.askRefund);
  if (!refund.can.includes('ask')) return null;
  return (
    <Act
      label="Ask again"
      size="sm"
      title="Ask the provider about this refund"
      text="What it answers is booked."
      act={(reason) => ask.mutateAsync({ params: { id: refund.id }, body: { reason } })}
      done="Asked"
    />
  );
}
