-- core: a picture in widths also keeps its palette, [[lightness, a, b, share], …] in OKLab by the hundred; how far two are apart

-- those from before, which a scheduled task works through
create index files_without_palette on files (id)
  where picture is not null and not picture ? 'palette' and folder = 'images/galleries' and deleted_at is null;

-- from each colour of one to the nearest of the other, by how much of the picture has it
create function palette_reach(one jsonb, other jsonb) returns float8
language sql immutable parallel safe
return (
  select sum((c ->> 3)::float8 * near.distance) / nullif(sum((c ->> 3)::float8), 0)
  from jsonb_array_elements(one) c
  cross join lateral (
    select min(sqrt(
      ((c ->> 0)::float8 - (d ->> 0)::float8) ^ 2
      + ((c ->> 1)::float8 - (d ->> 1)::float8) ^ 2
      + ((c ->> 2)::float8 - (d ->> 2)::float8) ^ 2
    )) as distance
    from jsonb_array_elements(other) d
  ) near
);

create function palette_distance(one jsonb, other jsonb) returns float8
language sql immutable parallel safe
return palette_reach(one, other) + palette_reach(other, one);
