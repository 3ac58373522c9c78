/** The places of the navigation, per side: later screens add theirs here. */
import {
  Bell,
  Briefcase,
  CircleCheck,
  CircleUser,
  ClipboardList,
  Clock,
  Hammer,
  Handshake,
  type LucideIcon,
  MessageCircle,
  PackageCheck,
  Search,
  SquareKanban,
  Wallet,
} from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';

export type Place = {
  to: string;
  label: string;
  /** For the bottom bar of phones, where it is one of the five; left out otherwise. */
  short?: string;
  icon: LucideIcon;
  /** Current only on exactly this path. */
  exact?: boolean;
  /** Current also where the path is like this. */
  also?: RegExp;
  badge?: 'notifications' | 'messages';
};

export const TALENT_PLACES: readonly Place[] = [
  {
    to: paths.profile,
    label: words.common.places.profile,
    short: words.common.places.profile,
    icon: CircleUser,
    exact: true,
  },
  {
    to: paths.openJobs,
    label: words.common.places.jobRequests,
    short: words.common.places.jobs,
    icon: Briefcase,
  },
  {
    to: paths.talentOrders,
    label: words.shell.fixed.orders,
    short: words.shell.fixed.orders,
    icon: ClipboardList,
  },
  {
    to: paths.boards.talent,
    also: /trackerTalent\//,
    label: words.common.fixed.projectTracker,
    icon: SquareKanban,
  },
  { to: paths.earnings, label: words.common.fixed.earning, short: words.common.fixed.earning, icon: Wallet },
  {
    to: paths.conversations.talent,
    also: /talentMessage/,
    label: words.common.places.messages,
    icon: MessageCircle,
    badge: 'messages',
  },
  {
    to: paths.notifications.talent,
    label: words.common.places.notifications,
    short: words.shell.nav.alerts,
    icon: Bell,
    badge: 'notifications',
  },
];

export const HUNTER_PLACES: readonly Place[] = [
  {
    to: paths.ownJobs,
    label: words.common.places.jobs,
    short: words.common.places.jobs,
    icon: Briefcase,
    exact: true,
    also: /createJob|milestoneedit|DashboardHome/,
  },
  { to: paths.gigSearch, label: words.common.actions.findTalents, icon: Search },
  {
    to: paths.jobsWithBids,
    label: words.common.places.talentBids,
    short: words.common.places.bids,
    icon: Handshake,
  },
  {
    to: paths.pendingOrders,
    also: /\/payment/,
    label: words.common.places.pendingProjects,
    short: words.common.fixed.pending,
    icon: Clock,
  },
  {
    to: paths.activeOrders,
    label: words.common.places.activeProjects,
    short: words.common.fixed.active,
    icon: Hammer,
  },
  {
    to: paths.submittedOrders,
    label: words.common.places.submittedProjects,
    short: words.common.fixed.submitted,
    icon: PackageCheck,
  },
  {
    to: paths.endedOrders,
    label: words.common.places.completedProjects,
    icon: CircleCheck,
  },
  { to: paths.payback, label: words.common.places.refunds, icon: Wallet },
  {
    to: paths.boards.hunter,
    also: /trackersettings/,
    label: words.common.fixed.projectTracker,
    icon: SquareKanban,
  },
  {
    to: paths.conversations.hunter,
    label: words.common.places.messages,
    icon: MessageCircle,
    badge: 'messages',
  },
  {
    to: paths.notifications.hunter,
    label: words.common.places.notifications,
    icon: Bell,
    badge: 'notifications',
  },
];
