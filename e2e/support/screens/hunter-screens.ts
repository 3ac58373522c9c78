/** The screens of a hunter, with and without jobs. */
import { choose, press, type Screen } from './screen.ts';

const DASHBOARD = '_guard/_hunter/hunterDashboard';

const JOBS_AND_BIDS: readonly Screen[] = [
  { name: 'jobs-open', route: `${DASHBOARD}/index`, as: 'hunter', path: '/hunterDashboard' },
  { name: 'jobs-closed', route: `${DASHBOARD}/index`, as: 'hunter', path: '/hunterDashboard?tab=closed' },
  { name: 'jobs-new', route: `${DASHBOARD}/index`, as: 'newHunter', path: '/hunterDashboard' },
  { name: 'jobs-fallback', route: `${DASHBOARD}/$`, as: 'hunter', path: '/hunterDashboard/elsewhere' },
  {
    ...{ name: 'job-created', route: '_guard/_hunter/DashboardHomeContent', as: 'hunter' },
    path: '/DashboardHomeContent?job={ngozisJob}',
  },
  {
    ...{
      name: 'job-edit',
      route: `${DASHBOARD}/index`,
      as: 'hunter',
      path: '/hunterDashboard?status=bidding',
    },
    prepare: choose('More', 'Edit job'),
  },
  {
    ...{
      name: 'job-invite',
      route: `${DASHBOARD}/index`,
      as: 'hunter',
      path: '/hunterDashboard?status=bidding',
    },
    prepare: choose('More', 'Invite a talent'),
  },
  {
    ...{
      name: 'job-delete',
      route: `${DASHBOARD}/index`,
      as: 'hunter',
      path: '/hunterDashboard?status=bidding',
    },
    prepare: choose('More', 'Delete'),
  },
  { name: 'create-job', route: `${DASHBOARD}/createJob`, as: 'hunter', path: '/hunterDashboard/createJob' },
  {
    ...{ name: 'order-package', route: `${DASHBOARD}/createJob`, as: 'hunter' },
    path: '/hunterDashboard/createJob?gig={gig}',
  },
  {
    ...{ name: 'order-sent', route: `${DASHBOARD}/orderSent/$id`, as: 'buyer' },
    path: '/hunterDashboard/orderSent/{sentOrder}',
  },
  {
    ...{ name: 'person-invite', route: `${DASHBOARD}/user/$id`, as: 'hunter' },
    ...{ path: '/hunterDashboard/user/{tunde}', prepare: press('Invite to a job') },
  },
  { name: 'shortlist', route: `${DASHBOARD}/shortlist`, as: 'hunter', path: '/hunterDashboard/shortlist' },
  {
    ...{ name: 'milestone-edit', route: `${DASHBOARD}/milestoneedit`, as: 'hunter' },
    path: '/hunterDashboard/milestoneedit?job={ngozisJob}',
  },
  {
    name: 'talent-bids',
    route: `${DASHBOARD}/TalentBid/index`,
    as: 'hunter',
    path: '/hunterDashboard/TalentBid',
  },
  {
    ...{ name: 'talent-bids-new', route: `${DASHBOARD}/TalentBid/index`, as: 'newHunter' },
    path: '/hunterDashboard/TalentBid',
  },
  {
    ...{ name: 'bids', route: `${DASHBOARD}/TalentBid/$id`, as: 'hunter' },
    path: '/hunterDashboard/TalentBid/{ngozisJob}',
  },
  {
    ...{ name: 'bid-accept', route: `${DASHBOARD}/TalentBid/$id`, as: 'hunter' },
    ...{ path: '/hunterDashboard/TalentBid/{ngozisJob}', prepare: press('Accept bid') },
  },
  {
    ...{ name: 'bid-reject', route: `${DASHBOARD}/TalentBid/$id`, as: 'hunter' },
    ...{ path: '/hunterDashboard/TalentBid/{ngozisJob}', prepare: press('Reject') },
  },
  {
    name: 'person-seen-by-hunter',
    route: `${DASHBOARD}/user/$id`,
    as: 'hunter',
    path: '/hunterDashboard/user/{tunde}',
  },
  {
    ...{ name: 'gig-seen-by-hunter', route: `${DASHBOARD}/gigDetails/$id`, as: 'hunter' },
    path: '/hunterDashboard/gigDetails/{gig}',
  },
  { name: 'search-hunter', route: '_open/gigSearchResult/index', as: 'hunter', path: '/gigSearchResult' },
];

const PROJECTS: readonly Screen[] = [
  {
    ...{ name: 'projects-pending', route: `${DASHBOARD}/PendingProjects`, as: 'hunter' },
    path: '/hunterDashboard/PendingProjects',
  },
  {
    ...{ name: 'projects-active', route: `${DASHBOARD}/ActiveProjects`, as: 'hunter' },
    path: '/hunterDashboard/ActiveProjects',
  },
  {
    ...{ name: 'projects-submitted', route: `${DASHBOARD}/SubmittedProjects/index`, as: 'amara' },
    path: '/hunterDashboard/SubmittedProjects',
  },
  {
    ...{ name: 'projects-completed', route: `${DASHBOARD}/CompletedProjects/index`, as: 'buyer' },
    path: '/hunterDashboard/CompletedProjects',
  },
  {
    ...{ name: 'projects-completed-new', route: `${DASHBOARD}/CompletedProjects/index`, as: 'newHunter' },
    path: '/hunterDashboard/CompletedProjects',
  },
  { name: 'active-without-prefix', route: '_guard/ActiveProjects', as: 'hunter', path: '/ActiveProjects' },
  {
    name: 'submitted-without-prefix',
    route: '_guard/SubmittedProjects',
    as: 'hunter',
    path: '/SubmittedProjects',
  },
  {
    name: 'completed-without-prefix',
    route: '_guard/CompletedProjects',
    as: 'hunter',
    path: '/CompletedProjects',
  },
  {
    ...{ name: 'order-submitted-hunter', route: `${DASHBOARD}/SubmittedProjects/detail.$id`, as: 'amara' },
    path: '/hunterDashboard/SubmittedProjects/detail/{submittedOrder}',
  },
  {
    ...{ name: 'proof-room-hunter', route: '_guard/_member/proofRoom.$id', as: 'amara' },
    path: '/proofRoom/{submittedOrder}',
    prepare: (page) => page.getByRole('button', { name: 'Show remark A on the work' }).press('Enter'),
  },
  {
    ...{ name: 'order-release', route: `${DASHBOARD}/SubmittedProjects/detail.$id`, as: 'amara' },
    path: '/hunterDashboard/SubmittedProjects/detail/{submittedOrder}',
    prepare: press(/^Accept$/),
  },
  {
    ...{ name: 'order-decline', route: `${DASHBOARD}/SubmittedProjects/detail.$id`, as: 'amara' },
    path: '/hunterDashboard/SubmittedProjects/detail/{submittedOrder}',
    prepare: press('Ask for changes Decline'),
  },
  {
    ...{ name: 'order-dispute', route: `${DASHBOARD}/SubmittedProjects/detail.$id`, as: 'amara' },
    path: '/hunterDashboard/SubmittedProjects/detail/{submittedOrder}',
    prepare: press('Open a dispute'),
  },
  {
    ...{ name: 'order-active-hunter', route: `${DASHBOARD}/SubmittedProjects/detail.$id`, as: 'hunter' },
    path: '/hunterDashboard/SubmittedProjects/detail/{activeOrder}',
  },
  {
    ...{ name: 'order-cancel', route: `${DASHBOARD}/SubmittedProjects/detail.$id`, as: 'hunter' },
    path: '/hunterDashboard/SubmittedProjects/detail/{activeOrder}',
    prepare: press('Cancel order'),
  },
  {
    ...{ name: 'order-disputed-hunter', route: `${DASHBOARD}/SubmittedProjects/detail.$id`, as: 'kofi' },
    path: '/hunterDashboard/SubmittedProjects/detail/{disputedOrder}',
  },
  {
    ...{ name: 'order-cancelled-hunter', route: `${DASHBOARD}/CompletedProjects/detail.$id`, as: 'buyer' },
    path: '/hunterDashboard/CompletedProjects/detail/{cancelledOrder}',
  },
  {
    ...{ name: 'order-completed-hunter', route: `${DASHBOARD}/CompletedProjects/detail.$id`, as: 'hunter' },
    path: '/hunterDashboard/CompletedProjects/detail/{paidOrder}',
  },
  {
    ...{ name: 'order-review', route: `${DASHBOARD}/CompletedProjects/detail.$id`, as: 'buyer' },
    path: '/hunterDashboard/CompletedProjects/detail/{finishedOrder}',
    prepare: press('Add Review'),
  },
];

const MONEY_AND_TALK: readonly Screen[] = [
  {
    name: 'payment-summary',
    route: `${DASHBOARD}/paymentbid/$id`,
    as: 'hunter',
    path: '/hunterDashboard/paymentbid/{bidToPay}',
  },
  {
    ...{ name: 'payment-summary-large', route: `${DASHBOARD}/paymentbid/$id`, as: 'buyer' },
    path: '/hunterDashboard/paymentbid/{largeBid}',
  },
  {
    ...{ name: 'payment-held', route: `${DASHBOARD}/payment/verify`, as: 'buyer' },
    path: '/hunterDashboard/payment/verify?reference={paidReference}',
  },
  {
    ...{ name: 'payment-unknown', route: `${DASHBOARD}/payment/verify`, as: 'hunter' },
    path: '/hunterDashboard/payment/verify?reference=no-such-reference',
  },
  {
    ...{ name: 'payment-failed', route: `${DASHBOARD}/paymentbid/payment.verify`, as: 'buyer' },
    path: '/hunterDashboard/paymentbid/payment/verify?reference={failedReference}',
  },
  { name: 'payback', route: `${DASHBOARD}/payback`, as: 'buyer', path: '/hunterDashboard/payback' },
  { name: 'payback-new', route: `${DASHBOARD}/payback`, as: 'newHunter', path: '/hunterDashboard/payback' },
  {
    ...{ name: 'tracker-list-hunter', route: `${DASHBOARD}/projecttrackerhunter`, as: 'hunter' },
    path: '/hunterDashboard/projecttrackerhunter',
  },
  {
    ...{ name: 'tracker-list-hunter-new', route: `${DASHBOARD}/projecttrackerhunter`, as: 'newHunter' },
    path: '/hunterDashboard/projecttrackerhunter',
  },
  {
    ...{ name: 'tracker-hunter', route: `${DASHBOARD}/trackersettingshunter/$id`, as: 'hunter' },
    path: '/hunterDashboard/trackersettingshunter/{tracked}',
  },
  {
    ...{ name: 'notifications-hunter', route: `${DASHBOARD}/notification`, as: 'hunter' },
    path: '/hunterDashboard/notification',
  },
  {
    ...{ name: 'notifications-hunter-new', route: `${DASHBOARD}/notification`, as: 'newHunter' },
    path: '/hunterDashboard/notification',
  },
  {
    ...{ name: 'messages-hunter', route: `${DASHBOARD}/messageHunter/index`, as: 'hunter' },
    path: '/hunterDashboard/messageHunter',
  },
  {
    ...{ name: 'conversation-hunter', route: `${DASHBOARD}/messageHunter/details.$id`, as: 'hunter' },
    path: '/hunterDashboard/messageHunter/details/{tunde}',
  },
  {
    ...{ name: 'conversation-picture', route: `${DASHBOARD}/messageHunter/details.$id`, as: 'amara' },
    path: '/hunterDashboard/messageHunter/details/{chidera}',
  },
];

export const HUNTER_SCREENS: readonly Screen[] = [...JOBS_AND_BIDS, ...PROJECTS, ...MONEY_AND_TALK];
