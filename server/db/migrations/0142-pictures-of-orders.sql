-- orders: handed-in work has a small picture for lists, drawn with its preview

alter table submission_files add column thumbnail bytea;
create index submission_files_pictured on submission_files (job_id, created_at) where thumbnail is not null;

-- The previews that are there are made anew, with it, where the home still names the order.
insert into work_items (kind, subject, created_at, due_at)
select 'file-preview', d.file_id::text, now(), now()
from submission_files d
join files f on f.id = d.file_id and f.deleted_at is null
join jobs j on j.id = d.job_id
where d.submission_id is not null and d.preview is not null
  and (j.status in ('active', 'submitted', 'disputed') or j.ended_at > now() - interval '30 days')
on conflict (kind, subject) do nothing;
