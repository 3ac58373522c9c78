/** The tables of the simulator's own book. Columns that end in `Kobo` are read as bigint, all else as number. */

/** Large first ids, so that a client that truncates them to 32 bits fails at once. */
export const FIRST_IDS: Readonly<Record<string, number>> = {
  customers: 203_344_550,
  transactions: 5_812_004_416,
  recipients: 71_200_344,
  transfers: 4_912_003_376,
  refunds: 14_300_216,
  disputes: 1_801_929,
};

/** Statements that are safe to run at every start. */
export const SCHEMA = `
create table if not exists settings (name text primary key, value text not null) strict;

create table if not exists customers (
  id integer primary key autoincrement,
  email text not null unique,
  customerCode text not null unique
) strict;

create table if not exists transactions (
  id integer primary key autoincrement,
  reference text not null unique,
  accessCode text not null unique,
  customerId integer not null references customers(id),
  requestedKobo integer not null,
  chargedKobo integer not null,
  feesKobo integer,
  currency text not null,
  callbackUrl text,
  channels text not null,
  metadata text,
  status text not null,
  channel text,
  gatewayResponse text,
  authorization text,
  ipAddress text,
  refundOutcome text not null default 'processed',
  page text,
  createdAt text not null,
  openedAt text,
  paidAt text
) strict;

create table if not exists attempts (
  id integer primary key autoincrement,
  transactionId integer not null references transactions(id),
  kind text not null,
  message text not null,
  at text not null
) strict;
create index if not exists attempts_of on attempts(transactionId);

create table if not exists recipients (
  id integer primary key autoincrement,
  recipientCode text not null unique,
  name text not null,
  accountNumber text not null,
  accountName text not null,
  bankCode text not null,
  bankName text not null,
  currency text not null,
  description text,
  metadata text,
  createdAt text not null,
  unique (accountNumber, bankCode, currency)
) strict;

create table if not exists recipientChanges (
  recipientId integer primary key references recipients(id),
  email text,
  active integer not null,
  updatedAt text not null
) strict;

create table if not exists transfers (
  id integer primary key autoincrement,
  reference text not null unique,
  transferCode text not null unique,
  recipientId integer not null references recipients(id),
  amountKobo integer not null,
  feeKobo integer not null,
  stampDutyKobo integer not null,
  currency text not null,
  reason text,
  request integer not null,
  status text not null,
  gatewayResponse text,
  transferredAt text,
  createdAt text not null,
  updatedAt text not null
) strict;

create table if not exists transferRequests (
  id integer primary key autoincrement,
  reference text not null,
  accepted integer not null,
  answer text not null,
  at text not null
) strict;
create index if not exists transferRequests_of on transferRequests(reference);

create table if not exists refunds (
  id integer primary key autoincrement,
  transactionId integer not null references transactions(id),
  amountKobo integer not null,
  fromCollectionsKobo integer not null,
  customerNote text not null,
  merchantNote text not null,
  status text not null,
  refundReference text,
  createdAt text not null,
  updatedAt text not null,
  expectedAt text not null,
  refundedAt text
) strict;
create index if not exists refunds_of on refunds(transactionId);

create table if not exists disputes (
  id integer primary key autoincrement,
  transactionId integer not null references transactions(id),
  refundKobo integer not null,
  status text not null,
  resolution text,
  category text not null,
  note text,
  attachments text,
  evidence text,
  dueAt text not null,
  resolvedAt text,
  history text not null,
  messages text not null,
  createdAt text not null,
  updatedAt text not null
) strict;
create index if not exists disputes_of on disputes(transactionId);

create table if not exists uploads (
  id integer primary key autoincrement,
  name text not null unique,
  disputeId integer not null references disputes(id),
  bytes blob
) strict;

create table if not exists ledger (
  id integer primary key autoincrement,
  account text not null check (account in ('balance', 'collections')),
  differenceKobo integer not null,
  balanceKobo integer not null,
  reason text not null,
  model text not null,
  modelRow integer,
  createdAt text not null
) strict;

create table if not exists webhooks (
  id integer primary key autoincrement,
  event text not null,
  subject text not null,
  body text not null,
  state text not null check (state in ('held', 'queued', 'delivered', 'given_up')),
  tries integer not null default 0,
  firstTriedAt text,
  createdAt text not null
) strict;
create index if not exists webhooks_of on webhooks(subject);

create table if not exists deliveries (
  id integer primary key autoincrement,
  webhookId integer not null references webhooks(id),
  at text not null,
  status integer,
  error text,
  tookMs integer not null
) strict;
create index if not exists deliveries_of on deliveries(webhookId);

create table if not exists errands (
  id integer primary key autoincrement,
  kind text not null,
  subject text not null,
  dueAt integer not null,
  round integer not null default 1,
  unique (kind, subject)
) strict;
create index if not exists errands_due on errands(dueAt);

create table if not exists faults (
  id integer primary key autoincrement,
  endpoint text not null,
  kind text not null,
  remaining integer not null,
  status integer,
  ms integer,
  effect integer not null
) strict;

create table if not exists calls (
  id integer primary key autoincrement,
  endpoint text not null,
  path text not null,
  status integer,
  fault text,
  at text not null
) strict;
`;
