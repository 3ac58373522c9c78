/** The end of an order's page: the summary and the table of details (rule 9.11). */
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';

const columns: Column<OrderDetail>[] = [
  { header: words.common.fixed.itemHead, cell: (order) => order.title, title: true },
  {
    header: words.common.fixed.dueDateHead,
    cell: (order) => (order.end_date ? showDay(order.end_date) : '–'),
  },
  { header: words.common.fixed.priceHead, cell: (order) => showNaira(order.price_budget), align: 'end' },
  { header: words.orders.fixed.netPay, cell: (order) => showNaira(order.net_pay), align: 'end' },
  { header: words.common.fixed.totalHead, cell: (order) => showNaira(order.price_budget), align: 'end' },
];

export function OrderItems({ order }: { order: OrderDetail }) {
  return (
    <div className="grid gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <Card title={words.orders.page.details}>
        <DataTable
          caption={words.orders.page.details}
          columns={columns}
          rows={[order]}
          rowKey={(row) => row.id}
          wide
        />
      </Card>
      <OrderFacts order={order} />
    </div>
  );
}

function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <Card title={words.common.labels.summary}>
      <Facts
        items={[
          [words.common.fixed.deliveredBy, order.creative.name],
          [
            words.orders.fixed.deliveryDate,
            order.delivered_at ? showMoment(order.delivered_at) : words.orders.page.notDelivered,
          ],
          [
            words.common.labels.priceBudget,
            <>
              {showNaira(order.price_budget)}
              <span className="block text-sm text-soft">{words.orders.page.agreedPrice}</span>
            </>,
          ],
          [words.orders.fixed.netPay, showNaira(order.net_pay)],
        ]}
      />
    </Card>
  );
}
