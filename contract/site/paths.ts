/**
 * The address of every screen and public page, defined once and used as `order.hunter`: the router's pattern.
 * `fill` inserts the values where no router does. The operator console has its own addresses.
 */

// Pages that the server renders completely, for everyone.
export const front = '/';
export const home = '/home';
export const escrow = '/escrowHome';
export const tracking = '/projecttrackerhunter';
export const policy = '/policy';
export const agreement = '/agreement';

// Sign-in and sign-up.
export const login = '/login';
export const signUp = '/signup';
export const forgotPassword = '/forgotPassword';
export const resetPassword = '/resetPassword';
/** The link in an e-mail to keep a second factor that is about to be removed. */
export const keepTwoStep = '/keepTwoStep';
/** Opened from an e-mail, signed in or not. */
export const confirmEmail = '/confirmEmail';
/** Each side's first page. */
export const begin = { hunter: '/hunterDashboard', talent: '/publicProfile' } as const;
/** Opens the signed-in person's page, even without a network. */
export const start = '/start';
/** Where each side sees what is waiting for it. */
export const turns = { hunter: '/hunterDashboard', talent: '/start' } as const;
export const setUp = '/updateProfile';

// Gigs.
export const gigSearch = '/gigSearchResult';
export const gigsFound = '/gigSearchResult/$search_query';
export const gig = '/gigDetails/$id';
/** The addresses of a gig, including the former one for hunters. */
export const anyGig = [gig, '/hunterDashboard/gigDetails/$id'] as const;
/** Works to browse, one after another. */
export const work = '/work';
export const createGig = '/creategig';
export const editGig = '/editGig/$id';

// People.
export const profile = '/publicProfile';
export const person = { hunter: '/hunterDashboard/user/$id', talent: '/publicProfile/$id' } as const;
export const pastWork = '/viewpastjobs';
export const pastWorkOf = '/viewpastjobs/$id';

/** A hunter's saved gigs and talents. */
export const shortlist = '/hunterDashboard/shortlist';

// Jobs and bids.
export const ownJobs = '/hunterDashboard';
/** The list of the hunter's jobs only. */
export const jobList = '/DashboardHomeContent';
export const createJob = '/hunterDashboard/createJob';
/** A job in four cards; needs no account. */
export const quickJob = '/quickJob';
export const editMilestones = '/hunterDashboard/milestoneedit';
export const jobsWithBids = '/hunterDashboard/TalentBid';
export const bidsOfJob = '/hunterDashboard/TalentBid/$id';
export const openJobs = '/jobrequest';
export const openJob = '/jobrequest/job/$id';
export const ownBid = '/jobrequest/detail/$id';

// Orders.
/** The next steps after ordering from a gig. */
export const orderSent = '/hunterDashboard/orderSent/$id';
export const pendingOrders = '/hunterDashboard/PendingProjects';
export const activeOrders = '/hunterDashboard/ActiveProjects';
export const submittedOrders = '/hunterDashboard/SubmittedProjects';
export const endedOrders = '/hunterDashboard/CompletedProjects';
export const talentOrders = '/order';
export const order = {
  hunter: '/hunterDashboard/SubmittedProjects/detail/$id',
  talent: '/order/submittedProject/$id',
} as const;
/** The order's newest work, for both sides. */
export const proofRoom = '/proofRoom/$id';
/** The proof room for a guest; the link's token follows the `#`. */
export const guestRoom = '/guestRoom';
export const endedOrder = {
  hunter: '/hunterDashboard/CompletedProjects/detail/$id',
  talent: '/order/completedProject/$id',
} as const;
export const boards = {
  hunter: '/hunterDashboard/projecttrackerhunter',
  talent: '/trackerTalentList',
} as const;
export const board = {
  hunter: '/hunterDashboard/trackersettingshunter/$id',
  talent: '/trackerTalent/$id',
} as const;
export const boardNamed = '/trackerTalent/$id/$title/$start/$end';

/** Checks whose work a file is; open to everyone. */
export const verify = '/verify';

// Money.
export const pay = '/hunterDashboard/paymentbid/$id';
export const paymentResult = '/hunterDashboard/payment/verify';
export const formerPaymentResult = '/hunterDashboard/paymentbid/payment/verify';
export const payback = '/hunterDashboard/payback';
export const earnings = '/earning';
export const bankAccounts = '/bankAccounts';

// Messages, notifications and own data.
export const conversations = {
  hunter: '/hunterDashboard/messageHunter',
  talent: '/messagedashboard',
} as const;
export const conversation = {
  hunter: '/hunterDashboard/messageHunter/details/$id',
  talent: '/messagedashboard/talentMessageDetails/$id',
} as const;
/** The addresses of a conversation, including the former one. */
export const anyConversation = [
  conversation.hunter,
  conversation.talent,
  '/talentMessageDetails/$id',
] as const;
export const notifications = {
  hunter: '/hunterDashboard/notification',
  talent: '/talentnotification',
} as const;
export const preferences = '/notificationPreferences';
export const ownData = '/account';
export const security = '/security';

type Values<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | Values<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

/** Fills in the values of a pattern: `fill(pay, { id })`. */
export function fill<Path extends string>(path: Path, values: Record<Values<Path>, string>): string {
  const known: Record<string, string> = values;
  return path.replace(/\$(\w+)/g, (_all, name: string) => encodeURIComponent(known[name] ?? ''));
}

export const publicPages = [front, home, escrow, tracking, policy, agreement] as const;
export type PublicPath = (typeof publicPages)[number];

/** True for an address that the app must leave to the server. */
export function isPublicPage(path: string): boolean {
  return publicPages.some((page) => page === path);
}
