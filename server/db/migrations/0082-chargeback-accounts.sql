-- ledger: what a chargeback freezes has an account of its own; one that is lost ends an escrow

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'provider-clearing', 'escrow', 'talent-payable', 'hunter-payback', 'payout-in-flight', 'refund-in-flight',
  'chargeback-frozen', 'platform-fee', 'gateway-fee-cost', 'transfer-fee-cost', 'suspense', 'chargeback-loss'));

drop index ledger_one_ending;
create unique index ledger_one_ending on ledger_transactions (job_id)
  where word in ('release-escrow', 'cancel-escrow', 'decide-escrow', 'divide-charged-back');
