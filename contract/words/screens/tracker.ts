/** The project tracker. */

export const onlyActiveOrdersCanBeTracked = 'Only active orders can be tracked.';
export const yourOrdersCouldNotBeLoaded = 'Your orders could not be loaded';
export const youHaveNoActiveOrderAn =
  'You have no active order. An order is active once you have paid into escrow.';
export const selectAnOrder = 'Select an order';
export const pleaseSelectAnOrder = 'Please select an order';
export const nameOfTask = 'Name of task';
export const taskDescription = 'Task description';
export const dateToStart = 'Date to start';
export const dateOfCompletion = 'Date of completion';
export const theFormCouldNotBeOpened = 'The form could not be opened';
export const theBoardCouldNotBeLoaded = 'The board could not be loaded';
export const theTasksCouldNotBeLoaded = 'The tasks could not be loaded';
export const talent = 'Talent ';
export const hunter = 'Hunter ';
export const workSubmitted = 'Work submitted';
export const inDispute = 'In dispute';
export const orderCompleted = 'Order completed';
export const overdue = (value: string | number) => `${value} overdue`;
export const deleteThisTask = 'Delete this task?';
export const isDeletedWithItsCommentsFor = (name: string | number) =>
  `“${name}” is deleted with its comments, for both of you.`;
export const startDate2 = 'Start Date';
export const endDate2 = 'End Date';
export const followTheTasksOfYourActive = 'Follow the tasks of your active orders as the talent moves them.';
export const noTrackedOrders = 'No tracked orders';
export const addAnActiveOrderItsTalent =
  'Add an active order. Its talent plans the work in tasks, and you see every move of them here.';
export const noMilestone = 'No milestone';
export const selectAStatus = 'Select a status';
export const nowInATaskDoesNot = (value: string | number) => `Now in ${value}. A task does not go back.`;
export const whenAHunterPutsOneOf =
  'When a hunter puts one of your active orders on the tracker, its board waits for your tasks here.';
export const seeYourActiveOrders = 'See your active orders';
export const overdueOn = 'Overdue ·';
export const on = (value: string | number, name: string | number) => `${value} on ${name}`;
export const moveNowIn = (name: string | number, value: string | number) => `Move ${name}, now in ${value}`;
export const dragOrPressTheRightArrow = 'Drag, or press the right arrow key';
export const theCommentsCouldNotBeLoaded = 'The comments could not be loaded';
export const nobodyHasSaidAnythingAboutThis = 'Nobody has said anything about this task yet.';
export const task = 'Task';
export const overdue2 = 'Overdue';
export const theTrackedOrdersCouldNotBe = 'The tracked orders could not be loaded';
export const dateCreated = 'Date created';
export const withIt = (name: string | number) => `with ${name}`;
export const noTasksYet = 'No tasks yet';
export const viewTracker = 'View tracker';
export const todo = 'Todo';
export const doing = 'Doing';
export const fifth = 'Fifth';
export const canNotGoBackTo = (name: string | number, value: string | number) =>
  `${name} can not go back to ${value}`;
export const movedTo = (name: string | number, value: string | number) => `${name} moved to ${value}`;
