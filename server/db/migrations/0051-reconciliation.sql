-- reconciliation: what our book and the lists of the provider do not agree on

create table reconciliation_runs (
  id uuid primary key,
  span text not null check (span in ('recent', 'month')),
  since timestamptz not null,
  until timestamptz not null,
  -- null: it died on the way
  ended_at timestamptz,
  -- false: the provider did not answer to the end, so that nothing could be called missing there
  complete boolean not null default false,
  compared int not null default 0,
  found int not null default 0,
  repaired int not null default 0
);

create table reconciliation_findings (
  id uuid primary key,
  class text not null check (class in (
    'missing-here', 'missing-there', 'amount', 'currency', 'status', 'duplicate', 'stuck', 'unexplained')),
  subject text not null check (subject in ('payment', 'payout', 'refund', 'balance', 'event')),
  reference text not null,
  -- what each side says; null: it says nothing
  ours text,
  theirs text,
  -- kobo at stake
  amount bigint,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  -- repaired: asking the provider put it right; vanished: both sides agree by now; settled: an operator dealt with it
  ending text check (ending in ('repaired', 'vanished', 'settled')),
  settled_by uuid references users,
  reason text,
  check ((ended_at is null) = (ending is null)),
  check ((ending = 'settled') = (settled_by is not null and reason is not null))
);
create unique index reconciliation_findings_one on reconciliation_findings (class, subject, reference)
  where ended_at is null;
create index reconciliation_findings_open on reconciliation_findings (id desc) where ended_at is null;
create index reconciliation_findings_reference on reconciliation_findings (reference);
