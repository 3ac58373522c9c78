/** The tables of the console: people, jobs, payments and payouts, the same wherever they stand. */
import type * as z from 'zod/mini';
import type { jobLine, paymentLine, payoutLine, personLine } from '#contract/operator/lines.ts';
import { cx } from '#web/lib/cx.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { JobStatusBadge } from '#web/ui/lists/job-badges.tsx';
import { PaymentStatus, PayoutStatus, Suspended } from './status.tsx';

export type PersonLine = z.output<typeof personLine>;
export type JobLine = z.output<typeof jobLine>;
export type PaymentLine = z.output<typeof paymentLine>;
export type PayoutLine = z.output<typeof payoutLine>;

export function PersonLink({ person }: { person: { id: string; name: string } }) {
  return (
    <TextLink to="/operator/people/$id" params={{ id: person.id }}>
      {person.name}
    </TextLink>
  );
}

export function JobLink({ job }: { job: { id: string; title: string } }) {
  return (
    <TextLink to="/operator/jobs/$id" params={{ id: job.id }}>
      {job.title}
    </TextLink>
  );
}

/** References are long and read letter by letter. */
export function Reference({ text, small = false }: { text: string; small?: boolean }) {
  return <span className={cx('font-mono font-normal break-all', small ? 'text-xs' : 'text-sm')}>{text}</span>;
}

/** "Hunter and talent", as a fact about a person. */
export function describeSides({ sides }: Pick<PersonLine, 'sides'>): string {
  const all = sides.join(' and ');
  return all === '' ? 'No profile yet' : all.charAt(0).toUpperCase() + all.slice(1);
}

export function PeopleTable({ people }: { people: readonly PersonLine[] }) {
  return (
    <DataTable
      caption="People"
      wide
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        { header: 'Name', title: true, cell: (person) => <PersonLink person={person} /> },
        { header: 'Email', long: true, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
        { header: 'Sides', cell: describeSides },
        {
          header: 'Registered',
          className: 'whitespace-nowrap',
          cell: ({ created_at }) => showDay(created_at),
        },
        { header: 'State', cell: ({ suspended_at }) => (suspended_at ? <Suspended /> : 'Open') },
      ]}
    />
  );
}

export function JobsTable({ jobs }: { jobs: readonly JobLine[] }) {
  return (
    <DataTable
      caption="Jobs"
      wide
      rows={jobs}
      rowKey={({ id }) => id}
      columns={[
        {
          header: 'Title',
          title: true,
          className: 'wrap-anywhere lg:min-w-48',
          cell: (job) => <JobLink job={job} />,
        },
        { header: 'Status', cell: ({ status }) => <JobStatusBadge status={status} /> },
        { header: 'Hunter', cell: ({ hunter }) => <PersonLink person={hunter} /> },
        { header: 'Talent', cell: ({ talent }) => (talent ? <PersonLink person={talent} /> : '–') },
        { header: 'Price', align: 'end', cell: ({ price }) => (price === null ? '–' : showNaira(price)) },
        { header: 'Posted', className: 'whitespace-nowrap', cell: ({ created_at }) => showDay(created_at) },
      ]}
    />
  );
}

export function PaymentsTable({ payments }: { payments: readonly PaymentLine[] }) {
  return (
    <DataTable
      caption="Payments"
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        { header: 'Reference', title: true, cell: ({ reference }) => <Reference text={reference} /> },
        { header: 'Status', cell: (payment) => <PaymentStatus {...payment} /> },
        { header: 'Job', cell: ({ job }) => <JobLink job={job} /> },
        { header: 'Hunter', cell: ({ hunter }) => <PersonLink person={hunter} /> },
        { header: 'Amount', align: 'end', cell: ({ amount }) => showNaira(amount) },
        {
          header: 'Begun',
          className: 'whitespace-nowrap',
          cell: ({ created_at }) => showMoment(created_at),
        },
      ]}
    />
  );
}

export function PayoutsTable({ payouts }: { payouts: readonly PayoutLine[] }) {
  return (
    <DataTable
      caption="Payouts"
      rows={payouts}
      rowKey={({ id }) => id}
      columns={[
        {
          header: 'Payout',
          title: true,
          cell: ({ id, amount, person }) => (
            <TextLink to="/operator/payouts/$id" params={{ id }}>
              {showNaira(amount)} to {person.name}
            </TextLink>
          ),
        },
        { header: 'Status', cell: (payout) => <PayoutStatus {...payout} /> },
        { header: 'Job', cell: ({ job }) => (job ? <JobLink job={job} /> : 'Whole payback') },
        {
          header: 'Bank',
          cell: ({ bank_name, account_number }) => `${bank_name} …${account_number}`,
        },
        {
          header: 'Asked',
          className: 'whitespace-nowrap',
          cell: ({ created_at }) => showMoment(created_at),
        },
      ]}
    />
  );
}
