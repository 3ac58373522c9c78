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
import { screens } from '#contract/words.ts';

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
    label: screens.common.profile,
    short: screens.common.profile,
    icon: CircleUser,
    exact: true,
  },
  {
    to: paths.openJobs,
    label: screens.common.jobRequests,
    short: screens.common.jobs,
    icon: Briefcase,
  },
  { to: paths.talentOrders, label: screens.shell.orders, short: screens.shell.orders, icon: ClipboardList },
  {
    to: paths.boards.talent,
    also: /trackerTalent\//,
    label: screens.common.projectTracker,
    icon: SquareKanban,
  },
  { to: paths.earnings, label: screens.common.earning, short: screens.common.earning, icon: Wallet },
  {
    to: paths.conversations.talent,
    also: /talentMessage/,
    label: screens.common.messages,
    icon: MessageCircle,
    badge: 'messages',
  },
  {
    to: paths.notifications.talent,
    label: screens.common.notifications,
    short: screens.shell.notices,
    icon: Bell,
    badge: 'notifications',
  },
];

export const HUNTER_PLACES: readonly Place[] = [
  {
    to: paths.ownJobs,
    label: screens.common.jobs,
    short: screens.common.jobs,
    icon: Briefcase,
    exact: true,
    also: /createJob|milestoneedit|DashboardHome/,
  },
  { to: paths.gigSearch, label: screens.common.findTalents, icon: Search },
  {
    to: paths.jobsWithBids,
    label: screens.common.talentBids,
    short: screens.common.bids,
    icon: Handshake,
  },
  {
    to: paths.pendingOrders,
    also: /\/payment/,
    label: screens.common.pendingProjects,
    short: screens.common.pending,
    icon: Clock,
  },
  {
    to: paths.activeOrders,
    label: screens.common.activeProjects,
    short: screens.common.active,
    icon: Hammer,
  },
  {
    to: paths.submittedOrders,
    label: screens.common.submittedProjects,
    short: screens.common.submitted,
    icon: PackageCheck,
  },
  {
    to: paths.endedOrders,
    label: screens.common.completedProjects,
    icon: CircleCheck,
  },
  { to: paths.payback, label: screens.common.payback, icon: Wallet },
  {
    to: paths.boards.hunter,
    also: /trackersettings/,
    label: screens.common.projectTracker,
    icon: SquareKanban,
  },
  {
    to: paths.conversations.hunter,
    label: screens.common.messages,
    icon: MessageCircle,
    badge: 'messages',
  },
  {
    to: paths.notifications.hunter,
    label: screens.common.notifications,
    icon: Bell,
    badge: 'notifications',
  },
];
