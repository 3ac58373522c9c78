/** /operator/people: accounts by name or address; and one of them, what it holds, and what can be done about it. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/operator.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { words } from '#contract/words.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { Action } from './parts/action.tsx';
import { Detail, FactsCard, LoadedRecord, LogSection, Section, TableSection } from './parts/detail.tsx';
import { ListScreen } from './parts/list.tsx';
import { describeSides, JOBS, PAYOUTS, PEOPLE, PersonLink, Reference, Status } from './parts/tables.tsx';

const label = words.operator.label;
const people = words.operator.people;
const w = words.operator.person;
const r = words.operator.reports;

export type PeopleSearch = { q?: string; state?: 'suspended' };
type Props = { search: PeopleSearch; onSearch: (search: PeopleSearch) => void };

export function PeopleScreen(props: Props) {
  return (
    <ListScreen
      {...people}
      {...props}
      endpoint={operator.people}
      query={props.search}
      of={(reply) => reply.people}
      table={PEOPLE}
      filters={[
        { name: 'q', by: 'search', label: people.find, hint: people.findHint },
        {
          name: 'state',
          by: 'choice',
          label: people.filter,
          options: [
            ['', label.all],
            ['suspended', words.operator.status.account.suspended],
          ],
        },
      ]}
    />
  );
}

type Page = Reply<typeof operator.person>;

export function PersonScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operator.person, { params: { id } }));
  return (
    <LoadedRecord title={label.person} failed={w.failed} query={query}>
      {(page) => <Person page={page} />}
    </LoadedRecord>
  );
}

function Person({ page }: { page: Page }) {
  const { person, jobs, payouts, log } = page;
  const { talent_money: talent, hunter_money: hunter } = person;
  return (
    <Detail
      title={person.full_name ?? person.name}
      text={person.email}
      affair={page}
      badges={
        <>
          {person.suspended_at && <Status of="account" is="suspended" />}
          {person.is_operator && <Status of="account" is="operator" />}
        </>
      }
      actions={<Actions page={page} />}
    >
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <FactsCard
          title={w.account}
          facts={[
            [label.name, person.name],
            [label.sides, describeSides(person)],
            [w.phone, person.phone_number ?? '–'],
            [w.country, person.country ?? '–'],
            [label.registered, showDay(person.created_at)],
            [w.suspendedAt, person.suspended_at && showMoment(person.suspended_at)],
            [w.gigs, person.gigs],
            [w.secondFactor, w.secondFactorIs[person.second_factor]],
            [label.id, <Reference key="id" text={person.id} small />],
          ]}
        />
        <FactsCard
          title={w.money}
          facts={[
            [w.earned, showNaira(talent.available)],
            [w.refundable, showNaira(hunter.available)],
            [w.talentFrozen, talent.frozen > 0 ? showNaira(talent.frozen) : null],
            [w.hunterFrozen, hunter.frozen > 0 ? showNaira(hunter.frozen) : null],
            [w.talentOnWay, showNaira(talent.in_flight)],
            [w.hunterOnWay, showNaira(hunter.in_flight)],
            [w.talentPaid, showNaira(talent.withdrawn)],
            [w.hunterPaid, showNaira(hunter.withdrawn)],
          ]}
        />
        <Sessions person={person} />
      </div>
      <Reports
        title={w.reported}
        reports={person.reports.map((one) => ({ ...one, about: person }))}
        named={false}
      />
      <TableSection table={JOBS} rows={jobs} empty={w.noJobs} />
      <TableSection table={PAYOUTS} rows={payouts} />
      <LogSection log={log} />
    </Detail>
  );
}

function Actions({ page: { person, can } }: { page: Page }) {
  const { name } = person;
  const input = (body: { reason: string }) => ({ params: { id: person.id }, body });
  return (
    <>
      {can.includes('end-sessions') && (
        <Action
          label={w.endSessions}
          title={w.endSessionsTitle(name)}
          text={w.endSessionsText}
          endpoint={operator.endSessions}
          input={input}
          done={w.endSessionsDone}
        />
      )}
      {can.includes('remove-second-factor') && (
        <Action
          label={w.removeFactor}
          title={w.removeFactorTitle(name)}
          text={w.removeFactorText}
          endpoint={operator.removeSecondFactor}
          input={input}
          done={w.removeFactorDone}
        />
      )}
      {can.includes('suspend') && (
        <Action
          label={w.suspend}
          title={w.suspendTitle(name)}
          text={w.suspendText}
          endpoint={operator.suspend}
          input={input}
          done={w.suspendDone}
          variant="danger"
          danger
        />
      )}
      {can.includes('restore') && (
        <Action
          label={w.restore}
          title={w.restoreTitle(name)}
          text={w.restoreText}
          endpoint={operator.restore}
          input={input}
          done={w.restoreDone}
          variant="primary"
        />
      )}
    </>
  );
}

function Sessions({ person: { sessions } }: Pick<Page, 'person'>) {
  return (
    <Card title={w.sessions}>
      {sessions.length === 0 && <p className="text-soft">{w.noSessions}</p>}
      <ul className="grid gap-2">
        {sessions.map((session) => (
          <li key={session.started_at}>
            {w.seen(showMoment(session.seen_at))}
            <span className="block text-sm text-soft">{w.since(showMoment(session.started_at))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Report = Reply<typeof operatorReports.list>['reports'][number];
/** `named`: each says whom it is about. */
type ReportsProps = { title: string; reports: readonly Report[]; named?: boolean };

/** Reports by members. */
export function Reports({ title, reports, named = true }: ReportsProps) {
  if (reports.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="grid gap-3">
        {reports.map(({ id, reason, by, created_at, closed_at, about, can }) => (
          <li key={id} className="card p-4 wrap-anywhere">
            {named && (
              <p>
                {r.about} <PersonLink person={about} />
              </p>
            )}
            <p>{reason}</p>
            <p className="text-sm text-soft">
              {r.by} <PersonLink person={by} />, {showMoment(created_at)}
            </p>
            {closed_at && <p className="text-sm text-soft">{r.closed(showMoment(closed_at))}</p>}
            {can.includes('close') && (
              <Action
                label={r.close}
                size="sm"
                className="mt-2"
                title={r.closeTitle(about.name)}
                text={r.closeText}
                endpoint={operatorReports.close}
                input={(body) => ({ params: { id }, body })}
                done={r.closeDone}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
