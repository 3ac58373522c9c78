-- accounts: an operator takes a lost second factor away after a day in which its owner can stop it

create table factor_removals (
  user_id uuid primary key references users,
  -- of the link in the mail, which stops it
  stop_hash text not null unique,
  ends_at timestamptz not null
);
