-- ledger: the decision of a dispute ends an escrow as well, once

drop index ledger_one_ending;
create unique index ledger_one_ending on ledger_transactions (job_id)
  where word in ('release-escrow', 'cancel-escrow', 'decide-escrow');
