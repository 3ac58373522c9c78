-- gigs: how many rounds of changes an order's package had when it was ordered

alter table gig_orders add column revisions int;

-- the package may have been changed since; it is what we know
update gig_orders o
set revisions = p.revisions
from gig_packages p
where p.gig_id = o.gig_id and p.position = o.position;
