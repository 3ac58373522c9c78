-- Very many gigs share a price: the orders by price have an index each, along which a page is found where many gigs fit.
create index gig_search_cheapest on gig_search ((-price_from), (quality::bigint), gig_id);
create index gig_search_dearest on gig_search (price_from, (quality::bigint), gig_id);
