-- jobs: whether the hunter knew the talent's e-mail address when inviting; what they did not know is not shown to them

alter table invitations add column by_address boolean not null default true;

update invitations i
set by_address = false
from gig_orders o
where o.job_id = i.job_id;
