-- gigs: what a further round of changes costs, kept with each order of the package, and which orders are such rounds

alter table gig_packages
  add column round_price bigint,
  add column round_days int,
  add constraint gig_packages_round check ((round_price is null) = (round_days is null)) not valid;

alter table gig_orders
  add column round_price bigint,
  add column round_days int,
  -- the first order, and which round of it this one is
  add column round_of uuid,
  add column round int,
  add constraint gig_orders_round_of foreign key (round_of) references jobs not valid,
  add constraint gig_orders_round check ((round_of is null) = (round is null)) not valid;

create index gig_orders_rounds on gig_orders (round_of) where round_of is not null;
