-- accounts: a second factor for members, an authenticator app or passkeys, with recovery codes

create table authenticators (
  user_id uuid primary key references users,
  -- sealed with a key made of the signing secret
  secret text not null,
  -- since its first code was taken; before that it counts for nothing
  confirmed_at timestamptz,
  -- the time step of the last code that was taken: no code is taken twice
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users,
  -- as the browser names it, base64url
  credential_id text not null unique,
  -- COSE, base64url
  public_key text not null,
  -- how often it was used, where the device counts
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Short-lived, each for one purpose and usable once.
create table second_steps (
  token_hash text primary key,
  -- login: after a good password; enter, add, confirm: of a passkey
  purpose text not null check (purpose in ('login', 'enter', 'add', 'confirm')),
  -- null where a passkey will say who it is
  user_id uuid references users,
  -- login: of the password that was good; a new one ends the step
  password_mark text,
  -- of a passkey: what the device signs
  challenge text,
  ends_at timestamptz not null
);
create index second_steps_user on second_steps (user_id);
create index second_steps_ends on second_steps (ends_at);

-- When the second factor was last shown in this session.
alter table sessions add column factor_at timestamptz;
