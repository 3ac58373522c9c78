-- orders: PDFs that were handed in get their pages as pictures; a remark may be on a page

alter table delivery_marks add column page int check (page between 1 and 20);
alter table guest_marks add column page int check (page between 1 and 20);

-- Only while the file is not open to its hunter anyway.
with planned as (
  update submission_files d
  set preview_state = 'waiting'
  from files f, jobs j
  where f.id = d.file_id and j.id = d.job_id and f.mime = 'application/pdf' and f.deleted_at is null
    and d.submission_id is not null and d.preview_state = 'none' and d.opened_at is null
    and j.status in ('active', 'submitted', 'disputed')
  returning d.file_id
)
insert into work_items (kind, subject, created_at, due_at)
select 'file-preview', file_id::text, now(), now() from planned
on conflict (kind, subject) do nothing;
