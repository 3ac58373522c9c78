-- gigs: those with each mark of a filter are counted like those with a word, for a search chooses its way by both

-- An older version that still runs does not count them; a count that is a little off costs time, never a result.
insert into search_terms (term, gigs)
select word, ndoc
from ts_stat('select words from gig_search')
where strpos(word, '.') > 0 and left(word, 2) not in ('t.', 'h.');
