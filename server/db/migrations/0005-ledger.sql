-- ledger: double entry in kobo, append-only, guarded by the database itself

create table fee_policies (
  id int generated always as identity primary key,
  service_fee_bp int not null check (service_fee_bp between 0 and 10000),
  rejection_fee_bp int not null check (rejection_fee_bp between 0 and 10000),
  cancellation_fee_bp int not null check (cancellation_fee_bp between 0 and 10000),
  delay_deduction_bp int not null check (delay_deduction_bp between 0 and 10000),
  passed_threshold int not null,
  published_at timestamptz not null,
  effective_at timestamptz not null
);
insert into fee_policies
  (service_fee_bp, rejection_fee_bp, cancellation_fee_bp, delay_deduction_bp, passed_threshold, published_at, effective_at)
values (1000, 750, 250, 100, 2, '2026-01-01', '2026-01-31');

create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- e.g. escrow:<job>, talent-payable:<user>:<job>, provider-clearing
  key text not null unique,
  kind text not null check (kind in (
    'provider-clearing', 'escrow', 'talent-payable', 'hunter-payback', 'payout-in-flight',
    'platform-fee', 'gateway-fee-cost', 'transfer-fee-cost', 'suspense', 'chargeback-loss')),
  user_id uuid,
  job_id uuid,
  payout_id uuid,
  balance bigint not null default 0,
  constraint ledger_account_never_negative check (
    balance >= 0 or kind in ('provider-clearing', 'gateway-fee-cost', 'transfer-fee-cost', 'chargeback-loss'))
);
create index ledger_accounts_job on ledger_accounts (job_id);
create index ledger_accounts_user on ledger_accounts (user_id, kind);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  word text not null,
  idempotency_key text not null unique,
  cause text not null,
  actor text not null,
  job_id uuid,
  at timestamptz not null
);
create index ledger_transactions_job on ledger_transactions (job_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount <> 0)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id, id);

-- A job is released or cancelled, never both, and at most once; it is funded at most once.
create unique index ledger_one_ending on ledger_transactions (job_id) where word in ('release-escrow', 'cancel-escrow');
create unique index ledger_one_funding on ledger_transactions (job_id) where word = 'fund-escrow';

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = '42501';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function ledger_refuse_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions
  for each statement execute function ledger_refuse_change();

-- The kept balance follows its entries and nothing else.
create function ledger_keep_balance() returns trigger language plpgsql as $$
begin
  perform set_config('adire.ledger_entry', 'on', true);
  update ledger_accounts set balance = balance + new.amount where id = new.account_id;
  perform set_config('adire.ledger_entry', 'off', true);
  return null;
end $$;
create trigger ledger_entries_keep_balance after insert on ledger_entries
  for each row execute function ledger_keep_balance();

create function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account begins at zero' using errcode = '42501';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or coalesce(current_setting('adire.ledger_entry', true), 'off') <> 'on'
    or (new.key, new.kind, new.user_id, new.job_id, new.payout_id)
      is distinct from (old.key, old.kind, old.user_id, old.job_id, old.payout_id)
  then
    raise exception 'an account changes only by its entries' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guard before insert or update or delete on ledger_accounts
  for each row execute function ledger_guard_account();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();

-- Checked at commit: a transaction has at least two entries and they add up to zero.
create function ledger_check_transaction() returns trigger language plpgsql as $$
declare
  wanted bigint;
  total numeric;
  legs int;
begin
  if tg_table_name = 'ledger_transactions' then
    wanted := new.id;
  else
    wanted := new.transaction_id;
  end if;
  select coalesce(sum(amount), 0), count(*) into total, legs from ledger_entries where transaction_id = wanted;
  if legs < 2 or total <> 0 then
    raise exception 'ledger transaction % has % entries that add up to %', wanted, legs, total using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_transaction();
create constraint trigger ledger_transactions_balanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_check_transaction();
