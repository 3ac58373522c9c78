-- orders: remarks at a place of a file that was handed in, by round

create table delivery_marks (
  id uuid primary key,
  job_id uuid not null references jobs,
  round int not null,
  number int not null check (number between 1 and 30),
  file_id uuid not null references files,
  kind text not null check (kind in ('must', 'nice', 'question')),
  text text not null check (length(text) between 1 and 500),
  -- shares of width and height, seconds of sound and film
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  seconds double precision check (seconds >= 0),
  state text not null default 'open' check (state in ('open', 'done', 'settled')),
  answer text check (length(answer) <= 500),
  created_at timestamptz not null,
  unique (job_id, round, number),
  check ((x is null) = (y is null))
);

create index delivery_marks_file on delivery_marks (file_id);
