-- jobs: talents find open jobs by their words, and save those that they may want later

-- as people read it: without tags, tone marks and punctuation
create function plain_words(html text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(normalize(html, nfd), '[\u0300-\u036f]', '', 'g'),
  '<[^>]*>|&#?\w+;|[!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f]', ' ', 'g'
);

-- words as they stand, for those that are still being typed, and their stems
create function job_words(title text, brief text) returns tsvector
language sql immutable parallel safe
return strip(
  to_tsvector('pg_catalog.simple'::regconfig, plain_words(title || ' ' || brief))
  || to_tsvector('pg_catalog.english'::regconfig, plain_words(title || ' ' || brief))
);

create index jobs_open_words on jobs using gin (job_words(title, brief))
  where status = 'bidding' and job_type = 'open' and deleted_at is null;
create index jobs_open_budget on jobs ((-budget), id desc)
  where status = 'bidding' and job_type = 'open' and deleted_at is null;

create table saved_jobs (
  -- grows with time: the order of the list
  id uuid primary key,
  talent_id uuid not null references users,
  job_id uuid not null references jobs,
  -- taken off the list: the job can still be read and saved again, though it closed since
  removed_at timestamptz,
  created_at timestamptz not null,
  unique (talent_id, job_id)
);
create index saved_jobs_of_talent on saved_jobs (talent_id, id desc) where removed_at is null;
