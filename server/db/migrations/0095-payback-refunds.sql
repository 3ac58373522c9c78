-- payments: a hunter's payback goes back the way it was paid, in part or whole; and what a payment was paid with

-- whose payback it is out of, and of which order; both null: out of suspense, whole
alter table refunds add column user_id uuid references users;
alter table refunds add column job_id uuid references jobs;
-- when it was last sent, perhaps: of a part, the provider itself refuses no second request
alter table refunds add column sent_at timestamptz;
alter table refunds add constraint refunds_owner check ((user_id is null) = (job_id is null));
drop index refunds_one;
create unique index refunds_one on refunds (reference) where status <> 'failed' and user_id is null;
create unique index refunds_one_under_way on refunds (reference) where status in ('new', 'sending', 'unknown', 'pending');
create index refunds_user on refunds (user_id, id);
create index refunds_job on refunds (job_id);

alter table payments add column payer_bank text;
-- the last digits of the card or account
alter table payments add column payer_ending text;
