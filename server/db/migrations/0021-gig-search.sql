-- gigs: what search knows of live gigs, and the words it was asked in before

-- the part of the order in which a gig stands, as a number that grows with the key of that order
create function gig_bucket(sort text, k1 bigint, k2 bigint) returns text
language sql immutable parallel safe
return case sort
  when 'relevance' then 'q.' || lpad((k1 / 64)::text, 5, '0')
  when 'newest' then 'n.' || lpad((k1 / 86400000)::text, 5, '0')
  when 'price' then 'p.' || lpad(floor(6 * ln(greatest(k1, 1)::float8) / ln(2::float8))::int::text, 5, '0')
  when 'rating' then 'r.' || lpad((k1 * 64 + k2 / 1024)::text, 5, '0')
  when 'delivery' then 'd.' || lpad((k1 * 64 + 63 - k2 / 1024)::text, 5, '0')
end;

-- sixteen neighbouring parts taken together: long stretches of an order are named by few marks
create function gig_wide_bucket(bucket text) returns text
language sql immutable parallel safe
return upper(left(bucket, 1)) || '.' || lpad((substr(bucket, 3)::int / 16)::text, 5, '0');

-- the stems of a text that is folded already (words/rules.ts)
create function gig_stems(folded text) returns text[]
language sql immutable parallel safe
return tsvector_to_array(to_tsvector('pg_catalog.english'::regconfig, folded));

-- All that a gig is found by: stems (`t.` of the title and skill, `h.` of these, tags and seller, bare of everything) and
-- marks: of category, skill and languages, of the steps of the filters, of its part of every order, and `top.` of every
-- height that its quality reaches (the lowest that a gig without reviews has and each above). Words hold no point. As one
-- tsvector, so that one index answers every search.
create function gig_words(
  named text, headed text, told text, category uuid, parent uuid, skill uuid, languages text[],
  price bigint, days int, stars int, quality int, published_at timestamptz
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
  || array(select 'top.' || lpad(n::text, 5, '0') from generate_series(17, quality / 1024) n)
  || array['c.' || category, 'c.' || coalesce(parent, category), 's.' || skill]
  || array(
    select unnest(array[bucket, gig_wide_bucket(bucket)])
    from unnest(array[
      gig_bucket('relevance', quality, 0),
      gig_bucket('newest', (extract(epoch from published_at) * 1000)::bigint, 0),
      gig_bucket('price', price, 0),
      gig_bucket('rating', stars, quality),
      gig_bucket('delivery', days, quality)
    ]) bucket
  )
);

-- live gigs only
create table gig_search (
  gig_id uuid primary key references gigs,
  talent_id uuid not null references users,
  category_id uuid not null references categories,
  skill_id uuid not null references skills,
  -- kobo
  price_from bigint not null,
  delivery_days int not null,
  -- tenths of stars; 0 without reviews
  rating int not null check (rating between 0 and 50),
  -- 0 to 65,535 (rules.ts)
  quality int not null check (quality between 0 and 65535),
  published_at timestamptz not null,
  languages text[] not null,
  words tsvector not null
);
create index gig_search_words on gig_search using gin (words) with (fastupdate = off);

-- In how many live gigs each stem and mark is; `all.` counts the gigs. A mark's row is there before its first gig, the
-- counts follow: nobody waits for another's common words.
create table search_terms (
  term text collate "C" primary key,
  gigs int not null
);
create table search_term_changes (
  id bigint generated always as identity primary key,
  term text collate "C" not null,
  change int not null
);
create index search_term_changes_term on search_term_changes (term);

-- words as they were written, to find the one that was meant; `near`: hashes of what is left without one or two letters
create table search_words (
  word text collate "C" primary key,
  stem text collate "C" not null,
  near int[] not null
);
create index search_words_near on search_words using gin (near) with (fastupdate = off);
