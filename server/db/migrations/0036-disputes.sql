-- disputes: what each side says, with evidence, and how it ended

create table disputes (
  id uuid primary key,
  job_id uuid not null references jobs,
  opened_by text not null check (opened_by in ('hunter', 'talent')),
  -- where the order stood, and goes back to when the dispute is withdrawn
  from_status text not null check (from_status in ('active', 'submitted')),
  -- when silence would have accepted the submitted work
  answer_due_at timestamptz,
  statement text not null,
  opened_at timestamptz not null,
  answer_by timestamptz not null,
  answer text,
  answered_at timestamptz,
  -- when the time for an answer passed without one
  silent_at timestamptz,
  -- the division that one side proposes to the other: kobo to the talent before the fee
  proposed_by text check (proposed_by in ('hunter', 'talent')),
  proposed_gross bigint check (proposed_gross >= 0),
  proposed_at timestamptz,
  outcome text check (outcome in ('withdrawn', 'settled', 'decided')),
  ended_at timestamptz,
  -- kobo to the talent before the fee, when the money was divided
  gross bigint check (gross >= 0),
  reason text,
  decided_by uuid references users,
  constraint answer_is_whole check ((answer is null) = (answered_at is null)),
  constraint answered_or_silent check (answered_at is null or silent_at is null),
  constraint proposal_is_whole check (num_nulls(proposed_by, proposed_gross, proposed_at) in (0, 3)),
  constraint end_is_whole check (
    (outcome is null and ended_at is null and gross is null)
    or (outcome = 'withdrawn' and ended_at is not null and gross is null)
    or (outcome = 'settled' and ended_at is not null and gross is not null)
    or (outcome = 'decided' and ended_at is not null and gross is not null
      and reason is not null and decided_by is not null))
);
create unique index disputes_one_open on disputes (job_id) where ended_at is null;
create index disputes_job on disputes (job_id, id desc);
create index disputes_unanswered on disputes (answer_by)
  where ended_at is null and answered_at is null and silent_at is null;
create index disputes_open on disputes (id) where ended_at is null;
create index disputes_ended on disputes (id desc) where ended_at is not null;

create table dispute_files (
  file_id uuid primary key references files,
  owner_id uuid not null references users,
  job_id uuid not null references jobs,
  -- null until the statement is sent
  dispute_id uuid references disputes,
  side text not null check (side in ('hunter', 'talent')),
  position int not null default 0,
  created_at timestamptz not null
);
create index dispute_files_sent on dispute_files (dispute_id, position) where dispute_id is not null;
create index dispute_files_waiting on dispute_files (created_at) where dispute_id is null;

alter table jobs
  drop constraint jobs_status_check,
  add constraint jobs_status_check check (status in (
    'bidding', 'offered', 'agreed', 'active', 'submitted', 'disputed', 'accepted', 'cancelled')),
  drop constraint agreement_is_whole,
  add constraint agreement_is_whole check (
    (status in ('bidding') and talent_id is null and bid_id is null and price is null)
    or (status in ('offered', 'agreed', 'active', 'submitted', 'disputed', 'accepted')
      and talent_id is not null and bid_id is not null and price is not null
      and start_date is not null and end_date is not null and policy_id is not null)
    or status = 'cancelled');
