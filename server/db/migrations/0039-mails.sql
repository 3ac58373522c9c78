-- core: mails say how they are stopped, and since when they wait

-- Of a mail that its reader may stop: the link that does it.
alter table mails add column unsubscribe_url text;
-- When it was written, or taken up again by a person after it was parked.
alter table mails add column waits_since timestamptz;
update mails set waits_since = created_at;
alter table mails alter column waits_since set not null;
create index mails_parked on mails (id) where parked_at is not null and sent_at is null;
