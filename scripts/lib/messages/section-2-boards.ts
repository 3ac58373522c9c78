/** The fixed texts of the screens of rules 9.12 to 9.16: boards, earnings, news, the hunter's side. */
import type { Screen } from './message.ts';

const TRACKER: readonly Screen[] = [
  {
    screen: '/trackerTalentList',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [
      [
        'List of Projects being tracked by creative hunter',
        'words.tracker.fixed.heading',
        'always, the heading',
      ],
      ['View tracker', 'words.tracker.fixed.viewTracker', 'in each row'],
    ],
  },
  {
    screen: '/trackerTalent/{id}',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [
      ['Project tracker', 'words.common.fixed.projectTracker', 'always, in the navigation'],
      ['Todo', 'words.tracker.fixed.todo', 'always, the first column'],
      ['Doing', 'words.tracker.fixed.doing', 'always, the second column'],
      ['Done', 'words.common.fixed.done', 'always, the third column'],
      ['No Data', 'words.common.fixed.noTask', 'a column is empty, or the opened task was deleted'],
      ['Add task', 'words.tracker.fixed.addTask', 'the order is active, for its talent'],
      ['Name of task', 'words.tracker.fixed.nameOfTask', 'Add task was pressed'],
      ['Task description', 'words.tracker.fixed.taskDescription', 'Add task was pressed'],
      ['Date to start', 'words.tracker.fixed.dateToStart', 'Add task was pressed'],
      ['Date of completion', 'words.tracker.fixed.dateOfCompletion', 'Add task was pressed'],
      ['Cancel', 'words.common.fixed.cancel', 'Add task was pressed'],
      ['Create task', 'words.tracker.fixed.createTask', 'Add task was pressed'],
      ['Move task', 'words.tracker.fixed.moveTask', 'on a card that is not done, for the talent'],
      ['Move task to a new status', 'words.tracker.fixed.moveHeading', 'the move dialog is open: its title'],
      ['Change task', 'words.tracker.fixed.changeTask', 'the move dialog is open: its button'],
      [
        'Edit task',
        'words.tracker.fixed.editTask',
        'on a card, and the title of the opened task, for the talent',
      ],
      ['Save', 'words.common.fixed.save', 'a task is open: beside the comment'],
      [
        'Delete task',
        'words.tracker.fixed.deleteTask',
        'on a card, and the button of the question, for the talent',
      ],
    ],
  },
];

const EARNINGS: readonly Screen[] = [
  {
    screen: '/earning',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      ['Earning', 'words.common.fixed.earning', 'always, the heading'],
      ['Expected earning', 'words.payouts.fixed.expected', 'always, over the pending amount'],
      ['Net Income', 'words.payouts.fixed.netIncome', 'always, the first card'],
      ['Withdrawn', 'words.payouts.fixed.withdrawn', 'always, the second card'],
      ['Pending Clearance', 'words.payouts.fixed.pendingClearance', 'always, the third card'],
      ['Available for withdrawl', 'words.payouts.fixed.available', 'always, the fourth card'],
    ],
  },
];

const NEWS: readonly Screen[] = [
  {
    screen: '/talentnotification',
    shownBy: 'e2e/notifications.e2e.ts',
    messages: [['No available notification', 'words.common.fixed.noNotifications', 'the talent has none']],
  },
  {
    screen: '/hunterDashboard/notification',
    shownBy: 'e2e/notifications.e2e.ts',
    messages: [
      ['No available notification', 'words.common.fixed.noNotifications', 'the hunter has none'],
      [
        'View page',
        'words.notifications.fixed.viewPage',
        'there are some: over the links, and each begins so',
      ],
    ],
  },
  {
    screen: '/messagedashboard',
    shownBy: 'web/features/messages/lists/messages-frame.browser.test.tsx',
    messages: [['No message available', 'words.common.fixed.noMessages', 'there is no conversation']],
  },
];

const HUNTER: readonly Screen[] = [
  {
    screen: '/hunterDashboard',
    shownBy: 'e2e/jobs.e2e.ts',
    messages: [
      ['Open Jobs', 'words.jobs.fixed.ownOpen', 'always, the first tab'],
      ['Closed Jobs', 'words.jobs.fixed.ownClosed', 'always, the second tab'],
      ['Create job', 'words.common.fixed.createJob', 'always, leads to the form'],
      ['Invite a talent', 'words.jobs.fixed.invite', 'a job is closed and takes bids: in its menu'],
      ['Invited talents', 'words.jobs.fixed.invited', 'the list of who was invited is open: its title'],
    ],
  },
  {
    screen: '/hunterDashboard/TalentBid',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [['View talent bid', 'words.common.fixed.viewTalentBid', 'at each job with a bid']],
  },
  {
    screen: '/hunterDashboard/TalentBid/{id}',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [['No data', 'words.common.fixed.noBids', 'the job has no bid']],
  },
  {
    screen: '/hunterDashboard/PendingProjects',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      [
        'order is yet to be accepted by talent',
        'words.payments.fixed.notAccepted',
        'the talent has not accepted, and Pay is pointed at',
      ],
    ],
  },
  {
    screen: '/hunterDashboard/SubmittedProjects/detail/{id}',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      ['Accept', 'words.common.fixed.accept', 'the work is submitted and not accepted'],
      ['Decline', 'words.orders.fixed.decline', 'the work is submitted and not accepted'],
      ['Order Completed', 'words.orders.fixed.hunterCompleted', 'the work is accepted'],
    ],
  },
  {
    screen: '/hunterDashboard/CompletedProjects',
    shownBy: 'e2e/silent-hunter.e2e.ts',
    messages: [['Withdrawal', 'words.payouts.fixed.withdrawal', 'the payback is not 0']],
  },
  {
    screen: '/hunterDashboard/projecttrackerhunter',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [
      ['Add order', 'words.tracker.fixed.addOrder', 'always; also the title and the button of its dialog'],
    ],
  },
  {
    screen: '/hunterDashboard/trackersettingshunter/{id}',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [['Go back', 'words.common.fixed.goBack', 'always, beside the title']],
  },
];

export const section2Boards: readonly Screen[] = [...TRACKER, ...EARNINGS, ...NEWS, ...HUNTER];
