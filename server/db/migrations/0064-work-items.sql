-- core: one queue for all background work; what waited in other tables before moves into it

create table work_items (
  id bigint generated always as identity primary key,
  -- which handler does it
  kind text not null,
  -- what it is about: an id or a key of that kind; the same is put once
  subject text not null,
  -- when it was put, or taken up again by a person after it was parked
  created_at timestamptz not null,
  -- the next attempt; while it is in hand: the end of the lease
  due_at timestamptz not null,
  taken_until timestamptz,
  -- those that failed since it was last well
  attempts int not null default 0,
  parked_at timestamptz,
  error text,
  unique (kind, subject)
);
create index work_items_due on work_items (kind, due_at, id) where parked_at is null;
create index work_items_parked on work_items (id) where parked_at is not null;

insert into work_items (kind, subject, created_at, due_at)
select 'event', id::text, at, at from events where dispatched_at is null order by id;
drop index events_waiting;
alter table events drop column dispatched_at;

insert into work_items (kind, subject, created_at, due_at)
select 'call-reader', conversation_id || ':' || user_id, ring_at, ring_at
from conversation_members
where ring_at is not null
order by ring_at;
drop index conversation_members_ring;
alter table conversation_members drop column ring_at;

insert into work_items (kind, subject, created_at, due_at, attempts, parked_at, error)
select 'mail', id::text, waits_since, next_try_at, attempts, parked_at, error
from mails
where sent_at is null
order by id;
drop index mails_waiting;
drop index mails_parked;
alter table mails drop column attempts, drop column next_try_at, drop column parked_at, drop column error,
  drop column waits_since;

insert into work_items (kind, subject, created_at, due_at)
select 'webhook-' || split_part(event, '.', 1), key, received_at, received_at
from provider_inbox
where handled_at is null
order by received_at;
drop index provider_inbox_waiting;
alter table provider_inbox drop column handled_at, drop column attempts, drop column error;

insert into work_items (kind, subject, created_at, due_at, attempts, error)
select 'push', subscription_id || ':' || key, created_at, next_try_at, attempts, error
from push_messages
where ended_at is null
order by created_at;
drop index push_messages_waiting;
alter table push_messages drop column attempts, drop column next_try_at;

insert into work_items (kind, subject, created_at, due_at)
select kind, id::text, created_at, greatest(check_after, updated_at + interval '2 minutes')
from (
  select 'payout' as kind, id, status, created_at, updated_at, check_after from payouts
  union all
  select 'refund', id, status, created_at, updated_at, check_after from refunds
) as errands
where status in ('new', 'sending', 'unknown', 'pending')
order by created_at;
drop index payouts_unfinished;
drop index refunds_unfinished;
alter table payouts drop column check_after;
alter table refunds drop column check_after;
