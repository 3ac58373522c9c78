-- orders: what the talent hands in

create table milestone_submissions (
  id uuid primary key,
  milestone_id uuid not null references milestones,
  job_id uuid not null references jobs,
  title text not null,
  comment text not null,
  file_id uuid references files,
  created_at timestamptz not null
);
create index milestone_submissions_job on milestone_submissions (job_id);
create index milestone_submissions_milestone on milestone_submissions (milestone_id, created_at);

create table work_submissions (
  id uuid primary key,
  job_id uuid not null references jobs,
  round int not null,
  comment text not null,
  file_id uuid references files,
  created_at timestamptz not null,
  -- the hunter's answer: accepted or declined with a reason
  answered_at timestamptz,
  decline_reason text,
  unique (job_id, round)
);
