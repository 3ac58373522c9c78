/** The fixed texts of the screens of rules 9.12 to 9.16: boards, earnings, news, the hunter's side. */
import type { Screen } from './message.ts';

const TRACKER: readonly Screen[] = [
  {
    screen: '/trackerTalentList',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [
      ['List of Projects being tracked by creative hunter', 'words.task.heading', 'always, the heading'],
      ['View tracker', 'screens.tracker.viewTracker', 'in each row'],
    ],
  },
  {
    screen: '/trackerTalent/{id}',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [
      ['Project tracker', 'screens.common.projectTracker', 'always, in the navigation'],
      ['Todo', 'screens.tracker.todo', 'always, the first column'],
      ['Doing', 'screens.tracker.doing', 'always, the second column'],
      ['Done', 'screens.common.done', 'always, the third column'],
      ['No Data', 'words.empty.task', 'a column is empty, or the opened task was deleted'],
      ['Add task', 'words.task.addTask', 'the order is active, for its talent'],
      ['Name of task', 'screens.tracker.nameOfTask', 'Add task was pressed'],
      ['Task description', 'screens.tracker.taskDescription', 'Add task was pressed'],
      ['Date to start', 'screens.tracker.dateToStart', 'Add task was pressed'],
      ['Date of completion', 'screens.tracker.dateOfCompletion', 'Add task was pressed'],
      ['Cancel', 'screens.common.cancel', 'Add task was pressed'],
      ['Create task', 'words.task.createTask', 'Add task was pressed'],
      ['Move task', 'words.task.moveTask', 'on a card that is not done, for the talent'],
      ['Move task to a new status', 'words.task.moveHeading', 'the move dialog is open: its title'],
      ['Change task', 'words.task.changeTask', 'the move dialog is open: its button'],
      ['Edit task', 'words.task.editTask', 'on a card, and the title of the opened task, for the talent'],
      ['Save', 'screens.common.save', 'a task is open: beside the comment'],
      ['Delete task', 'words.task.deleteTask', 'on a card, and the button of the question, for the talent'],
    ],
  },
];

const EARNINGS: readonly Screen[] = [
  {
    screen: '/earning',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      ['Earning', 'screens.common.earning', 'always, the heading'],
      ['Expected earning', 'words.earning.expected', 'always, over the pending amount'],
      ['Net Income', 'words.earning.netIncome', 'always, the first card'],
      ['Withdrawn', 'words.earning.withdrawn', 'always, the second card'],
      ['Pending Clearance', 'words.earning.pendingClearance', 'always, the third card'],
      ['Available for withdrawl', 'words.earning.available', 'always, the fourth card'],
    ],
  },
];

const NEWS: readonly Screen[] = [
  {
    screen: '/talentnotification',
    shownBy: 'e2e/notifications.e2e.ts',
    messages: [['No available notification', 'words.empty.notifications', 'the talent has none']],
  },
  {
    screen: '/hunterDashboard/notification',
    shownBy: 'e2e/notifications.e2e.ts',
    messages: [
      ['No available notification', 'words.empty.notifications', 'the hunter has none'],
      ['View page', 'screens.notifications.viewPage', 'there are some: over the links, and each begins so'],
    ],
  },
  {
    screen: '/messagedashboard',
    shownBy: 'web/features/messages/lists/conversation-list.browser.test.tsx',
    messages: [['No message available', 'words.empty.messages', 'there is no conversation']],
  },
];

const HUNTER: readonly Screen[] = [
  {
    screen: '/hunterDashboard',
    shownBy: 'e2e/jobs.e2e.ts',
    messages: [
      ['Open Jobs', 'screens.jobs.openJobs', 'always, the first tab'],
      ['Closed Jobs', 'screens.jobs.closedJobs', 'always, the second tab'],
      ['Create job', 'screens.common.createJob', 'always, leads to the form'],
      ['Invite a talent', 'screens.jobs.inviteATalent', 'a job is closed and takes bids: in its menu'],
      ['Invited talents', 'screens.jobs.invitedTalents', 'the list of who was invited is open: its title'],
    ],
  },
  {
    screen: '/hunterDashboard/TalentBid',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [['View talent bid', 'screens.common.viewTalentBid', 'at each job with a bid']],
  },
  {
    screen: '/hunterDashboard/TalentBid/{id}',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [['No data', 'words.empty.bids', 'the job has no bid']],
  },
  {
    screen: '/hunterDashboard/PendingProjects',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      [
        'order is yet to be accepted by talent',
        'words.payment.notAccepted',
        'the talent has not accepted, and Pay is pointed at',
      ],
    ],
  },
  {
    screen: '/hunterDashboard/SubmittedProjects/detail/{id}',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      ['Accept', 'screens.common.accept', 'the work is submitted and not accepted'],
      ['Decline', 'screens.orders.decline', 'the work is submitted and not accepted'],
      ['Order Completed', 'words.order_detail.hunterCompleted', 'the work is accepted'],
    ],
  },
  {
    screen: '/hunterDashboard/CompletedProjects',
    shownBy: 'e2e/silent-hunter.e2e.ts',
    messages: [['Withdrawal', 'screens.payouts.withdrawal', 'the payback is not 0']],
  },
  {
    screen: '/hunterDashboard/projecttrackerhunter',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [['Add order', 'words.task.addOrder', 'always; also the title and the button of its dialog']],
  },
  {
    screen: '/hunterDashboard/trackersettingshunter/{id}',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [['Go back', 'screens.common.goBack', 'always, beside the title']],
  },
];

export const section2Boards: readonly Screen[] = [...TRACKER, ...EARNINGS, ...NEWS, ...HUNTER];
