/** The order in figures: the order-details table and the summary of rule 9.11. */
import { useState } from 'react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { screens } from '#contract/words.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { SafeHtml } from '#web/ui/lists/safe-html.tsx';

type Props = { order: OrderDetail; className?: string };

const columns: Column<OrderDetail>[] = [
  { header: screens.common.itemHead, cell: (order) => order.title, title: true },
  { header: screens.common.dueDateHead, cell: (order) => (order.end_date ? showDay(order.end_date) : '–') },
  { header: screens.common.priceHead, cell: (order) => showNaira(order.price_budget), align: 'end' },
  { header: screens.orders.netPay, cell: (order) => showNaira(order.net_pay), align: 'end' },
  { header: screens.common.totalHead, cell: (order) => showNaira(order.price_budget), align: 'end' },
];

/** What was agreed, to unfold: the brief and the terms. */
export function OrderBrief({ order, className }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Card as="div" className={className}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 text-lg leading-7 font-semibold">
          {screens.orders.jobBriefAndTerms}
        </summary>
        {open && (
          <div className="grid gap-4 pt-2">
            <SafeHtml html={order.job_description} className="wrap-anywhere" />
            {order.terms && (
              <section>
                <h3 className="mb-1 text-base leading-6">{screens.common.termsOfTheAgreement}</h3>
                <p className="rounded bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">{order.terms}</p>
              </section>
            )}
          </div>
        )}
      </details>
    </Card>
  );
}

export function OrderItems({ order, className }: Props) {
  return (
    <Card title={screens.orders.orderDetails} className={className}>
      <DataTable
        caption={screens.orders.orderDetails}
        columns={columns}
        rows={[order]}
        rowKey={(row) => row.id}
      />
    </Card>
  );
}

export function OrderFacts({ order, className }: Props) {
  return (
    <Card title={screens.common.summary} className={className}>
      <Facts
        items={[
          [screens.common.deliveredBy, order.creative.name],
          [
            screens.orders.deliveryDate,
            order.delivered_at ? showMoment(order.delivered_at) : screens.orders.notDeliveredYet,
          ],
          [screens.common.priceBudget, showNaira(order.price_budget)],
          [screens.orders.netPay, showNaira(order.net_pay)],
        ]}
      />
    </Card>
  );
}
