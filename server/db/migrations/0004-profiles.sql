-- profiles: who a person is to others, and on which sides of the market

create table profiles (
  user_id uuid primary key references users,
  firstname text not null,
  lastname text not null,
  gender text not null check (gender in ('Male', 'Female')),
  phone_number text not null,
  country_id text not null,
  state_id text not null,
  storyline text,
  description text,
  image_id uuid references files,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table user_account_types (
  user_id uuid not null references users,
  account_type_id int not null check (account_type_id in (1, 2)),
  created_at timestamptz not null,
  primary key (user_id, account_type_id)
);
