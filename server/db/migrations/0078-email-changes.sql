-- accounts: a change of e-mail, until both addresses have confirmed it

create table email_changes (
  id uuid primary key,
  user_id uuid not null references users,
  new_email text not null,
  new_email_key text not null,
  -- SHA-256 of the code that each address was mailed
  old_code_hash text not null unique,
  new_code_hash text not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- changed, stopped, or replaced by a newer one
  ended_at timestamptz
);
create unique index email_changes_open on email_changes (user_id) where ended_at is null;
create index email_changes_age on email_changes (created_at);
