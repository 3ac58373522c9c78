-- ledger: money on its way back to a payer has an account of its own; a policy is published 30 days ahead

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'provider-clearing', 'escrow', 'talent-payable', 'hunter-payback', 'payout-in-flight', 'refund-in-flight',
  'platform-fee', 'gateway-fee-cost', 'transfer-fee-cost', 'suspense', 'chargeback-loss'));
create index ledger_accounts_suspense on ledger_accounts (id) where kind = 'suspense' and balance > 0;

alter table fee_policies add constraint policy_is_known_30_days
  check (effective_at >= published_at + interval '720 hours');
