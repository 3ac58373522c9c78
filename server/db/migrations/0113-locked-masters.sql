-- orders: until the work is accepted its hunter sees previews; what was handed in before this rule stays open to them

alter table submission_files
  -- a watermarked picture beside the file: its width, height and bytes
  add column preview jsonb,
  add column preview_state text not null default 'none' check (preview_state in ('none', 'waiting', 'ready', 'failed')),
  -- since when the hunter may open the file itself, whatever becomes of the order
  add column opened_at timestamptz;

update submission_files set opened_at = created_at where submission_id is not null;
