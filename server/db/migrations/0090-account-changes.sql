-- accounts: every process hears when a session ends, or when what it opens has changed

create function tell_account_changed() returns trigger language plpgsql as $$
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

create trigger sessions_tell after delete on sessions
  for each row execute function tell_account_changed();
create trigger users_tell after update of name, email, password_hash, disabled_at on users
  for each row when (
    (new.name, new.email, new.password_hash, new.disabled_at)
      is distinct from (old.name, old.email, old.password_hash, old.disabled_at)
  ) execute function tell_account_changed();
create trigger user_account_types_tell after insert or delete on user_account_types
  for each row execute function tell_account_changed();
