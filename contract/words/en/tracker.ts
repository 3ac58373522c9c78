/** The project tracker: the boards of orders, and the tasks on them. */

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  heading: 'List of Projects being tracked by creative hunter',
  viewTracker: 'View tracker',
  dateCreated: 'Date created',
  addOrder: 'Add order',
  todo: 'Todo',
  doing: 'Doing',
  addTask: 'Add task',
  nameOfTask: 'Name of task',
  taskDescription: 'Task description',
  dateToStart: 'Date to start',
  dateOfCompletion: 'Date of completion',
  fifth: 'Fifth',
  createTask: 'Create task',
  moveTask: 'Move task',
  moveHeading: 'Move task to a new status',
  changeTask: 'Change task',
  editTask: 'Edit task',
  startDate: 'Start Date',
  endDate: 'End Date',
  deleteTask: 'Delete task',
};

/** Refusals and what stands under a field. */
export const errors = {
  name: "Enter the task's name",
  description: 'Describe the task',
  start: 'Choose a start date',
  end: 'Choose an end date',
  endBeforeStart: "The end date can't be before the start date",
  day: 'Choose a day between 2000 and 2099',
  milestone: 'Choose a milestone of this order',
  comment: 'Write a comment',
  full: 'This board is full at 200 tasks. Delete one first',
  notActive: 'You can only track an active order',
  boardClosed: "This order isn't running. You can read its board, but not change it",
};

/** The tracked orders of either side. */
export const list = {
  lead: 'Follow your active orders, task by task.',
  loadFailed: "We couldn't load the tracked orders",
  empty: 'No tracked orders',
  hunterEmptyText: 'Add an active order. The talent plans the work in tasks, and you see each move here.',
  talentEmptyText: 'When a hunter tracks one of your active orders, its board appears here for your tasks.',
  seeActiveOrders: 'See your active orders',
  party: (name: string | number) => `with ${name}`,
  milestones: 'Milestones',
  noTasks: 'No tasks yet',
};

/** The dialog in which a hunter chooses an order to track. */
export const addOrder = {
  lead: 'You can track any active order.',
  select: 'Select an order',
  /** Behind the name of an order. */
  tracked: '(tracked already)',
  loadFailed: "We couldn't load your orders",
  empty: "You have no active orders. An order becomes active once you've paid into escrow.",
};

/** The board of an order. */
export const board = {
  loadFailed: "We couldn't load the board",
  tasksFailed: "We couldn't load the tasks",
  formFailed: "We couldn't open the form",
  talent: 'Talent ',
  hunter: 'Hunter ',
  workSubmitted: 'Work submitted',
  inDispute: 'In dispute',
  orderCompleted: 'Order completed',
  overdueTasks: (value: string | number) => `${value} overdue`,
  movedTo: (name: string | number, value: string | number) => `${name} moved to ${value}`,
  cannotMoveBack: (name: string | number, value: string | number) => `${name} can't go back to ${value}`,
};

/** A task on the board, and its dialog. */
export const task = {
  title: 'Task',
  overdue: 'Overdue',
  overdueSince: 'Overdue ·',
  noMilestone: 'No milestone',
  commentsOn: (value: string | number, name: string | number) => `${value} on ${name}`,
  commentsFailed: "We couldn't load the comments",
  commentsEmpty: 'No comments yet',
  moveFrom: (name: string | number, value: string | number) => `Move ${name}, now in ${value}`,
  more: (name: string) => `More for ${name}`,
  start: 'Start',
  finish: 'Mark done',
  moveHint: 'Drag, or press the right arrow key',
};

/** The dialog that moves a task. */
export const move = {
  select: 'Select a status',
  hint: (value: string | number) => `Now in ${value}. Tasks don't move back.`,
};

/** The question before a task is deleted. */
export const remove = {
  title: 'Delete this task?',
  lead: (name: string | number) => `“${name}” and its comments are deleted for both of you.`,
};
