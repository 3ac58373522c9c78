-- people: hunters find talents by the beginning of a name

create index users_by_name on users (lower(name) text_pattern_ops);
create index profiles_by_firstname on profiles (lower(firstname) text_pattern_ops);
create index profiles_by_lastname on profiles (lower(lastname) text_pattern_ops);
