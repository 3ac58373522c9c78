/** /operator/money: unmatched payments, payments, refunds, and whether the books are balanced. */
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { askPaymentForm, operatorMoney, type refundLine } from '#contract/operator/money.ts';
import { words } from '#contract/words.ts';
import { inCurrency, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { Action, OwnAffair } from './parts/action.tsx';
import { List } from './parts/list.tsx';
import {
  needsAccount,
  PAYMENTS,
  Reference,
  RefundStatus,
  readable,
  Status,
  type TableOf,
  timeColumn,
} from './parts/tables.tsx';
import { Unmatched } from './parts/unmatched.tsx';

const label = words.operator.label;
const money = words.operator.money;
const payments = words.operator.payments;
const refunds = words.operator.refunds;
const books = words.operator.books;

export type MoneyTab = 'suspense' | 'payments' | 'refunds' | 'books';

type Props = { tab: MoneyTab; onTab: (tab: MoneyTab) => void };

export function MoneyScreen({ tab, onTab }: Props) {
  return (
    <>
      <PageHeader title={money.title} />
      <Tabs
        label={money.title}
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'suspense', label: money.unmatched, panel: <Unmatched /> },
          { value: 'payments', label: money.payments, panel: <Payments /> },
          { value: 'refunds', label: money.refunds, panel: <Refunds /> },
          { value: 'books', label: money.books, panel: <Books /> },
        ]}
      />
    </>
  );
}

function Payments() {
  return (
    <div className="grid gap-4">
      <Action
        label={payments.check}
        className="justify-self-start"
        title={payments.checkTitle}
        text={payments.checkText}
        confirm={payments.checkConfirm}
        schema={askPaymentForm}
        start={{ reference: '' }}
        fields={[{ name: 'reference', label: label.reference }]}
        endpoint={operatorMoney.askPayment}
        input={(body) => ({ body })}
        done={({ status, held }) => {
          if (held) return payments.held;
          return status ? payments.known(readable('payment', status)) : payments.unknown;
        }}
      />
      <List {...payments} endpoint={operatorMoney.payments} of={(reply) => reply.payments} table={PAYMENTS} />
    </div>
  );
}

type Refund = z.output<typeof refundLine>;

const REFUNDS: TableOf<Refund> = {
  caption: money.refunds,
  rowKey: ({ id }) => id,
  columns: [
    {
      header: label.amount,
      title: true,
      className: 'whitespace-nowrap',
      cell: ({ amount, currency }) => inCurrency(showNaira(amount), currency),
    },
    { header: label.reference, cell: ({ reference }) => <Reference text={reference} /> },
    { header: label.status, cell: (refund) => <Progress refund={refund} /> },
    { header: refunds.by, cell: ({ asked_by }) => asked_by.name },
    timeColumn(label.updated, ({ updated_at }) => updated_at),
    {
      header: label.actions,
      hideHeader: true,
      cell: ({ id, can }) =>
        can.includes('ask') && (
          <Action
            label={refunds.check}
            size="sm"
            title={refunds.checkTitle}
            text={refunds.checkText}
            endpoint={operatorMoney.askRefund}
            input={(body) => ({ params: { id }, body })}
            done={refunds.checkDone}
          />
        ),
    },
  ],
};

function Refunds() {
  return <List {...refunds} endpoint={operatorMoney.refunds} of={(reply) => reply.refunds} table={REFUNDS} />;
}

/** The status of a refund, and what to do when it is stuck. */
function Progress({ refund }: { refund: Refund }) {
  return (
    <div className="grid gap-1">
      <RefundStatus {...refund} />
      {needsAccount(refund) && <p className="text-sm text-soft">{refunds.needsAccount}</p>}
      {refund.status === 'failed' && <p className="text-sm text-soft">{refunds.unmatchedAgain}</p>}
      <OwnAffair of={refund} />
    </div>
  );
}

function Books() {
  const query = useQuery({ ...callOptions(operatorMoney.books), gcTime: 0 });
  const accounts: Partial<Record<string, string>> = books.accounts;
  return (
    <QueryView query={query} errorTitle={books.failed}>
      {({ totals, violations }) => (
        <div className="grid gap-5 md:grid-cols-2">
          <Card title={books.rules}>
            {violations.length === 0 && (
              <p className="flex flex-wrap items-center gap-3">
                <Status of="books" is="balanced" /> {books.balanced}
              </p>
            )}
            <ul className="grid gap-3">
              {violations.map((one) => (
                <li key={`${one.invariant}${one.what}`}>
                  <Badge tone="bad">{one.invariant}</Badge> {one.property}
                  <span className="block text-sm break-all text-soft">{one.what}</span>
                </li>
              ))}
            </ul>
          </Card>
          <Card title={books.totals}>
            <Facts items={totals.map(({ kind, balance }) => [accounts[kind] ?? kind, showNaira(balance)])} />
            <p className="mt-3 text-sm text-soft">{books.totalsHint}</p>
          </Card>
        </div>
      )}
    </QueryView>
  );
}
