-- gigs: search filters and sorts by the stars that a card shows, those of the gig's own orders, else those of its talent

with own as (
  select o.gig_id, round(avg(r.rating), 1) * 10 as stars
  from gig_orders o
  join jobs j on j.id = o.job_id
  join reviews r on r.job_id = j.id and r.reviewee_id = j.talent_id
  where r.shown_at <= now()
  group by o.gig_id
)
update gig_search s
set rating = own.stars,
  words = ts_delete(s.words, '{stars.3,stars.4,stars.5}'::text[])
    || array_to_tsvector(array(select 'stars.' || step from unnest('{3,4,5}'::int[]) step where own.stars >= step * 10))
from own
where own.gig_id = s.gig_id and s.rating <> own.stars;
