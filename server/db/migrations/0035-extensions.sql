-- orders: more time, asked for by the talent and answered by the hunter

create table extensions (
  id uuid primary key,
  job_id uuid not null references jobs,
  days int not null check (days between 1 and 60),
  reason text not null,
  requested_at timestamptz not null,
  lapses_at timestamptz not null,
  -- dropped: overtaken by a submission, a dispute or a cancellation
  state text not null default 'open' check (state in ('open', 'granted', 'refused', 'lapsed', 'dropped')),
  answered_at timestamptz,
  answer text not null default '',
  constraint answer_is_whole check ((state = 'open') = (answered_at is null))
);
create unique index extensions_one_open on extensions (job_id) where state = 'open';
create index extensions_job on extensions (job_id, id desc);
create index extensions_lapsing on extensions (lapses_at) where state = 'open';

-- days granted to a milestone beside those agreed
alter table milestones add column extended_days int not null default 0 check (extended_days >= 0);

-- when silence accepts submitted work; it moves on when a dispute interrupts the wait
alter table jobs add column answer_due_at timestamptz;
update jobs set answer_due_at = submitted_at + interval '14 days' where status = 'submitted';
drop index jobs_waiting_for_answer;
create index jobs_waiting_for_answer on jobs (answer_due_at) where status = 'submitted';
