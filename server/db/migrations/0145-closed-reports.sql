-- messaging: when an operator marked a report as handled

alter table message_reports add column closed_at timestamptz;
create index message_reports_open on message_reports (created_at) where closed_at is null;
