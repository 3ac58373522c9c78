-- messaging: when somebody who has not read a message is called, and of whom they want to hear quietly

alter table conversation_members
  -- since when this person hears of new messages of the other only by looking
  add column muted_at timestamptz,
  -- when it is looked at next whether a new message is to call this person; null: nothing waits
  add column ring_at timestamptz;
create index conversation_members_ring on conversation_members (ring_at) where ring_at is not null;
