-- core: what every module stands on: events, idempotency keys, files, the mail outbox

create table events (
  id bigint generated always as identity primary key,
  name text not null,
  about_kind text not null,
  about_id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  facts jsonb not null,
  at timestamptz not null,
  dispatched_at timestamptz
);
create index events_waiting on events (id) where dispatched_at is null;
create index events_about on events (about_kind, about_id, id);

-- One row per (person, key); kept in the transaction of the write that it names.
create table idempotency_keys (
  actor_id uuid not null,
  key text not null,
  request_hash text not null,
  status int,
  reply jsonb,
  created_at timestamptz not null,
  primary key (actor_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table files (
  id uuid primary key,
  owner_id uuid not null,
  folder text not null,
  name text not null unique,
  display_name text not null,
  mime text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null,
  job_id uuid,
  created_at timestamptz not null
);
create index files_owner on files (owner_id, created_at);

create table mails (
  id bigint generated always as identity primary key,
  key text not null unique,
  to_address text not null,
  subject text not null,
  body text not null,
  html text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  next_try_at timestamptz not null,
  parked_at timestamptz,
  error text
);
create index mails_waiting on mails (next_try_at) where sent_at is null and parked_at is null;
