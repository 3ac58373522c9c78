-- catalogue: categories and skills

create table categories (
  id uuid primary key,
  name text not null unique,
  parent_id uuid references categories,
  position int not null
);

create table skills (
  id uuid primary key,
  name text not null unique,
  category_id uuid not null references categories
);
