-- core: files that arrive in parts, and what is left of those that were deleted

create table uploads (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  owner_id uuid not null,
  display_name text not null,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  -- of the last part
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  -- when its bytes became a file of something
  taken_at timestamptz
);
create index uploads_owner on uploads (owner_id) where taken_at is null;
create index uploads_expiry on uploads (expires_at);

-- the row of a deleted file stays without its bytes
alter table files add column swept_at timestamptz;
create index files_to_sweep on files (id) where deleted_at is not null and swept_at is null;
