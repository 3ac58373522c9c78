-- reviews: what the parties of a completed order say of each other

create table reviews (
  id uuid primary key,
  job_id uuid not null references jobs,
  reviewer_id uuid not null references users,
  reviewee_id uuid not null references users,
  rating int not null check (rating between 1 and 5),
  recommend_user text not null check (recommend_user in ('Not likely', 'Yes', 'No')),
  comment text not null,
  created_at timestamptz not null,
  unique (job_id, reviewer_id),
  check (reviewer_id <> reviewee_id)
);
create index reviews_reviewee on reviews (reviewee_id, id desc);
