-- jobs: an order from a gig that was declined, withdrawn or left is cancelled; until now it took bids again

-- one that its hunter opened, or to which others were invited or applied, has become a job like any other and stays
create temporary table ended_gig_orders on commit drop as
select j.id as job_id, j.hunter_id, g.talent_id, g.title as gig, b.id as bid_id, b.price,
  e.at as ended_at, e.facts ->> 'reason' as reason
from jobs j
join gig_orders o on o.job_id = j.id
join gigs g on g.id = o.gig_id
join bids b on b.job_id = j.id and b.talent_id = g.talent_id
join lateral (
  select at, facts from events
  where about_kind = 'job' and about_id = j.id and name in ('job.decline-offer', 'job.withdraw', 'job.leave')
  order by id desc
  limit 1
) e on true
where j.status = 'bidding' and j.job_type = 'close' and j.deleted_at is null
  and not exists (
    select from bids other
    where other.job_id = j.id and other.talent_id <> g.talent_id
      and other.rejected_at is null and other.withdrawn_at is null)
  and not exists (
    select from invitations i where i.job_id = j.id and i.talent_id <> g.talent_id and i.withdrawn_at is null);

update jobs j
set status = 'cancelled', talent_id = x.talent_id, bid_id = x.bid_id, price = x.price, ended_at = x.ended_at
from ended_gig_orders x
where j.id = x.job_id;

-- a talent who declined or left has taken it back already
update bids b
set rejected_at = x.ended_at, rejection_reason = x.reason
from ended_gig_orders x
where b.id = x.bid_id and b.withdrawn_at is null and b.rejected_at is null;

-- what was told of it leads to the order, and speaks of no bids
update notifications n
set facts = n.facts || jsonb_build_object('gig', x.gig),
  link = case n.side
    when 'hunter' then '/hunterDashboard/CompletedProjects/detail/'
    else '/order/completedProject/'
  end || x.job_id
from ended_gig_orders x, events e
where e.id = n.event_id and e.about_kind = 'job' and e.about_id = x.job_id
  and n.name in ('job.decline-offer', 'job.withdraw', 'job.leave');

update messages m
set links = jsonb_build_object(
  x.hunter_id, '/hunterDashboard/CompletedProjects/detail/' || x.job_id,
  x.talent_id, '/order/completedProject/' || x.job_id)
from ended_gig_orders x, events e
where e.id = m.event_id and e.about_kind = 'job' and e.about_id = x.job_id
  and e.name in ('job.decline-offer', 'job.withdraw', 'job.leave');
