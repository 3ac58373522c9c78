-- people: the gigs and talents that a hunter keeps; and who answered the first message of a stranger, and when

create table shortlist (
  id uuid primary key,
  hunter_id uuid not null references users,
  -- one of the two
  gig_id uuid references gigs,
  talent_id uuid references users,
  created_at timestamptz not null,
  unique (hunter_id, gig_id),
  unique (hunter_id, talent_id),
  constraint one_is_kept check (num_nonnulls(gig_id, talent_id) = 1)
);
create index shortlist_newest on shortlist (hunter_id, id desc);
create index shortlist_of_talent on shortlist (talent_id) where talent_id is not null;

alter table conversations add column answered_by uuid references users, add column answered_at timestamptz;
create index conversations_answered on conversations (answered_by, answered_at) include (begun_at)
  where answered_by is not null;

update conversations c
set answered_by = first.sender_id, answered_at = first.created_at
from conversations of
cross join lateral (
  select sender_id, created_at from messages
  where conversation_id = of.id and sender_id <> of.begun_by and created_at >= of.begun_at
  order by id
  limit 1
) first
where of.id = c.id;
