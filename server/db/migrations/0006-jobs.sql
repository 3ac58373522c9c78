-- jobs: what a hunter posts, its milestones and whom it was shown to

create table jobs (
  id uuid primary key,
  hunter_id uuid not null references users,
  title text not null,
  brief text not null,
  skill_id uuid not null references skills,
  category_id uuid references categories,
  job_type text not null check (job_type in ('open', 'close')),
  budget bigint not null check (budget > 0),
  status text not null default 'bidding' check (status in (
    'bidding', 'offered', 'agreed', 'active', 'submitted', 'accepted', 'cancelled')),
  -- the agreement: set while offered and after, cleared when it falls back to bidding
  talent_id uuid references users,
  bid_id uuid,
  price bigint check (price > 0),
  start_date date,
  end_date date,
  terms text,
  policy_id int references fee_policies,
  agreed_at timestamptz,
  funded_at timestamptz,
  started_at timestamptz,
  submitted_at timestamptz,
  ended_at timestamptz,
  cancelled_by text check (cancelled_by in ('hunter', 'talent')),
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint nobody_hires_themselves check (talent_id is distinct from hunter_id),
  constraint agreement_is_whole check (
    (status in ('bidding') and talent_id is null and bid_id is null and price is null)
    or (status in ('offered', 'agreed', 'active', 'submitted', 'accepted')
      and talent_id is not null and bid_id is not null and price is not null
      and start_date is not null and end_date is not null and policy_id is not null)
    or status = 'cancelled')
);
create index jobs_open_feed on jobs (id desc) where status = 'bidding' and job_type = 'open' and deleted_at is null;
create index jobs_skill_feed on jobs (skill_id, id desc) where status = 'bidding' and job_type = 'open' and deleted_at is null;
-- also answers the record on a hunter's card without touching the table
create index jobs_hunter on jobs (hunter_id, id desc) include (funded_at, price) where deleted_at is null;
create index jobs_hunter_status on jobs (hunter_id, status, id desc);
create index jobs_talent_status on jobs (talent_id, status, id desc) where talent_id is not null;
create index jobs_waiting_for_answer on jobs (submitted_at) where status = 'submitted';

create table milestones (
  id uuid primary key,
  job_id uuid not null references jobs,
  position int not null check (position between 1 and 4),
  title text not null,
  description text not null,
  due_days int not null check (due_days between 1 and 365),
  penalty_percent int not null check (penalty_percent between 1 and 10),
  waived_at timestamptz,
  unique (job_id, position)
);

create table invitations (
  job_id uuid not null references jobs,
  talent_id uuid not null references users,
  created_at timestamptz not null,
  primary key (job_id, talent_id)
);
create index invitations_talent on invitations (talent_id, job_id desc);
