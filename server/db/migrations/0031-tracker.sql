-- tracker: orders that a hunter follows, the talent's tasks on their boards, and what both say about a task

create table tracked_orders (
  id uuid primary key,
  job_id uuid not null unique references jobs,
  -- the parties of the job: from the payment on they stay the same
  hunter_id uuid not null references users,
  talent_id uuid not null references users,
  created_at timestamptz not null
);
create index tracked_orders_hunter on tracked_orders (hunter_id, id desc);
create index tracked_orders_talent on tracked_orders (talent_id, id desc);

create table tasks (
  id uuid primary key,
  tracked_order_id uuid not null references tracked_orders,
  milestone_id uuid references milestones,
  name text not null,
  description text not null,
  start_date date not null,
  end_date date not null,
  status text not null default 'todo' check (status in ('todo', 'doing', 'done')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint ends_after_start check (end_date >= start_date)
);
-- also counts the columns of a board, and what is overdue, without touching the table
create index tasks_board on tasks (tracked_order_id, end_date, id) include (status);
create index tasks_milestone on tasks (milestone_id) include (status) where milestone_id is not null;

create table task_comments (
  id uuid primary key,
  task_id uuid not null references tasks on delete cascade,
  author_id uuid not null references users,
  comment text not null,
  created_at timestamptz not null
);
create index task_comments_task on task_comments (task_id, id);
