-- orders: a milestone that was submitted can be sent back with a reason, and counts as not submitted again

alter table milestone_submissions
  add column declined_at timestamptz,
  add column decline_reason text,
  add check ((declined_at is null) = (decline_reason is null));
