-- payments: refunds: money of which nobody could be named goes back the way it came

create table refunds (
  id uuid primary key,
  -- the provider's reference of the payment that goes back whole
  reference text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('new', 'sending', 'unknown', 'pending', 'processed', 'failed')),
  -- the provider's own number of it, once it is known
  provider_id text,
  failure text,
  attempts int not null default 0,
  asked_by uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check_after timestamptz
);
create unique index refunds_one on refunds (reference) where status <> 'failed';
create index refunds_unfinished on refunds (check_after) where status in ('new', 'sending', 'unknown', 'pending');
