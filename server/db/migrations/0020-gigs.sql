-- gigs: what a talent sells: packages, questions, gallery

create table gigs (
  id uuid primary key,
  talent_id uuid not null references users,
  title text not null,
  overview text not null,
  description text not null,
  category_id uuid not null references categories,
  skill_id uuid not null references skills,
  tags text[] not null,
  status text not null default 'draft' check (status in ('draft', 'live', 'paused')),
  published_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index gigs_talent on gigs (talent_id, id desc) where deleted_at is null;
create index gigs_live on gigs (published_at desc) where status = 'live' and deleted_at is null;

create table gig_packages (
  gig_id uuid not null references gigs,
  position int not null check (position between 1 and 3),
  name text not null,
  price bigint not null check (price > 0),
  delivery_days int not null check (delivery_days between 1 and 365),
  offers int not null check (offers between 1 and 100),
  revisions int not null check (revisions between 0 and 50),
  includes text[] not null,
  primary key (gig_id, position)
);

create table gig_faqs (
  gig_id uuid not null references gigs,
  position int not null check (position between 1 and 10),
  faq text not null,
  answer text not null,
  primary key (gig_id, position)
);

create table gallery_items (
  id uuid primary key,
  gig_id uuid not null references gigs,
  position int not null,
  kind text not null check (kind in ('image', 'audio', 'video')),
  file_id uuid not null references files,
  -- of sound and video; a picture is its own
  poster_id uuid references files,
  duration_seconds real,
  waveform int[],
  created_at timestamptz not null,
  constraint gallery_items_order unique (gig_id, position) deferrable initially deferred
);

-- which job came from which package
create table gig_orders (
  job_id uuid primary key references jobs,
  gig_id uuid not null references gigs,
  position int not null,
  created_at timestamptz not null
);
create index gig_orders_gig on gig_orders (gig_id);
