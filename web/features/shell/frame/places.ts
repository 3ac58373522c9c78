/** The places of the navigation, per side, in groups by task: later screens add theirs here. */
import {
  Bell,
  Briefcase,
  CircleCheck,
  CircleUser,
  ClipboardList,
  Clock,
  Hammer,
  Handshake,
  Heart,
  House,
  type LucideIcon,
  MessageCircle,
  PackageCheck,
  Search,
  SquareKanban,
  Wallet,
} from 'lucide-react';
import type { ListName } from '#contract/orders/turn-lists.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import type { Side } from '#web/lib/session.ts';

/** The badge counts of the side in view: all turns, unread items, and the turns in each list. */
export type Counts = Partial<Record<'turns' | 'notifications' | 'messages' | ListName, number>>;

export type Place = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Current only on exactly this path. */
  exact?: boolean;
  /** Also current on paths that match this. */
  also?: RegExp;
  badge?: keyof Counts;
};

/** Places for one task; groups of several have a name. */
export type Group = { name?: string; places: readonly Place[] };

const common = words.common.places;

const HOME: Record<Side, Place> = {
  hunter: { to: paths.turns.hunter, label: words.shell.nav.home, icon: House, exact: true, badge: 'turns' },
  talent: { to: paths.turns.talent, label: words.shell.nav.home, icon: House, badge: 'turns' },
};

/** The bell, at the top of every screen and nowhere else. */
export const BELL: Record<Side, Place> = {
  hunter: { to: paths.notifications.hunter, label: common.notifications, icon: Bell },
  talent: { to: paths.notifications.talent, label: common.notifications, icon: Bell },
};

const MESSAGES: Record<Side, Place> = {
  hunter: { to: paths.conversations.hunter, label: common.messages, icon: MessageCircle, badge: 'messages' },
  talent: {
    ...{ to: paths.conversations.talent, label: common.messages, icon: MessageCircle },
    also: /talentMessage/,
    badge: 'messages',
  },
};

/** Path of an open conversation. */
export const CONVERSATION = /messageHunter\/details\/|talentMessageDetails\//;

/** On phones a gig has its own bar at the bottom. */
export const GIG = /\/gigDetails\//;

/** The hunter's four lists of orders. */
export const ORDER_LISTS: readonly (Place & { badge: ListName })[] = [
  {
    ...{ to: paths.pendingOrders, label: words.common.fixed.pending },
    ...{ icon: Clock, also: /\/payment/, badge: 'pending' },
  },
  {
    ...{ to: paths.activeOrders, label: words.common.fixed.active },
    ...{ icon: Hammer, badge: 'active' },
  },
  {
    ...{ to: paths.submittedOrders, label: words.common.fixed.submitted },
    // An order's page is below this path whatever its state, so only the exact path counts.
    ...{ icon: PackageCheck, exact: true, badge: 'submitted' },
  },
  {
    ...{ to: paths.endedOrders, label: words.common.fixed.completed },
    ...{ icon: CircleCheck, badge: 'completed' },
  },
];

const FIND: Place = {
  ...{ to: paths.gigSearch, label: words.common.actions.findTalents, icon: Search },
  also: /^\/work\/?$/,
};
const OWN_JOBS: Place = {
  ...{ to: paths.jobList, label: common.yourJobs, icon: Briefcase },
  also: /createJob|milestoneedit/,
};
const OPEN_JOBS: Place = { to: paths.openJobs, label: common.jobRequests, icon: Briefcase };
const TALENT_ORDERS: Place = { to: paths.talentOrders, label: words.shell.fixed.orders, icon: ClipboardList };
const PROFILE: Place = { to: paths.profile, label: common.profile, icon: CircleUser, exact: true };

/** Everything, for the menu of phones and the bars of desktops. */
export const GROUPS: Record<Side, readonly Group[]> = {
  hunter: [
    {
      places: [HOME.hunter, FIND, { to: paths.shortlist, label: common.shortlist, icon: Heart }],
    },
    {
      name: common.jobs,
      places: [
        OWN_JOBS,
        { to: paths.jobsWithBids, label: common.talentBids, icon: Handshake, badge: 'bids' },
      ],
    },
    {
      name: words.shell.fixed.orders,
      places: [
        ...ORDER_LISTS,
        {
          ...{ to: paths.boards.hunter, label: words.common.fixed.projectTracker, icon: SquareKanban },
          also: /trackersettings/,
        },
      ],
    },
    {
      name: words.shell.nav.moneyGroup,
      places: [{ to: paths.payback, label: common.refunds, icon: Wallet }],
    },
    { places: [MESSAGES.hunter] },
  ],
  talent: [
    {
      places: [
        HOME.talent,
        OPEN_JOBS,
        TALENT_ORDERS,
        {
          ...{ to: paths.boards.talent, label: words.common.fixed.projectTracker, icon: SquareKanban },
          also: /trackerTalent\//,
        },
        { to: paths.earnings, label: words.common.fixed.earning, icon: Wallet },
        MESSAGES.talent,
        PROFILE,
      ],
    },
  ],
};

/** The bottom bar of phones: five places, with short names. */
export const BAR: Record<Side, readonly Place[]> = {
  hunter: [
    HOME.hunter,
    { ...FIND, label: words.shell.nav.find },
    { ...OWN_JOBS, label: common.jobs, also: /createJob|milestoneedit|TalentBid/ },
    {
      ...{ to: paths.activeOrders, label: words.shell.fixed.orders, icon: ClipboardList },
      also: /(?:Pending|Active|Submitted|Completed)Projects|\/payment|\/(?:projecttracker|trackersettings)hunter/,
    },
    MESSAGES.hunter,
  ],
  talent: [
    HOME.talent,
    { ...OPEN_JOBS, label: common.jobs },
    { ...TALENT_ORDERS, also: /^\/trackerTalent/ },
    MESSAGES.talent,
    { ...PROFILE, label: words.shell.nav.me, also: /^\/(?:creategig|editGig|earning|viewpastjobs\/?$)/ },
  ],
};
