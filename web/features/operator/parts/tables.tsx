/** The tables of the console as data: their columns, and how they show a status, a link or a reference. */
import type { ComponentProps, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { DisputeLine } from '#contract/disputes/dispute-cases.ts';
import type { jobLine, paymentLine, payoutLine, personLine } from '#contract/operator/lines.ts';
import type { refundLine } from '#contract/operator/money.ts';
import type { SecurityLine } from '#contract/operator/security.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import type { Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { JobStatusBadge } from '#web/ui/lists/status-badges.tsx';

type PersonLine = z.output<typeof personLine>;
type JobLine = z.output<typeof jobLine>;
type PaymentLine = z.output<typeof paymentLine>;
export type PayoutLine = z.output<typeof payoutLine>;

/** All props of a table except its rows. */
export type TableOf<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'rows'>;

const w = words.operator.label;

const PLACES = {
  person: '/operator/people/$id',
  job: '/operator/jobs/$id',
  payout: '/operator/payouts/$id',
  dispute: '/operator/disputes/$id',
  chargeback: '/operator/chargebacks/$id',
} as const;
type Place = keyof typeof PLACES;

export function isPlace(kind: string): kind is Place {
  return kind in PLACES;
}

/** A link to a record, labelled with its name or its kind. */
export function PlaceLink({ to, id, children = w[to] }: { to: Place; id: string; children?: ReactNode }) {
  return (
    <TextLink to={PLACES[to]} params={{ id }}>
      {children}
    </TextLink>
  );
}

type Named = { id: string; name: string };

export function PersonLink({ person: { id, name } }: { person: Named }) {
  return (
    <PlaceLink to="person" id={id}>
      {name}
    </PlaceLink>
  );
}

export function JobLink({ job: { id, title } }: { job: { id: string; title: string } }) {
  return (
    <PlaceLink to="job" id={id}>
      {title}
    </PlaceLink>
  );
}

/** References are long and read character by character. */
export function Reference({ text, small = false }: { text: string; small?: boolean }) {
  return <span className={cx('font-mono font-normal break-all', small ? 'text-xs' : 'text-sm')}>{text}</span>;
}

export function describeSides({ sides: [one, other] }: Pick<PersonLine, 'sides'>): string {
  if (!one) return w.noSide;
  return other ? w.hunterAndTalent : w[one];
}

export function dateColumn<Row>(header: string, of: (row: Row) => string): Column<Row> {
  return { header, className: 'whitespace-nowrap', cell: (row) => showDay(of(row)) };
}

export function timeColumn<Row>(header: string, of: (row: Row) => string): Column<Row> {
  return { header, className: 'whitespace-nowrap', cell: (row) => showMoment(of(row)) };
}

function person<Row>(header: string, of: (row: Row) => Named | null): Column<Row> {
  const link = (one: Named | null) => (one ? <PersonLink person={one} /> : '–');
  return { header, cell: (row) => link(of(row)) };
}

export const PEOPLE: TableOf<PersonLine> = {
  caption: words.operator.people.title,
  wide: true,
  rowKey: ({ id }) => id,
  columns: [
    { header: w.name, title: true, cell: (one) => <PersonLink person={one} /> },
    { header: w.email, long: true, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
    { header: w.sides, cell: describeSides },
    dateColumn(w.registered, ({ created_at }) => created_at),
    {
      header: w.status,
      cell: ({ suspended_at }) =>
        suspended_at ? <Status of="account" is="suspended" /> : words.operator.status.account.open,
    },
  ],
};

const s = words.security;

export const SECURITY: TableOf<SecurityLine> = {
  caption: s.log.title,
  wide: true,
  rowKey: ({ id }) => id,
  columns: [
    {
      header: s.log.what,
      title: true,
      cell: ({ kind, facts }) => [s.kinds[kind], facts.call].filter(Boolean).join(': '),
    },
    { header: s.log.when, cell: ({ at }) => showMoment(at) },
    { header: s.log.who, cell: ({ person: who }) => (who ? <PersonLink person={who} /> : s.log.nobody) },
    {
      header: s.log.where,
      cell: ({ network, country }) => [network, country].filter(Boolean).join(', ') || '–',
    },
    {
      header: s.log.device,
      cell: ({ browser, system }) => (browser && system ? s.device.named(browser, system) : s.device.unknown),
    },
  ],
};

export const JOBS: TableOf<JobLine> = {
  caption: words.operator.jobs.title,
  wide: true,
  rowKey: ({ id }) => id,
  columns: [
    {
      header: w.title,
      title: true,
      className: 'wrap-anywhere lg:min-w-48',
      cell: (job) => <JobLink job={job} />,
    },
    { header: w.status, cell: ({ status }) => <JobStatusBadge status={status} /> },
    person(w.hunter, ({ hunter }) => hunter),
    person(w.talent, ({ talent }) => talent),
    { header: w.price, align: 'end', cell: ({ price }) => (price === null ? '–' : showNaira(price)) },
    dateColumn(w.posted, ({ created_at }) => created_at),
  ],
};

export const PAYMENTS: TableOf<PaymentLine> = {
  caption: words.operator.money.payments,
  wide: true,
  rowKey: ({ id }) => id,
  columns: [
    { header: w.reference, title: true, cell: ({ reference }) => <Reference text={reference} /> },
    { header: w.status, cell: (payment) => <PaymentStatus {...payment} /> },
    { header: w.job, cell: ({ job }) => <JobLink job={job} /> },
    person(w.hunter, ({ hunter }) => hunter),
    { header: w.amount, align: 'end', cell: ({ amount }) => showNaira(amount) },
    timeColumn(w.started, ({ created_at }) => created_at),
  ],
};

export const PAYOUTS: TableOf<PayoutLine> = {
  caption: words.operator.payouts.title,
  wide: true,
  rowKey: ({ id }) => id,
  columns: [
    {
      header: w.payout,
      title: true,
      cell: (payout) => (
        <PlaceLink to="payout" id={payout.id}>
          {titleOf(payout)}
        </PlaceLink>
      ),
    },
    { header: w.status, cell: (payout) => <PayoutStatus {...payout} /> },
    { header: w.job, cell: ({ job }) => (job ? <JobLink job={job} /> : words.operator.payouts.refunds) },
    { header: w.bank, cell: bankOf },
    timeColumn(w.requested, ({ created_at }) => created_at),
  ],
};

export function titleOf({ amount, person }: PayoutLine): string {
  return words.operator.payouts.payout(showNaira(amount), person.name);
}

export function bankOf({ bank_name, account_number }: PayoutLine): string {
  return words.operator.payouts.account(bank_name, account_number);
}

export const DISPUTES: TableOf<DisputeLine> = {
  caption: words.operator.disputes.title,
  wide: true,
  rowKey: ({ id }) => id,
  tone: ({ overdue }) => (overdue ? 'refused' : undefined),
  columns: [
    {
      header: w.order,
      title: true,
      className: 'wrap-anywhere lg:min-w-40',
      cell: ({ id, title }) => (
        <PlaceLink to="dispute" id={id}>
          {title}
        </PlaceLink>
      ),
    },
    { header: w.status, cell: ({ state }) => <Status of="dispute" is={state} /> },
    person(w.hunter, ({ hunter }) => hunter),
    person(w.talent, ({ talent }) => talent),
    { header: w.price, align: 'end', cell: ({ price }) => showNaira(price) },
    dateColumn(words.operator.disputes.opened, ({ opened_at }) => opened_at),
    {
      header: words.operator.disputes.due,
      className: 'whitespace-nowrap',
      cell: ({ answer_by, decide_by, ended_at }) => (ended_at ? '–' : showMoment(decide_by ?? answer_by)),
    },
  ],
};

type Words = typeof words.operator.status;
type Kind = keyof Words;
type Code<K extends Kind> = keyof Words[K] & string;

/** Tones of the statuses; any status not listed is neutral. */
const TONES: { [K in Kind]: Partial<Record<Code<K>, Tone>> } = {
  account: { suspended: 'bad' },
  payment: { open: 'active', funded: 'good', failed: 'bad', suspense: 'warn', 'sending-back': 'active' },
  payout: {
    ...{ sending: 'active', unknown: 'warn', pending: 'active', success: 'good' },
    ...{ failed: 'bad', reversed: 'bad', code: 'warn' },
  },
  refund: {
    ...{ sending: 'active', unknown: 'warn', pending: 'active', processed: 'good' },
    ...{ failed: 'bad', 'needs-attention': 'warn' },
  },
  dispute: { answer: 'active', decision: 'warn', settled: 'good', decided: 'good' },
  chargeback: { open: 'bad', answered: 'active', won: 'good', lost: 'bad', expired: 'bad' },
  policy: { coming: 'warn', 'in force': 'good' },
  finding: { open: 'bad' },
  comparison: { unfinished: 'warn', incomplete: 'warn', differs: 'bad', agrees: 'good' },
  books: { balanced: 'good' },
  job: {},
};

/** Statuses as badges, in the words that operators read. */
export function Status<K extends Kind>({ of, is }: { of: K; is: Code<K> }) {
  const labels: Record<Code<K>, string> = words.operator.status[of] as Record<Code<K>, string>;
  return <Badge tone={TONES[of][is]}>{labels[is]}</Badge>;
}

/** The label of a code; an unknown code is returned as it is. */
export function readable(kind: Kind, code: string): string {
  const labels: Partial<Record<string, string>> = words.operator.status[kind];
  return labels[code] ?? code;
}

function PaymentStatus({ status, became }: Pick<z.output<typeof paymentLine>, 'status' | 'became'>) {
  return <Status of="payment" is={became ?? status} />;
}

export function PayoutStatus(payout: Pick<z.output<typeof payoutLine>, 'status' | 'needs_code'>) {
  return <Status of="payout" is={payout.needs_code ? 'code' : payout.status} />;
}

type Refund = Pick<z.output<typeof refundLine>, 'status' | 'failure'>;

/** True when Paystack does not know which account to refund to. */
export function needsAccount({ status, failure }: Refund): boolean {
  return status === 'pending' && failure === 'needs-attention';
}

export function RefundStatus(refund: Refund) {
  return <Status of="refund" is={needsAccount(refund) ? 'needs-attention' : refund.status} />;
}
