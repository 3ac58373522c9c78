/**
 * The address of every screen and public page, once, used as `order.hunter`: the pattern that the router knows.
 * `fill` puts the values in where no router does it. The operator console keeps its own.
 */

// What the server writes whole, for everybody.
export const front = '/';
export const home = '/home';
export const escrow = '/escrowHome';
export const tracking = '/projecttrackerhunter';
export const policy = '/policy';
export const agreement = '/agreement';

// Ways in.
export const login = '/login';
export const signUp = '/signup';
export const forgotPassword = '/forgotPassword';
export const resetPassword = '/resetPassword';
/** Where the link in a mail keeps a second factor that is about to be removed. */
export const keepFactor = '/keepTwoStep';
/** Opened from a mail, signed in or not. */
export const confirmEmail = '/confirmEmail';
/** Where each side begins. */
export const begin = { hunter: '/hunterDashboard', talent: '/publicProfile' } as const;
/** Opens the page of whoever is signed in, also without a network. */
export const start = '/start';
/** Where each side sees what waits for it. */
export const turns = { hunter: '/hunterDashboard', talent: '/start' } as const;
export const setUp = '/updateProfile';

// Gigs.
export const gigSearch = '/gigSearchResult';
export const gigsFound = '/gigSearchResult/$search_query';
export const gig = '/gigDetails/$id';
/** Where a gig is seen, the former address for hunters included. */
export const anyGig = [gig, '/hunterDashboard/gigDetails/$id'] as const;
/** Work to browse, one piece after the other. */
export const work = '/work';
export const createGig = '/creategig';
export const editGig = '/editGig/$id';

// People.
export const profile = '/publicProfile';
export const person = { hunter: '/hunterDashboard/user/$id', talent: '/publicProfile/$id' } as const;
export const pastWork = '/viewpastjobs';
export const pastWorkOf = '/viewpastjobs/$id';

/** What a hunter keeps of both. */
export const shortlist = '/hunterDashboard/shortlist';

// Jobs and bids.
export const ownJobs = '/hunterDashboard';
/** The hunter's jobs alone. */
export const jobList = '/DashboardHomeContent';
export const createJob = '/hunterDashboard/createJob';
/** A job in four cards, also before there is an account. */
export const quickJob = '/quickJob';
export const editMilestones = '/hunterDashboard/milestoneedit';
export const jobsWithBids = '/hunterDashboard/TalentBid';
export const bidsOfJob = '/hunterDashboard/TalentBid/$id';
export const openJobs = '/jobrequest';
export const openJob = '/jobrequest/job/$id';
export const ownBid = '/jobrequest/detail/$id';

// Orders.
/** What comes next for an order that was sent to the talent of a gig. */
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
/** Its newest work to look at, for both sides. */
export const proofRoom = '/proofRoom/$id';
/** The same for a guest; the link's token stands after the `#`. */
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

/** Whose a file is, open to everybody. */
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
/** Where a conversation is seen, the former address included. */
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

/** `fill(pay, { id })`: the pattern with its values. */
export function fill<Path extends string>(path: Path, values: Record<Values<Path>, string>): string {
  const known: Record<string, string> = values;
  return path.replace(/\$(\w+)/g, (_all, name: string) => encodeURIComponent(known[name] ?? ''));
}

export const publicPages = [front, home, escrow, tracking, policy, agreement] as const;
export type PublicPath = (typeof publicPages)[number];

/** True of an address that the app has to leave to the server. */
export function isPublicPage(path: string): boolean {
  return publicPages.some((page) => page === path);
}
