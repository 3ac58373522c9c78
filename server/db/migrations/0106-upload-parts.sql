-- core: the parts of an upload lie in the file store, so that any process goes on with it

create table upload_parts (
  upload_id text not null references uploads on delete cascade,
  -- where it begins in the file; parts follow each other without a gap
  start bigint not null check (start >= 0),
  bytes bigint not null check (bytes > 0),
  -- of the file store
  key text not null unique,
  primary key (upload_id, start)
);

-- what arrived as a whole before is one part; what was under way begins anew
insert into upload_parts (upload_id, start, bytes, key)
select id, 0, bytes, 'uploads/' || id
from uploads
where finished_at is not null and taken_at is null;
