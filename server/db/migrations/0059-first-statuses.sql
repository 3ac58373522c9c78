-- payments: what begins has the status of its first act; so do payouts

alter table payments alter column status set default 'new';
alter table refunds alter column status set default 'new';
alter table payouts alter column status set default 'new';
