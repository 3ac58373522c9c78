-- payments: money in, and the inbox of what the provider says

create table payments (
  id uuid primary key,
  -- ours, used once at the provider
  reference text not null unique,
  job_id uuid not null references jobs,
  bid_id uuid not null references bids,
  hunter_id uuid not null references users,
  talent_id uuid not null references users,
  amount bigint not null check (amount > 0),
  -- new: intent only; open: the provider knows it; funded: it filled the escrow; failed: ended unpaid;
  -- returned: paid, but too late or twice: in the hunter's payback; suspense: paid, but not as agreed
  status text not null check (status in ('new', 'open', 'funded', 'failed', 'returned', 'suspense')),
  authorization_url text,
  provider_id text,
  provider_fee bigint,
  channel text,
  failure text,
  created_at timestamptz not null,
  paid_at timestamptz,
  checked_at timestamptz,
  check_after timestamptz
);
create unique index payments_one_funding on payments (job_id) where status = 'funded';
create index payments_job on payments (job_id, created_at);
create index payments_unfinished on payments (check_after) where status in ('new', 'open');

create table provider_inbox (
  -- event, id or reference, status: what the provider repeats is stored once
  key text primary key,
  event text not null,
  reference text,
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  attempts int not null default 0,
  error text
);
create index provider_inbox_waiting on provider_inbox (received_at) where handled_at is null;
