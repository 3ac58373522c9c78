-- gigs: the Line, where work is browsed: its order, whose turn a newcomer's place is, and how often work was shown

-- A talent's best gig is in round 1, the next one in round 2: nobody comes twice before everybody came once.
create table line_places (
  gig_id uuid primary key references gigs,
  talent_id uuid not null references users,
  category_id uuid not null references categories,
  skill_id uuid not null references skills,
  round int not null,
  quality int not null
);
create index line_places_order on line_places (round, (-quality), gig_id);
create index line_places_of_category on line_places (category_id, round, (-quality), gig_id);
create index line_places_of_skill on line_places (skill_id, round, (-quality), gig_id);
create index line_places_of_talent on line_places (talent_id, round);

-- newcomers wait in each category that they have a gig in; a place given in one counts in all of them
create table line_turns (
  talent_id uuid not null references users,
  category_id uuid not null references categories,
  given_at timestamptz not null,
  primary key (talent_id, category_id)
);
create index line_turns_next on line_turns (category_id, given_at, talent_id);

-- how many places of the Line a talent had on a day, and how many of them were a newcomer's
create table line_exposure (
  talent_id uuid not null references users,
  day date not null,
  shown int not null,
  given int not null,
  primary key (talent_id, day)
);

-- true of a talent with fewer than three completed orders
create function is_newcomer(talent uuid) returns boolean
language sql stable
return (select count(*) from (select from jobs where talent_id = talent and status = 'accepted' limit 3) done) < 3;

-- keeps both for the talents of these gigs
create function place_in_line(gigs uuid[], talents uuid[]) returns void
language sql
as $$
  delete from line_places p
  where p.gig_id = any(gigs) and not exists (select from gig_search s where s.gig_id = p.gig_id);

  insert into line_places as p (gig_id, talent_id, category_id, skill_id, round, quality)
  select gig_id, talent_id, category_id, skill_id,
    row_number() over (partition by talent_id order by quality desc, gig_id), quality
  from gig_search
  where talent_id = any(talents)
  order by gig_id
  on conflict (gig_id) do update
  set category_id = excluded.category_id, skill_id = excluded.skill_id, round = excluded.round, quality = excluded.quality
  where (p.category_id, p.skill_id, p.round, p.quality)
    is distinct from (excluded.category_id, excluded.skill_id, excluded.round, excluded.quality);

  insert into line_turns (talent_id, category_id, given_at)
  select s.talent_id, s.category_id,
    coalesce((select max(t.given_at) from line_turns t where t.talent_id = s.talent_id), 'epoch')
  from (select distinct talent_id, category_id from gig_search where talent_id = any(talents)) s
  where is_newcomer(s.talent_id)
  order by s.talent_id, s.category_id
  on conflict do nothing;
$$;

create function gig_search_changed() returns trigger
language plpgsql as $$
begin
  perform place_in_line(array_agg(gig_id), array_agg(distinct talent_id)) from changed having count(*) > 0;
  return null;
end
$$;
create trigger line_after_insert after insert on gig_search
  referencing new table as changed for each statement execute function gig_search_changed();
create trigger line_after_update after update on gig_search
  referencing new table as changed for each statement execute function gig_search_changed();
create trigger line_after_delete after delete on gig_search
  referencing old table as changed for each statement execute function gig_search_changed();

select place_in_line('{}', array(select distinct talent_id from gig_search));
