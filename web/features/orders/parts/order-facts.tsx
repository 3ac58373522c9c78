/** What was agreed: the brief and the terms of an order. */
import { useState } from 'react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';

const TERMS = later(async () => (await import('./order-terms.tsx')).OrderTerms);

type Props = { order: OrderDetail; className?: string };

/** Collapsible; open by default for the person deciding whether to accept the offer. */
export function OrderBrief({ order, className }: Props) {
  const [open, setOpen] = useState(order.can.includes('accept-offer'));
  return (
    <Card as="div" className={className}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 text-lg leading-7 font-semibold">
          {words.orders.page.brief}
        </summary>
        {open && <WhenNear part={TERMS} given={{ order }} room="min-h-24" />}
      </details>
    </Card>
  );
}
