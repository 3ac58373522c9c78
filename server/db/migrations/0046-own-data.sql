-- accounts: a person who deleted the account stays as a number that orders and money refer to

-- A deleted account is closed for good: nobody opens it again.
alter table users add column deleted_at timestamptz;
alter table users add constraint deleted_is_closed check (deleted_at is null or disabled_at is not null);
