-- payments: why money is in suspense, and its currency: the ledger counts it as if it were naira until it is sent back

create table held_receipts (
  -- the provider's, as in the account suspense:<reference>
  reference text primary key,
  currency text not null,
  -- currency: not naira; mode: not of the mode of our key; account: its hunter is gone; reference: we never asked for it
  cause text not null check (cause in ('currency', 'mode', 'account', 'reference')),
  held_at timestamptz not null
);
create index refunds_reference on refunds (reference);
create index payments_suspense on payments (job_id) where status = 'suspense';
create index message_reports_newest on message_reports (created_at);
