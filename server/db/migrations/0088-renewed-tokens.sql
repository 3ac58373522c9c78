-- accounts: a session gets a new token and stays the session of its devices

alter table push_subscriptions
  drop constraint push_subscriptions_session_hash_fkey,
  add foreign key (session_hash) references sessions on update cascade on delete cascade;
