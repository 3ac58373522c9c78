-- past-work: what a talent made before

create table past_work (
  id uuid primary key,
  user_id uuid not null references users,
  title text not null,
  description text not null,
  kind text not null check (kind in ('image', 'audio', 'video')),
  file_id uuid not null unique references files,
  -- of sound and video
  duration_seconds real,
  -- of sound
  waveform int[],
  created_at timestamptz not null
);
create index past_work_user on past_work (user_id, id desc);
