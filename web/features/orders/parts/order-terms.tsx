/** The brief and the terms of an order, as they were agreed. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { SafeHtml } from '#web/ui/safe-html.tsx';

export function OrderTerms({ order }: { order: OrderDetail }) {
  return (
    <div className="grid gap-4 pt-2">
      <SafeHtml html={order.job_description} className="wrap-anywhere" />
      {order.terms && (
        <section>
          <h3 className="mb-1 text-base leading-6">{words.common.labels.termsOfAgreement}</h3>
          <p className="rounded bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">{order.terms}</p>
        </section>
      )}
    </div>
  );
}
