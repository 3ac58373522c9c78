-- accounts: every process hears when a session ends, or when what it opens has changed

create function notify_account_changed() returns trigger language plpgsql as $$
declare
  person uuid;
begin
  if tg_table_name = 'users' then
    person := new.id;
  elsif tg_op = 'DELETE' then
    person := old.user_id;
  else
    person := new.user_id;
  end if;
  perform pg_notify('adire_live', json_build_object('account', person)::text);
  return null;
end $$;

create trigger sessions_notify after delete or update of token_hash on sessions
  for each row execute function notify_account_changed();
create trigger users_notify after update of name, email, password_hash, disabled_at on users
  for each row when (
    (new.name, new.email, new.password_hash, new.disabled_at)
      is distinct from (old.name, old.email, old.password_hash, old.disabled_at)
  ) execute function notify_account_changed();
create trigger user_account_types_notify after insert or delete on user_account_types
  for each row execute function notify_account_changed();
