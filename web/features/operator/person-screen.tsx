/** /operator/people/$id: one account, what it holds, and what can be done about it. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/operator.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Act } from './act.tsx';
import { Nothing } from './list-frame.tsx';
import { LogList } from './log-list.tsx';
import { ReportList } from './reports.tsx';
import { Listed, Section } from './section.tsx';
import { Suspended } from './status.tsx';
import { describeSides, JobsTable, PayoutsTable, Reference } from './tables.tsx';

type PersonPage = Reply<typeof operator.person>;

export function PersonScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operator.person, { params: { id } }));
  return (
    <>
      {!query.data && <PageHeader back={!query.error} title="Person" />}
      <QueryView query={query} errorTitle="The person could not be loaded">
        {(page) => <Person page={page} />}
      </QueryView>
    </>
  );
}

function Person({ page }: { page: PersonPage }) {
  const { person, jobs, payouts, log } = page;
  return (
    <>
      <PageHeader
        back
        title={person.full_name ?? person.name}
        text={person.email}
        badges={
          <>
            {person.suspended_at && <Suspended />}
            {person.is_operator && <Badge>Operator</Badge>}
          </>
        }
        actions={<Acts page={page} />}
      />
      <div className="grid gap-8">
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          <Account person={person} />
          <Money person={person} />
          <Sessions person={person} />
        </div>
        <Listed title="Reported by others" rows={person.reports}>
          {(rows) => <ReportList reports={rows} />}
        </Listed>
        <Section title="Jobs">
          {jobs.length > 0 ? <JobsTable jobs={jobs} /> : <Nothing text="No jobs yet." />}
        </Section>
        <Listed title="Payouts" rows={payouts}>
          {(rows) => <PayoutsTable payouts={rows} />}
        </Listed>
        <Section title="Log">
          {log.length > 0 ? <LogList log={log} /> : <Nothing text="No operator did anything here." />}
        </Section>
      </div>
    </>
  );
}

function Acts({ page: { person, can } }: { page: PersonPage }) {
  const suspend = useMutationCall(operator.suspend);
  const restore = useMutationCall(operator.restore);
  const endSessions = useMutationCall(operator.endSessions);
  const params = { id: person.id };
  return (
    <>
      {can.includes('end-sessions') && (
        <Act
          label="Sign out everywhere"
          title={`Sign ${person.name} out everywhere`}
          text="Every session ends. The person can sign in again."
          act={(reason) => endSessions.mutateAsync({ params, body: { reason } })}
          done="Signed out everywhere"
        />
      )}
      {can.includes('suspend') && (
        <Act
          label="Suspend"
          title={`Suspend ${person.name}`}
          text="Sessions end, gigs leave the search, and the person is mailed the reason. Money in escrow stays; the other side of open orders is told."
          act={(reason) => suspend.mutateAsync({ params, body: { reason } })}
          done="Suspended"
          variant="danger"
          danger
        />
      )}
      {can.includes('restore') && (
        <Act
          label="Restore"
          title={`Let ${person.name} in again`}
          text="The person can sign in again, and gigs come back into the search."
          act={(reason) => restore.mutateAsync({ params, body: { reason } })}
          done="Restored"
          variant="primary"
        />
      )}
    </>
  );
}

type Props = { person: PersonPage['person'] };

function Account({ person }: Props) {
  return (
    <Card title="Account">
      <Facts
        items={[
          ['Name', person.name],
          ['Sides', describeSides(person)],
          ['Phone', person.phone_number ?? '–'],
          ['Country', person.country ?? '–'],
          ['Registered', showDay(person.created_at)],
          ...(person.suspended_at ? ([['Suspended', showMoment(person.suspended_at)]] as const) : []),
          ['Gigs', person.gigs],
          ['Id', <Reference key="id" text={person.id} small />],
        ]}
      />
    </Card>
  );
}

function Money({ person: { talent_money, hunter_money } }: Props) {
  return (
    <Card title="Money">
      <Facts
        items={[
          ['Earned, to withdraw', showNaira(talent_money.available)],
          ['Payback, to withdraw', showNaira(hunter_money.available)],
          ['On its way as talent', showNaira(talent_money.in_flight)],
          ['On its way as hunter', showNaira(hunter_money.in_flight)],
          ['Withdrawn as talent', showNaira(talent_money.withdrawn)],
          ['Withdrawn as hunter', showNaira(hunter_money.withdrawn)],
        ]}
      />
    </Card>
  );
}

function Sessions({ person: { sessions } }: Props) {
  return (
    <Card title="Sessions">
      {sessions.length === 0 ? (
        <p className="text-soft">Not signed in.</p>
      ) : (
        <ul className="grid gap-2">
          {sessions.map((session) => (
            <li key={session.started_at}>
              Seen {showMoment(session.seen_at)}
              <span className="block text-sm text-soft">since {showMoment(session.started_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
