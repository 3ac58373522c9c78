-- payouts: bank accounts that a person saved, and from when money can be sent to them

create table bank_accounts (
  id uuid primary key,
  user_id uuid not null references users,
  recipient_id uuid not null references recipients,
  bank_code text not null,
  account_number text not null,
  created_at timestamptz not null,
  usable_at timestamptz not null,
  -- kept after that: an account that was there once makes the next one a change
  removed_at timestamptz
);
create unique index bank_accounts_one on bank_accounts (user_id, bank_code, account_number) where removed_at is null;
create index bank_accounts_user on bank_accounts (user_id, id desc);

-- Accounts that were confirmed before are saved as they are.
insert into bank_accounts (id, user_id, recipient_id, bank_code, account_number, created_at, usable_at)
select distinct on (user_id, bank_code, account_number)
  id, user_id, id, bank_code, account_number, created_at, created_at
from recipients
order by user_id, bank_code, account_number, id desc;
