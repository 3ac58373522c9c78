-- reviews: hidden until both sides have written or the time is over, and one reply to each

alter table reviews
  -- others see it from this moment on
  add column shown_at timestamptz,
  -- when review.show was recorded; null while the review waits
  add column announced_at timestamptz,
  add column reply text,
  add column replied_at timestamptz;

-- what was written before was seen, and told, at once
update reviews set shown_at = created_at, announced_at = created_at;

alter table reviews
  alter column shown_at set not null,
  add constraint reply_is_whole check ((reply is null) = (replied_at is null)),
  add constraint reply_after_shown check (replied_at >= shown_at);

-- stars of a person that are shown: averages, counts and histograms without touching the table
create index reviews_stars on reviews (reviewee_id, shown_at) include (rating);
create index reviews_by_stars on reviews (reviewee_id, rating, id desc);
create index reviews_waiting on reviews (shown_at) where announced_at is null;
