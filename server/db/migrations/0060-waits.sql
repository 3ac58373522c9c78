-- jobs: the time that an order waited on somebody, in which its deadlines stand still

create table waits (
  id bigint generated always as identity primary key,
  job_id uuid not null references jobs,
  -- an answer to submitted work, an answer to a request for more time, or the end of a dispute
  kind text not null check (kind in ('answer', 'extension', 'dispute')),
  -- how many times the work was submitted before it ends
  round integer not null check (round >= 0),
  from_at timestamptz not null,
  -- null as long as it lasts
  until_at timestamptz
);
create index waits_job on waits (job_id, id);
create unique index waits_open on waits (job_id) where until_at is null;

-- what the events of every order say: a step that begins a wait, until the next step of the same kinds
insert into waits (job_id, kind, round, from_at, until_at)
select job_id, kind, round, from_at, until_at
from (
  select e.id, j.id as job_id, e.at as from_at,
    case e.name
      when 'job.dispute' then 'dispute'
      when 'job.request-extension' then 'extension'
      when 'job.submit' then 'answer'
      -- back to submitted work, if its submission was not answered yet
      when 'job.withdraw-dispute' then
        case when count(*) filter (where e.name = 'job.submit') over story
          > count(*) filter (where e.name in ('job.decline', 'job.accept')) over story then 'answer' end
    end as kind,
    count(*) filter (where e.name = 'job.submit') over story as round,
    lead(e.at) over story as until_at
  from events e
  join jobs j on j.id = e.about_id
  where e.about_kind = 'job' and e.name in (
    'job.submit', 'job.decline', 'job.accept', 'job.cancel',
    'job.request-extension', 'job.grant-extension', 'job.refuse-extension', 'job.withdraw-extension',
    'job.lapse-extension', 'job.dispute', 'job.withdraw-dispute', 'job.accept-settlement', 'job.decide'
  )
  window story as (partition by e.about_id order by e.id)
) steps
where kind is not null
order by id;
