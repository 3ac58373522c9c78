/** /operator: what waits, and everything that a search finds at once. */
import { useQuery } from '@tanstack/react-query';
import { operator } from '#contract/operator/operator.ts';
import { inCurrency, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { Nothing } from './list-frame.tsx';
import { ReportList } from './reports.tsx';
import { ROOMS, type Waiting, waitsOf } from './rooms.ts';
import { Listed, Section } from './section.tsx';
import { JobsTable, PaymentsTable, PayoutsTable, PeopleTable, Reference } from './tables.tsx';

export function HomeScreen({ q }: { q: string }) {
  return q ? <Found q={q} /> : <Today />;
}

function Today() {
  const me = useQuery(callOptions(operator.me));
  return (
    <>
      <PageHeader title="Today" text="What waits for an operator." />
      <QueryView query={me} errorTitle="What waits could not be loaded">
        {({ waiting }) => <WaitingRooms waiting={waiting} />}
      </QueryView>
      <Reported />
    </>
  );
}

/** Nothing says whether somebody looked at a report: the latest stand here for a week. */
function Reported() {
  const { data } = useQuery(callOptions(operator.reports));
  if (!data?.reports.length) return null;
  return (
    <div className="mt-8">
      <Section title="Reported in the last 7 days">
        <ReportList reports={data.reports} />
      </Section>
    </div>
  );
}

function WaitingRooms({ waiting }: { waiting: Waiting }) {
  const rows = ROOMS.flatMap((room) => waitsOf(room, waiting).map((wait) => ({ ...room, ...wait })));
  if (rows.every(({ count }) => count === 0)) return <Nothing text="Nothing waits. Good." />;
  return (
    <ul className="grid gap-3">
      {rows.map(({ to, label, kind, count, noun }) => (
        <li
          key={kind}
          className="flex items-center justify-between gap-4 rounded-card border border-line bg-card px-4 py-3"
        >
          <p>
            <span className="text-xl leading-7 font-bold tabular-nums">{count}</span>{' '}
            <span className={count > 0 ? undefined : 'text-soft'}>{noun}</span>
          </p>
          <ButtonLink
            to={to}
            search={kind === 'refunds' ? { tab: 'refunds' } : {}}
            variant={count > 0 ? 'primary' : 'secondary'}
            size="sm"
          >
            {kind === 'refunds' ? 'Refunds' : label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Found({ q }: { q: string }) {
  const found = useQuery(callOptions(operator.find, { query: { q } }));
  return (
    <>
      <PageHeader title={`Found for “${q}”`} />
      <QueryView query={found} errorTitle="The search did not work">
        {({ people, jobs, payments, payouts, held }) =>
          people.length + jobs.length + payments.length + payouts.length === 0 && !held ? (
            <Nothing text="Nothing has this name, title, id or reference. Beginnings of words are enough; references have to be whole." />
          ) : (
            <div className="grid gap-8">
              {held && (
                <Section title="In suspense">
                  <p className="rounded-card border border-line bg-card p-4">
                    {inCurrency(showNaira(held.amount), held.currency)} is held under{' '}
                    <Reference text={held.reference} />.{' '}
                    <TextLink to="/operator/money">Decide about it</TextLink>
                  </p>
                </Section>
              )}
              <Listed title="People" rows={people}>
                {(rows) => <PeopleTable people={rows} />}
              </Listed>
              <Listed title="Jobs" rows={jobs}>
                {(rows) => <JobsTable jobs={rows} />}
              </Listed>
              <Listed title="Payments" rows={payments}>
                {(rows) => <PaymentsTable payments={rows} />}
              </Listed>
              <Listed title="Payouts" rows={payouts}>
                {(rows) => <PayoutsTable payouts={rows} />}
              </Listed>
            </div>
          )
        }
      </QueryView>
    </>
  );
}
