-- profiles: education, certifications, skills and languages of people; the place of a profile is one of the list

-- `not valid`: the lists are filled after the migrations; every new or changed place is checked
alter table profiles add constraint profiles_place
  foreign key (country_id, state_id) references states (country_id, id) not valid;

create table educations (
  id uuid primary key,
  user_id uuid not null references users,
  title text not null,
  country_id text not null references countries,
  from_year int not null check (from_year >= 1960),
  to_year int not null check (to_year >= from_year),
  created_at timestamptz not null
);
create index educations_list on educations (user_id, to_year desc, from_year desc, id desc);

create table certifications (
  id uuid primary key,
  user_id uuid not null references users,
  title text not null,
  conferring_organization text not null,
  description text not null,
  country_id text references countries,
  year int not null check (year >= 1960),
  to_year int check (to_year >= year),
  created_at timestamptz not null
);
create index certifications_list on certifications (user_id, year desc, id desc);

create table user_skills (
  user_id uuid not null references users,
  skill_id uuid not null references skills,
  proficiency text not null check (proficiency in ('Beginner', 'Intermediate', 'Advance')),
  created_at timestamptz not null,
  primary key (user_id, skill_id)
);
create index user_skills_skill on user_skills (skill_id);

create table user_languages (
  user_id uuid not null references users,
  language_id text not null references languages,
  proficiency text not null check (proficiency in ('Basic', 'Conversational', 'Fluent', 'Native')),
  created_at timestamptz not null,
  primary key (user_id, language_id)
);
create index user_languages_language on user_languages (language_id);
