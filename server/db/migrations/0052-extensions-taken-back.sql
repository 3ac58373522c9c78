-- orders: a request for more time can be taken back by the talent who made it

alter table extensions drop constraint extensions_state_check;
alter table extensions add constraint extensions_state_check
  check (state in ('open', 'granted', 'refused', 'withdrawn', 'lapsed', 'dropped'));
