-- gigs: very many share a price, so the orders by price have an index each, along which a page is found where many fit
create index gig_search_cheapest on gig_search ((-price_from), (quality::bigint), gig_id);
create index gig_search_dearest on gig_search (price_from, (quality::bigint), gig_id);
