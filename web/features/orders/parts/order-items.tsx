/** The order-details table of rule 9.11, the last of the page. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Card } from '#web/ui/basics/card.tsx';
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
    <Card title={words.orders.page.details}>
      <DataTable
        caption={words.orders.page.details}
        columns={columns}
        rows={[order]}
        rowKey={(row) => row.id}
      />
    </Card>
  );
}
