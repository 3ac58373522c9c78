-- accounts: people, their sessions and reset codes

create table users (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 25),
  email text not null,
  -- lower-case NFKC form: two spellings of one address are one account
  email_key text not null unique,
  password_hash text not null,
  operator_since timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table password_resets (
  code_hash text primary key,
  user_id uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);
