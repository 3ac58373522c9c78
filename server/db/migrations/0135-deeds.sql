-- orders: the rights that the package stated and the terms kept; each deed that was given out, by the hash of its file

alter table gig_orders add column rights jsonb;

create table deeds (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  job_id uuid not null references jobs,
  issued_at timestamptz not null
);

create index deeds_job on deeds (job_id);
create index files_of_orders_hash on files (sha256) where job_id is not null;
