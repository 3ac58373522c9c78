/** The screens of a talent, with and without work. */
import { choose, press, type Screen, sendEmpty } from './screen.ts';

const SHELL = '_guard/_talent';

const PROFILE_AND_GIGS: readonly Screen[] = [
  { name: 'start', route: 'start', as: 'talent', path: '/start' },
  { name: 'start-new', route: 'start/index', as: 'newTalent', path: '/start' },
  { name: 'profile-setup', route: '_guard/updateProfile', as: 'guest', path: '/updateProfile' },
  { name: 'profile-setup-2', route: '_guard/updateProfile', as: 'talent', path: '/updateProfile?step=2' },
  { name: 'talent-profile', route: `${SHELL}/publicProfile`, as: 'talent', path: '/publicProfile' },
  { name: 'talent-profile-new', route: `${SHELL}/publicProfile`, as: 'newTalent', path: '/publicProfile' },
  {
    ...{ name: 'talent-profile-edit', route: `${SHELL}/publicProfile`, as: 'talent', path: '/publicProfile' },
    prepare: press('Edit profile'),
  },
  {
    ...{ name: 'talent-profile-education', route: `${SHELL}/publicProfile`, as: 'talent' },
    ...{ path: '/publicProfile', prepare: press('Add education', 'Education') },
  },
  {
    ...{ name: 'person-seen-by-talent', route: '_open/publicProfile/$id', as: 'talent' },
    path: '/publicProfile/{chidera}',
  },
  { name: 'past-work', route: `${SHELL}/viewpastjobs`, as: 'talent', path: '/viewpastjobs' },
  { name: 'past-work-new', route: `${SHELL}/viewpastjobs`, as: 'newTalent', path: '/viewpastjobs' },
  {
    ...{ name: 'past-work-upload', route: `${SHELL}/viewpastjobs`, as: 'talent' },
    ...{ path: '/viewpastjobs', prepare: press('Upload past jobs') },
  },
  {
    ...{ name: 'past-work-of-other', route: '_open/viewpastjobs/$id', as: 'talent' },
    path: '/viewpastjobs/{chidera}',
  },
  { name: 'create-gig', route: `${SHELL}/creategig`, as: 'newTalent', path: '/creategig' },
  {
    ...{ name: 'create-gig-refused', route: `${SHELL}/creategig`, as: 'newTalent', path: '/creategig' },
    prepare: sendEmpty('Save and continue'),
  },
  { name: 'edit-gig', route: `${SHELL}/editGig.$id`, as: 'talent', path: '/editGig/{tundesGig}' },
  {
    ...{ name: 'edit-gig-gallery', route: `${SHELL}/editGig.$id`, as: 'talent' },
    path: '/editGig/{tundesGig}?step=gallery',
  },
  { name: 'gig-without-id', route: '_guard/_member/gigDetails/index', as: 'talent', path: '/gigDetails' },
  { name: 'gig', route: '_open/gigDetails/$id', as: 'talent', path: '/gigDetails/{gig}' },
  {
    ...{ name: 'gig-share', route: '_open/gigDetails/$id', as: 'talent', path: '/gigDetails/{gig}' },
    prepare: press('Share'),
  },
  {
    ...{ name: 'gig-message', route: '_open/gigDetails/$id', as: 'newTalent' },
    ...{ path: '/gigDetails/{gig}', prepare: press('Contact creative talent') },
  },
];

const JOBS_AND_ORDERS: readonly Screen[] = [
  { name: 'job-requests', route: `${SHELL}/jobrequest/index`, as: 'talent', path: '/jobrequest' },
  {
    ...{ name: 'job-requests-closed', route: `${SHELL}/jobrequest/index`, as: 'talent' },
    path: '/jobrequest?tab=closed',
  },
  {
    ...{ name: 'job-requests-applied', route: `${SHELL}/jobrequest/index`, as: 'talent' },
    path: '/jobrequest?tab=applied',
  },
  {
    ...{ name: 'job-requests-applied-new', route: `${SHELL}/jobrequest/index`, as: 'newTalent' },
    path: '/jobrequest?tab=applied',
  },
  { name: 'job', route: `${SHELL}/jobrequest/job/$id`, as: 'newTalent', path: '/jobrequest/job/{openJob}' },
  {
    name: 'job-offer',
    route: `${SHELL}/jobrequest/detail/$id`,
    as: 'talent',
    path: '/jobrequest/detail/{bid}',
  },
  { name: 'orders-pending', route: `${SHELL}/order/index`, as: 'talent', path: '/order' },
  {
    ...{ name: 'order-accept', route: `${SHELL}/order/index`, as: 'talent', path: '/order' },
    prepare: press('Accept order'),
  },
  { name: 'orders-active', route: `${SHELL}/order/index`, as: 'talent', path: '/order?tab=active' },
  {
    ...{ name: 'order-submit', route: `${SHELL}/order/index`, as: 'talent', path: '/order?tab=active' },
    prepare: press('Submit Project'),
  },
  {
    ...{ name: 'order-milestones', route: `${SHELL}/order/index`, as: 'talent', path: '/order?tab=active' },
    prepare: press('milestone'),
  },
  { name: 'orders-submitted', route: `${SHELL}/order/index`, as: 'chidera', path: '/order?tab=submitted' },
  { name: 'orders-completed', route: `${SHELL}/order/index`, as: 'both', path: '/order?tab=completed' },
  {
    ...{ name: 'withdraw', route: `${SHELL}/order/index`, as: 'both', path: '/order?tab=completed' },
    prepare: press('Payment'),
  },
  { name: 'orders-new', route: `${SHELL}/order/index`, as: 'newTalent', path: '/order' },
  {
    ...{ name: 'order-active-talent', route: `${SHELL}/order/submittedProject.$id`, as: 'talent' },
    path: '/order/submittedProject/{activeOrder}',
  },
  {
    ...{ name: 'order-more-time', route: `${SHELL}/order/submittedProject.$id`, as: 'talent' },
    ...{ path: '/order/submittedProject/{activeOrder}', prepare: press('Ask for more time') },
  },
  {
    ...{ name: 'order-disputed-talent', route: `${SHELL}/order/submittedProject.$id`, as: 'sipho' },
    path: '/order/submittedProject/{disputedOrder}',
  },
  {
    ...{ name: 'order-completed-talent', route: `${SHELL}/order/completedProject.$id`, as: 'talent' },
    path: '/order/completedProject/{paidOrder}',
  },
  {
    ...{ name: 'order-not-found', route: `${SHELL}/order/submittedProject.$id`, as: 'talent' },
    path: '/order/submittedProject/0199a100-0000-7000-8000-000000000099',
  },
];

const MONEY_AND_TALK: readonly Screen[] = [
  {
    name: 'tracker-list-talent',
    route: `${SHELL}/trackerTalentList`,
    as: 'talent',
    path: '/trackerTalentList',
  },
  {
    ...{ name: 'tracker-list-talent-new', route: `${SHELL}/trackerTalentList`, as: 'newTalent' },
    path: '/trackerTalentList',
  },
  {
    ...{ name: 'tracker-talent', route: `${SHELL}/trackerTalent/$id`, as: 'talent' },
    path: '/trackerTalent/{tracked}',
  },
  {
    ...{
      name: 'tracker-talent-dates',
      route: `${SHELL}/trackerTalent/$id_.$title.$start.$end`,
      as: 'talent',
    },
    path: '/trackerTalent/{tracked}/Onboarding%20animations/2026-11-10/2026-11-29',
  },
  {
    ...{ name: 'task-add', route: `${SHELL}/trackerTalent/$id`, as: 'talent' },
    path: '/trackerTalent/{tracked}?tab=todo',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add task' }).click();
      await page.getByLabel('Name of task').waitFor();
    },
  },
  {
    ...{ name: 'task-move', route: `${SHELL}/trackerTalent/$id`, as: 'talent' },
    ...{ path: '/trackerTalent/{tracked}?tab=todo', prepare: choose(/^More for/, 'Move task') },
  },
  {
    ...{ name: 'task-edit', route: `${SHELL}/trackerTalent/$id`, as: 'talent' },
    ...{ path: '/trackerTalent/{tracked}?tab=todo', prepare: choose(/^More for/, 'Edit task') },
  },
  { name: 'earning', route: `${SHELL}/earning`, as: 'talent', path: '/earning' },
  { name: 'earning-new', route: `${SHELL}/earning`, as: 'newTalent', path: '/earning' },
  { name: 'talent-earning', route: `${SHELL}/talentEarning`, as: 'both', path: '/talentEarning' },
  { name: 'bank-accounts', route: '_guard/_member/bankAccounts', as: 'talent', path: '/bankAccounts' },
  { name: 'bank-accounts-new', route: '_guard/_member/bankAccounts', as: 'newTalent', path: '/bankAccounts' },
  {
    ...{ name: 'bank-account-add', route: '_guard/_member/bankAccounts', as: 'newTalent' },
    ...{ path: '/bankAccounts', prepare: press('Add a bank account') },
  },
  {
    ...{ name: 'notifications-talent', route: `${SHELL}/talentnotification`, as: 'talent' },
    path: '/talentnotification',
  },
  {
    ...{ name: 'notifications-talent-new', route: `${SHELL}/talentnotification`, as: 'newTalent' },
    path: '/talentnotification',
  },
  {
    name: 'messages-talent',
    route: `${SHELL}/messagedashboard/index`,
    as: 'talent',
    path: '/messagedashboard',
  },
  {
    ...{ name: 'messages-talent-new', route: `${SHELL}/messagedashboard/index`, as: 'newTalent' },
    path: '/messagedashboard',
  },
  {
    ...{ name: 'conversation-talent', route: `${SHELL}/messagedashboard/talentMessageDetails.$id` },
    ...{ as: 'talent', path: '/messagedashboard/talentMessageDetails/{ngozi}' },
  },
  {
    ...{ name: 'conversation-talent-alone', route: `${SHELL}/talentMessageDetails.$id`, as: 'talent' },
    path: '/talentMessageDetails/{ngozi}',
  },
  {
    ...{ name: 'preferences', route: '_guard/_member/notificationPreferences', as: 'talent' },
    path: '/notificationPreferences',
  },
  { name: 'security', route: '_guard/_member/security', as: 'talent', path: '/security' },
  {
    ...{ name: 'security-password', route: '_guard/_member/security', as: 'newTalent', path: '/security' },
    prepare: press('Change password'),
  },
  { name: 'account', route: '_guard/_member/account', as: 'talent', path: '/account' },
  {
    ...{ name: 'account-delete', route: '_guard/_member/account', as: 'newTalent', path: '/account' },
    prepare: press('Delete my account'),
  },
];

export const TALENT_SCREENS: readonly Screen[] = [...PROFILE_AND_GIGS, ...JOBS_AND_ORDERS, ...MONEY_AND_TALK];
