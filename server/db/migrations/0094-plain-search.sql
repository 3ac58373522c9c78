-- gigs: spelling by trigrams, and orders by plain indexes; the index of words keeps no parts of orders any more

create extension if not exists pg_trgm;
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);
alter table search_words drop column near;

-- the words that look like a misspelt one; short words share few trigrams
create function words_like(typed text) returns setof text
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.25
as $$ select word from search_words where word % typed $$;

-- an index for each order; those by price are there (0055)
create index gig_search_newest on gig_search (published_at, gig_id);
create index gig_search_newest_of on gig_search (category_id, published_at desc, gig_id desc);
create index gig_search_best on gig_search (quality, gig_id);
create index gig_search_rated on gig_search (rating, quality, gig_id);
create index gig_search_quickest on gig_search ((-delivery_days), quality, gig_id);
create index gig_search_talent on gig_search (talent_id);

-- What a gig is found by: stems (`t.` of the title and skill, `h.` of these, tags and seller, bare of everything) and marks
-- of the filters: category, skill, languages, steps of price, days and stars. Words hold no point. The place is part of the
-- stem because an index does not know the weights of a tsvector. Rows from before hold marks that nobody asks for.
drop function gig_words(text, text, text, uuid, uuid, uuid, text[], bigint, int, int, int, timestamptz);
create function gig_words(
  named text, headed text, told text, category uuid, parent uuid, skill uuid, languages text[],
  price bigint, days int, stars int
) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(
  array(select 't.' || w from unnest(gig_stems(named)) w)
  || array(select 'h.' || w from unnest(gig_stems(named || ' ' || headed)) w)
  || gig_stems(named || ' ' || headed || ' ' || told)
  || array(select 'l.' || l from unnest(languages) l)
  || array(select 'price.' || s from unnest('{10000,25000,50000,100000,250000}'::bigint[]) s where price <= s * 100)
  || array(select 'days.' || s from unnest('{1,3,7,14,30}'::int[]) s where days <= s)
  || array(select 'stars.' || s from unnest('{3,4,5}'::int[]) s where stars >= s * 10)
  || array['c.' || category, 'c.' || coalesce(parent, category), 's.' || skill]
);
drop function gig_wide_bucket(text);
drop function gig_bucket(text, bigint, bigint);

-- only words are counted, and all gigs
delete from search_term_changes where strpos(term, '.') > 0 and left(term, 2) not in ('t.', 'h.') and term <> 'all.';
delete from search_terms where strpos(term, '.') > 0 and left(term, 2) not in ('t.', 'h.') and term <> 'all.';
