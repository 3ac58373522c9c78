-- jobs: the rights that the terms of an agreement say, whether or not it came from a package

alter table jobs add column rights jsonb;

update jobs set rights = o.rights from gig_orders o where o.job_id = jobs.id and o.rights is not null;

-- The processes of the release before still read it: a later release drops it.
comment on column gig_orders.rights is 'superseded by jobs.rights';
