-- catalogue: countries, their states, and languages: what kept libraries say, filled at the start of the product

create table countries (
  id text primary key,
  name text not null
);

create table states (
  country_id text not null references countries,
  id text not null,
  name text not null,
  primary key (country_id, id)
);

create table languages (
  id text primary key,
  name text not null,
  -- in the list by name; null for one that is no longer offered
  position int
);
create index languages_list on languages (position) where position is not null;

-- which content of the libraries the tables hold; one row
create table reference_content (
  one boolean primary key default true check (one),
  sha256 text not null
);
