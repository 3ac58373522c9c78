/** What was agreed. */
import { useState } from 'react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { SafeHtml } from '#web/ui/lists/safe-html.tsx';

type Props = { order: OrderDetail; className?: string };

/** What was agreed: the brief and the terms. To unfold, but open to who decides whether to accept them. */
export function OrderBrief({ order, className }: Props) {
  const [open, setOpen] = useState(order.can.includes('accept-offer'));
  return (
    <Card as="div" className={className}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 text-lg leading-7 font-semibold">
          {words.orders.page.brief}
        </summary>
        {open && (
          <div className="grid gap-4 pt-2">
            <SafeHtml html={order.job_description} className="wrap-anywhere" />
            {order.terms && (
              <section>
                <h3 className="mb-1 text-base leading-6">{words.common.labels.termsOfAgreement}</h3>
                <p className="rounded bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">{order.terms}</p>
              </section>
            )}
          </div>
        )}
      </details>
    </Card>
  );
}
