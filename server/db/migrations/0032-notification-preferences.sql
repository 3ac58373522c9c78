-- notifications: who wants which news by which way, what waits for a summary, and what was mailed

-- Only what differs from the default.
create table notification_preferences (
  user_id uuid not null references users,
  kind text not null,
  way text not null check (way in ('app', 'mail', 'push')),
  wanted boolean not null,
  primary key (user_id, kind, way)
);

-- Until when a notice waits for the summary of its person; and the mail, alone or in a summary, that told it.
alter table notifications add column waits_until timestamptz;
alter table notifications add column mail_key text;
alter table notifications add constraint waits_or_is_mailed check (waits_until is null or mail_key is null);
create index notifications_waiting on notifications (waits_until, user_id) where waits_until is not null;

-- The message up to which a person was mailed of what is unread from the other one.
create table unread_mails (
  user_id uuid not null references users,
  other_id uuid not null references users,
  up_to bigint not null,
  primary key (user_id, other_id)
);

-- The message up to which the unread ones were looked for; one row.
create table unread_mails_cursor (
  one boolean primary key default true check (one),
  up_to bigint not null
);
insert into unread_mails_cursor (up_to) select coalesce(max(id), 0) from messages;
