-- push: devices that asked to be told, and what is on its way to them

create table push_keys (
  -- there is one pair
  id int primary key check (id = 1),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users,
  -- gone with the session that made it, however that ends
  session_hash text not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_hash);

create table push_messages (
  subscription_id uuid not null references push_subscriptions on delete cascade,
  -- names the cause; the same key is sent once to a device
  key text not null,
  -- for whom: a device may be somebody else's by now
  user_id uuid not null references users,
  title text not null,
  path text not null check (path ~ '^/[A-Za-z]'),
  created_at timestamptz not null,
  attempts int not null default 0,
  next_try_at timestamptz not null,
  -- sent, refused or given up
  ended_at timestamptz,
  error text,
  primary key (subscription_id, key)
);
create index push_messages_waiting on push_messages (next_try_at) where ended_at is null;
create index push_messages_age on push_messages (created_at);
