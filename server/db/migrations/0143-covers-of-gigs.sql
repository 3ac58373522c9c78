-- gigs: what cards show of the first item of a gallery is kept with the gig

-- an item of a gallery as a card shows it: what plays, and its picture
create function item_cover(i gallery_items) returns jsonb
language sql stable
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'kind', i.kind, 'url', plays.folder || '/' || plays.name, 'bytes', plays.bytes,
    'seconds', round(i.duration_seconds::numeric, 1), 'waveform', case when shown.picture is null then i.waveform end,
    'stem', shown.folder || '/' || left(shown.name, 32), 'width', shown.picture -> 'width', 'height', shown.picture -> 'height',
    'placeholder', shown.picture -> 'placeholder', 'widths', shown.picture -> 'widths'
  ))
  from (select) one
  left join files plays on plays.id = case when i.kind <> 'image' then i.file_id end
  left join files shown
    on shown.id = case when i.kind = 'image' then i.file_id else i.poster_id end and shown.picture is not null
$$;

-- null while the gallery is empty
alter table gigs add column cover jsonb;

create function cover_gigs(ids uuid[]) returns void
language sql
as $$
  update gigs g
  set cover = now.cover
  from unnest(ids) as changed (id)
  left join lateral (
    select item_cover(i) as cover from gallery_items i where i.gig_id = changed.id order by i.position limit 1
  ) now on true
  where g.id = changed.id and now.cover is distinct from g.cover
$$;

create function gallery_changed() returns trigger
language plpgsql as $$
begin
  perform cover_gigs(array_agg(distinct gig_id)) from changed having count(*) > 0;
  return null;
end
$$;
create trigger covers_after_insert after insert on gallery_items
  referencing new table as changed for each statement execute function gallery_changed();
create trigger covers_after_update after update on gallery_items
  referencing new table as changed for each statement execute function gallery_changed();
create trigger covers_after_delete after delete on gallery_items
  referencing old table as changed for each statement execute function gallery_changed();

select cover_gigs(array(select distinct gig_id from gallery_items));
