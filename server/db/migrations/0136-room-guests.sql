-- orders: people who look at the work by a link of its hunter, and what they said of its files

create table room_guests (
  id uuid primary key,
  job_id uuid not null references jobs,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  -- of the newest look
  seen_at timestamptz,
  revoked_at timestamptz
);

create index room_guests_job on room_guests (job_id);

create table guest_marks (
  id uuid primary key,
  guest_id uuid not null references room_guests,
  file_id uuid not null references files,
  kind text not null check (kind in ('must', 'nice', 'question')),
  text text not null check (length(text) between 1 and 500),
  -- shares of width and height, seconds of sound and film
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  seconds double precision check (seconds >= 0),
  created_at timestamptz not null,
  check ((x is null) = (y is null))
);

create index guest_marks_guest on guest_marks (guest_id);
create index guest_marks_file on guest_marks (file_id);
