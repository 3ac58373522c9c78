-- orders: a submission holds several files and links; its one file is the first of them

create table submission_files (
  file_id uuid primary key references files,
  owner_id uuid not null references users,
  job_id uuid not null references jobs,
  -- neither until the submission is sent
  work_submission_id uuid references work_submissions,
  milestone_submission_id uuid references milestone_submissions,
  submission_id uuid generated always as (coalesce(work_submission_id, milestone_submission_id)) stored,
  position int not null default 0,
  created_at timestamptz not null,
  check (num_nonnulls(work_submission_id, milestone_submission_id) <= 1)
);

insert into submission_files (file_id, owner_id, job_id, work_submission_id, created_at)
select s.file_id, f.owner_id, s.job_id, s.id, s.created_at
from work_submissions s
join files f on f.id = s.file_id;

insert into submission_files (file_id, owner_id, job_id, milestone_submission_id, created_at)
select s.file_id, f.owner_id, s.job_id, s.id, s.created_at
from milestone_submissions s
join files f on f.id = s.file_id;

create index submission_files_sent on submission_files (submission_id, position) where submission_id is not null;
create index submission_files_waiting on submission_files (created_at) where submission_id is null;

alter table work_submissions drop column file_id, add column links text[] not null default '{}';
alter table milestone_submissions drop column file_id, add column links text[] not null default '{}';
