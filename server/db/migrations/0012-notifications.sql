-- notifications: what happened, per person

create table notifications (
  id uuid primary key,
  user_id uuid not null references users,
  event_id bigint not null references events,
  side text not null check (side in ('hunter', 'talent')),
  name text not null,
  facts jsonb not null,
  link text not null check (link ~ '^/[A-Za-z]'),
  read_at timestamptz,
  created_at timestamptz not null,
  unique (event_id, user_id)
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, side) where read_at is null;
