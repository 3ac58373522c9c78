-- core: what is known of a stored picture: {width, height, placeholder, widths}; null for files of other kinds

alter table files add column picture jsonb;
alter table files add column deleted_at timestamptz;
