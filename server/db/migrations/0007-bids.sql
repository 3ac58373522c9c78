-- bids: applications of talents for jobs

create table bids (
  id uuid primary key,
  job_id uuid not null references jobs,
  talent_id uuid not null references users,
  pitch text not null,
  -- the price asked for, in kobo; the job's budget when it was accepted
  price bigint not null check (price > 0),
  accepts_budget boolean not null,
  rejection_reason text,
  rejected_at timestamptz,
  withdrawn_at timestamptz,
  -- why the talent declined or left the agreement; null when the bid itself was taken back
  withdrawal_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (talent_id, job_id)
);
create index bids_of_job on bids (job_id, id);
create index bids_of_talent on bids (talent_id, id desc);
alter table jobs add constraint jobs_bid foreign key (bid_id) references bids;
