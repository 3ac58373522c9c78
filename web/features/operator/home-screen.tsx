/** /operator: what needs an operator, and a search across everything. */
import { useQuery } from '@tanstack/react-query';
import { operator } from '#contract/operator/operator.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { words } from '#contract/words.ts';
import { inCurrency, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { MODULES, type WaitingCounts, waitingItemsOf } from './console-shell.tsx';
import { Section, TableSection } from './parts/detail.tsx';
import { EmptyNote } from './parts/list.tsx';
import { JOBS, PAYMENTS, PAYOUTS, PEOPLE, Reference, Status } from './parts/tables.tsx';
import { Reports } from './people-screens.tsx';

const w = words.operator.home;
const money = words.operator.money;

export function HomeScreen({ q }: { q: string }) {
  return q ? <Found q={q} /> : <Today />;
}

function Today() {
  const me = useQuery(callOptions(operator.me));
  const reports = useQuery(callOptions(operatorReports.list));
  return (
    <div className="grid gap-8">
      <div>
        <PageHeader title={w.title} text={w.lead} />
        <QueryView query={me} errorTitle={w.failed}>
          {({ waiting }) => <WaitingList waiting={waiting} />}
        </QueryView>
      </div>
      <Reports title={w.reported} reports={reports.data?.reports ?? []} />
    </div>
  );
}

function WaitingList({ waiting }: { waiting: WaitingCounts }) {
  const rows = MODULES.flatMap((place) =>
    waitingItemsOf(place, waiting).map((wait) => ({ ...place, ...wait })),
  );
  if (rows.every(({ count }) => count === 0)) return <EmptyNote text={w.empty} />;
  return (
    <ul className="grid gap-3">
      {rows.map(({ to, label, kind, count, text }) => (
        <li key={kind} className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
          <p className={count > 0 ? 'text-lg font-semibold' : 'text-soft'}>{text}</p>
          <ButtonLink
            to={to}
            search={kind === 'refunds' ? { tab: 'refunds' } : {}}
            variant={count > 0 ? 'primary' : 'secondary'}
            size="sm"
          >
            {kind === 'refunds' ? money.refunds : label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Found({ q }: { q: string }) {
  const query = useQuery(callOptions(operator.find, { query: { q } }));
  return (
    <>
      <PageHeader title={w.found(q)} />
      <QueryView query={query} errorTitle={w.findFailed}>
        {({ people, jobs, payments, payouts, held }) => (
          <div className="grid gap-8">
            {people.length + jobs.length + payments.length + payouts.length === 0 && !held && (
              <EmptyNote text={w.notFound} />
            )}
            {held && (
              <Section title={money.unmatched}>
                <p className="card p-4">
                  {(held.became ? w.received : w.held)(inCurrency(showNaira(held.amount), held.currency))}{' '}
                  <Reference text={held.reference} />.{' '}
                  {held.became ? (
                    <Status of="payment" is={held.became} />
                  ) : (
                    <TextLink to="/operator/money">{w.review}</TextLink>
                  )}
                </p>
              </Section>
            )}
            <TableSection table={PEOPLE} rows={people} />
            <TableSection table={JOBS} rows={jobs} />
            <TableSection table={PAYMENTS} rows={payments} />
            <TableSection table={PAYOUTS} rows={payouts} />
          </div>
        )}
      </QueryView>
    </>
  );
}
