-- accounts: the security log, what is known of a session, and withdrawals that wait after a strange sign-in

create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  -- whom it concerns; null where the typed address has no account, and for the process itself
  user_id uuid references users,
  -- the network address without its last part: 105.112.33.0/24
  network text,
  -- ISO 3166 alpha-2, where a proxy says it
  country text check (country ~ '^[A-Z]{2}$'),
  -- in words: Chrome, Android
  browser text,
  system text,
  -- SHA-256 of what the device is known by
  device_hash text,
  -- what the kind adds: no secrets, nothing that people wrote
  facts jsonb not null,
  request_id text
);
create index security_events_user on security_events (user_id, id);
create index security_events_kind on security_events (kind, id);
create index security_events_age on security_events (at);

create function security_events_refuse_change() returns trigger language plpgsql as $$
begin
  -- Only the task that forgets what is old says so, for its own transaction.
  if tg_op = 'DELETE' and current_setting('security_events.forgetting', true) = 'on' then
    return old;
  end if;
  raise exception 'the security log is append-only: % is refused', tg_op using errcode = '42501';
end $$;
create trigger security_events_append_only before update or delete on security_events
  for each row execute function security_events_refuse_change();
create trigger security_events_no_truncate before truncate on security_events
  for each statement execute function security_events_refuse_change();

alter table sessions
  -- by which its owner names it
  add column id uuid not null unique default gen_random_uuid(),
  add column browser text,
  add column system text,
  add column country text;

alter table users add column withdrawals_paused_until timestamptz;
