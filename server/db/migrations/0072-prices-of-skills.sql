-- gigs: what the newest gigs of a skill cost is read from this index alone
create index gig_search_of_skill on gig_search (skill_id, published_at desc) include (price_from);
