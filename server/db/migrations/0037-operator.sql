-- operator: the console's own keys and sessions, the log of every act, and what waits for a second pair of eyes

-- The authenticator of an operator; made by an enrolment code that the command line printed.
create table operator_keys (
  user_id uuid primary key references users,
  enrolment_hash text,
  enrolment_ends_at timestamptz,
  -- sealed with a key made of the signing secret
  secret text,
  -- since the first sign-in with it
  confirmed_at timestamptz,
  -- the time step of the last code that was taken: no code is taken twice
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table operator_sessions (
  token_hash text primary key,
  user_id uuid not null references users,
  -- of the password that opened it: a new password ends it
  password_mark text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index operator_sessions_user on operator_sessions (user_id);

create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id uuid not null references users,
  act text not null,
  about_kind text not null,
  -- an id, or a reference of the provider
  about_id text not null,
  reason text not null check (char_length(reason) between 10 and 1000),
  before jsonb,
  after jsonb,
  request_id text not null
);
create index operator_log_about on operator_log (about_id, id);

create function operator_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log is append-only: % on % is refused', tg_op, tg_table_name using errcode = '42501';
end $$;
create trigger operator_log_append_only before update or delete on operator_log
  for each row execute function operator_refuse_change();
create trigger operator_log_no_truncate before truncate on operator_log
  for each statement execute function operator_refuse_change();

-- What one operator wants to do about so much money that a second has to want it too.
create table operator_proposals (
  -- what the money is known by: two proposals about the same money are one
  about_id text primary key,
  act text not null,
  input jsonb not null,
  operator_id uuid not null references users,
  reason text not null,
  at timestamptz not null
);

-- People and jobs are found by the beginnings of words.
create index users_words on users using gin (
  to_tsvector('simple', translate(name || ' ' || email, '@._-+', '     ')));
create index jobs_words on jobs using gin (to_tsvector('simple', title));
create index users_suspended on users (id desc) where disabled_at is not null;
create index payments_newest on payments (id desc);
create index payouts_newest on payouts (status, id desc);
