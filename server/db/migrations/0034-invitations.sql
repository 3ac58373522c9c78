-- jobs: an invitation can be taken back, and given again a few times

alter table invitations add column withdrawn_at timestamptz;
alter table invitations add column times int not null default 1 check (times between 1 and 3);
