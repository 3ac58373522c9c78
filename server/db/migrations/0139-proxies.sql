-- orders: light copies of sound and film, which are played until the work is accepted

alter table submission_files
  -- its type, bytes and seconds, and who made it: the server, or the browser of the talent
  add column proxy jsonb;
