-- jobs: what must be true before the work is accepted, a line each

create table acceptance_items (
  id uuid primary key,
  job_id uuid not null references jobs,
  position int not null check (position between 1 and 10),
  text text not null,
  -- the hunter's answer, and the round of work that it was given to; an older one counts no more
  met boolean,
  round int,
  unique (job_id, position),
  check ((met is null) = (round is null))
);
