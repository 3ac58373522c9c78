-- push: with what a device says that it got a message

-- null where nobody asks
alter table push_messages add column receipt text;
