/** After an order from a gig was sent: whose turn it is, when the hunter pays, and that nothing is charged yet. */
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { daysBetween } from '#contract/core/days.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { MessageLink } from '#web/ui/lists/person-link.tsx';

export function OrderSent({ jobId }: { jobId: string }) {
  const query = useQuery(callOptions(orders.getSubmitted, { params: { id: jobId } }));
  return (
    <QueryView
      query={query}
      about="order"
      errorTitle={words.buying.orderSent.failed}
      waiting={<SkeletonList rows={1} className="h-96" />}
    >
      {({ submission: order }) =>
        order.status === 'offered' ? (
          <Next order={order} />
        ) : (
          <Navigate to={paths.order.hunter} params={{ id: jobId }} replace />
        )
      }
    </QueryView>
  );
}

function Next({ order }: { order: OrderDetail }) {
  const { creative: talent, title, price_budget: price, turn } = order;
  const name = firstNameOf(talent.name);
  return (
    <article className="mx-auto grid w-full max-w-xl gap-6">
      <header className="grid justify-items-center gap-3 text-center">
        <span aria-hidden className="grid size-16 place-items-center rounded-full bg-leaf-wash text-leaf">
          <Send size={30} className="-translate-x-0.5 translate-y-0.5" />
        </span>
        <h1 className="display wrap-anywhere">{words.buying.orderSent.title(talent.name)}</h1>
        <p className="text-soft wrap-anywhere">{title}</p>
        <p className="rounded-full bg-leaf-wash px-4 py-1 font-semibold text-leaf">
          {words.buying.orderSent.free}
        </p>
      </header>
      <section className="card p-4 sm:p-6">
        <h2 className="mb-4 text-lg leading-7">{words.buying.orderSent.next}</h2>
        <ol className="grid">
          <Step number={1} hint={words.buying.orderSent.acceptsHint(name)} current>
            {words.buying.orderSent.accepts(name, turn.by ? sayMoment(turn.by) : '')}
          </Step>
          <Step number={2} hint={words.buying.orderSent.payHint}>
            {words.buying.orderSent.pay(showNaira(price))}
          </Step>
          <Step number={3} hint={words.buying.orderSent.deliversHint}>
            {words.buying.orderSent.delivers(name, daysOf(order))}
          </Step>
        </ol>
      </section>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink to={paths.order.hunter} params={{ id: order.job_id }}>
          {words.buying.orderSent.view}
        </ButtonLink>
        <MessageLink person={talent} />
      </div>
    </article>
  );
}

type StepProps = { number: number; hint: string; current?: boolean; children: ReactNode };

/** One of several steps, joined by a line. */
function Step({ number, hint, current = false, children }: StepProps) {
  return (
    <li className="group relative flex gap-3 pb-5 last:pb-0">
      <span aria-hidden className="absolute top-8 bottom-0 left-[15px] w-0.5 bg-line group-last:hidden" />
      <span
        aria-hidden
        className={
          current
            ? 'grid size-8 shrink-0 place-items-center rounded-full bg-primary font-bold text-on-primary'
            : 'grid size-8 shrink-0 place-items-center rounded-full border-2 border-control font-bold text-soft'
        }
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-0.5 pt-1">
        <p className="font-semibold wrap-anywhere">{children}</p>
        <p className="text-soft text-pretty wrap-anywhere">{hint}</p>
      </div>
    </li>
  );
}

/** Days between the dates of the agreement, at least one. */
function daysOf({ start_date, end_date }: OrderDetail): number {
  const days = daysBetween(start_date ?? '', end_date ?? '');
  return Math.max(1, Math.round(days) || 1);
}
