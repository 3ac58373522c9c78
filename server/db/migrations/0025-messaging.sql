-- messaging: what two people write to each other, one conversation per pair

create table conversations (
  id uuid primary key,
  low_id uuid not null references users,
  high_id uuid not null references users,
  -- who wrote to a stranger, and when: so many in a day are allowed
  begun_by uuid references users,
  begun_at timestamptz,
  created_at timestamptz not null,
  unique (low_id, high_id),
  constraint smaller_id_first check (low_id < high_id)
);
create index conversations_begun on conversations (begun_by, begun_at) where begun_by is not null;

-- A message is written under the lock of its conversation: within one, the order of ids is the order of commits.
create table messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations,
  kind text not null check (kind in ('message', 'event')),
  sender_id uuid references users,
  body text not null,
  -- the sender's own name of it
  client_id text,
  -- of a line that tells a step of an order
  event_id bigint references events,
  -- of such a line: the page of the order, by the id of who reads
  links jsonb,
  -- the words, and the two people as `@id`: one index answers "my messages with these words"
  search tsvector,
  created_at timestamptz not null,
  unique (sender_id, client_id),
  unique (conversation_id, event_id),
  constraint kind_is_whole check (
    (kind = 'message' and sender_id is not null and event_id is null)
    or (kind = 'event' and sender_id is null and event_id is not null and links is not null))
);
create index messages_of_conversation on messages (conversation_id, id);
create index messages_of_sender on messages (conversation_id, sender_id, id);
create index messages_search on messages using gin (search) where search is not null;

create table conversation_members (
  conversation_id uuid not null references conversations,
  user_id uuid not null references users,
  other_id uuid not null references users,
  last_message_id bigint references messages,
  -- the latest message of the other one that was read, and that reached a device; 0: none
  read_up_to bigint not null default 0,
  delivered_up_to bigint not null default 0,
  -- messages of the other one after `read_up_to`
  unread int not null default 0 check (unread >= 0),
  -- since when this person has blocked the other
  blocked_at timestamptz,
  primary key (conversation_id, user_id),
  unique (user_id, other_id)
);
create index conversation_members_latest on conversation_members (user_id, last_message_id desc)
  where last_message_id is not null;
create index conversation_members_unread on conversation_members (user_id) include (unread) where unread > 0;

create table message_files (
  file_id uuid primary key references files,
  owner_id uuid not null references users,
  -- null until it is sent
  message_id bigint references messages,
  position int not null default 0,
  created_at timestamptz not null
);
create index message_files_sent on message_files (message_id, position) where message_id is not null;
create index message_files_waiting on message_files (created_at) where message_id is null;

create table message_reports (
  id uuid primary key,
  reporter_id uuid not null references users,
  reported_id uuid not null references users,
  conversation_id uuid not null references conversations,
  message_id bigint references messages,
  reason text not null,
  created_at timestamptz not null
);
create index message_reports_reported on message_reports (reported_id, id desc);
