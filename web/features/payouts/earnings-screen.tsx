/** The Earning page: what is expected, four figures explained on tap, and the transactions (specification 2.13). */
import { payouts } from '#contract/payouts.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { EarningCards } from './earning-cards.tsx';
import { PayoutList } from './payout-list.tsx';
import { Transactions } from './transactions.tsx';

export function EarningsScreen() {
  const pages = useCallPages(payouts.earnings, { query: {} }, (reply) => ({
    items: [reply.data],
    next: reply.data.next,
  }));
  return (
    <>
      <PageHeader title={words.earning.heading} />
      <QueryView query={pages} errorTitle="Your earnings could not be loaded">
        {([figures, ...more]) =>
          figures && (
            <div className="grid gap-8">
              <section className="grid gap-1">
                <h2 className="text-base leading-6 text-soft">{words.earning.expected}</h2>
                <p className="text-4xl leading-12 font-bold tabular-nums">{showNaira(figures.pending)}</p>
                <p className="max-w-prose text-soft">
                  Your net pay of the orders that are being worked on or wait for the hunter, as they stand
                  now.
                </p>
              </section>
              <EarningCards figures={figures} />
              {figures.available > 0 && (
                <ButtonLink
                  to="/order"
                  search={{ tab: 'completed' }}
                  className="justify-self-start max-sm:w-full"
                >
                  Withdraw from a completed order
                </ButtonLink>
              )}
              <Transactions rows={[figures, ...more].flatMap((page) => page.alltransactions)} pages={pages} />
            </div>
          )
        }
      </QueryView>
      <PayoutList side="talent" />
    </>
  );
}
