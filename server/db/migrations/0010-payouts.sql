-- payouts: money out to bank accounts

create table recipients (
  id uuid primary key,
  user_id uuid not null references users,
  recipient_code text not null,
  bank_code text not null,
  bank_name text not null,
  account_number text not null,
  account_name text not null,
  created_at timestamptz not null,
  unique (user_id, recipient_code)
);

create table payouts (
  id uuid primary key,
  reference text not null unique,
  side text not null check (side in ('hunter', 'talent')),
  user_id uuid not null references users,
  job_id uuid references jobs,
  amount bigint not null check (amount > 0),
  recipient_id uuid not null references recipients,
  status text not null check (status in ('new', 'sending', 'unknown', 'pending', 'success', 'failed', 'reversed')),
  transfer_code text,
  provider_fee bigint,
  failure text,
  attempts int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check_after timestamptz
);
create unique index payouts_one_live on payouts (job_id, user_id)
  where job_id is not null and status in ('new', 'sending', 'unknown', 'pending');
create unique index payouts_one_live_balance on payouts (user_id)
  where job_id is null and status in ('new', 'sending', 'unknown', 'pending');
create index payouts_user on payouts (user_id, id desc);
create index payouts_job on payouts (job_id);
create index payouts_unfinished on payouts (check_after) where status in ('new', 'sending', 'unknown', 'pending');
