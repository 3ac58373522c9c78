-- chargebacks: a payer's bank asks for a payment back

create table chargebacks (
  id uuid primary key,
  -- the provider's own number of it
  provider_id text not null unique,
  -- of the payment, as the provider knows it
  reference text not null,
  -- null where the payment is none that we asked for
  payment_id uuid references payments,
  job_id uuid references jobs,
  -- kobo that are asked back; once it is lost, that were taken
  amount bigint not null check (amount > 0),
  category text not null,
  -- answered: our evidence is with the provider; expired: lost, because nobody answered in time
  status text not null default 'open' check (status in ('open', 'answered', 'won', 'lost', 'expired')),
  -- the provider's deadline for an answer
  due_at timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users,
  ended_at timestamptz,
  check ((ended_at is not null) = (status in ('won', 'lost', 'expired')))
);
create index chargebacks_open on chargebacks (due_at) where ended_at is null;
create index chargebacks_job on chargebacks (job_id);
create index chargebacks_reference on chargebacks (reference);

-- while a chargeback of the escrow is open, no money of the order moves
alter table jobs add column frozen_at timestamptz;

alter table reconciliation_findings drop constraint reconciliation_findings_subject_check;
alter table reconciliation_findings add constraint reconciliation_findings_subject_check
  check (subject in ('payment', 'payout', 'refund', 'chargeback', 'balance', 'event'));
