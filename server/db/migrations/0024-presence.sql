-- accounts: when each person was last here

create table presence (
  user_id uuid primary key references users,
  -- written at most once a minute
  seen_at timestamptz not null,
  -- of the last logout; somebody seen later is here again
  left_at timestamptz
);
