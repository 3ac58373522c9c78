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
    to: '/publicProfile',
    label: screens.common.profile,
    short: screens.common.profile,
    icon: CircleUser,
    exact: true,
  },
  {
    to: '/jobrequest',
    label: screens.common.jobRequests,
    short: screens.common.jobs,
    icon: Briefcase,
  },
  { to: '/order', label: screens.shell.orders, short: screens.shell.orders, icon: ClipboardList },
  {
    to: '/trackerTalentList',
    also: /trackerTalent\//,
    label: screens.common.projectTracker,
    icon: SquareKanban,
  },
  { to: '/earning', label: screens.common.earning, short: screens.common.earning, icon: Wallet },
  {
    to: '/messagedashboard',
    also: /talentMessage/,
    label: screens.common.messages,
    icon: MessageCircle,
    badge: 'messages',
  },
  {
    to: '/talentnotification',
    label: screens.common.notifications,
    short: screens.shell.notices,
    icon: Bell,
    badge: 'notifications',
  },
];

export const HUNTER_PLACES: readonly Place[] = [
  {
    to: '/hunterDashboard',
    label: screens.common.jobs,
    short: screens.common.jobs,
    icon: Briefcase,
    exact: true,
    also: /createJob|milestoneedit|DashboardHome/,
  },
  { to: '/gigSearchResult', label: screens.common.findTalents, icon: Search },
  {
    to: '/hunterDashboard/TalentBid',
    label: screens.common.talentBids,
    short: screens.common.bids,
    icon: Handshake,
  },
  {
    to: '/hunterDashboard/PendingProjects',
    also: /\/payment/,
    label: screens.common.pendingProjects,
    short: screens.common.pending,
    icon: Clock,
  },
  {
    to: '/hunterDashboard/ActiveProjects',
    label: screens.common.activeProjects,
    short: screens.common.active,
    icon: Hammer,
  },
  {
    to: '/hunterDashboard/SubmittedProjects',
    label: screens.common.submittedProjects,
    short: screens.common.submitted,
    icon: PackageCheck,
  },
  {
    to: '/hunterDashboard/CompletedProjects',
    label: screens.common.completedProjects,
    icon: CircleCheck,
  },
  { to: '/hunterDashboard/payback', label: screens.common.payback, icon: Wallet },
  {
    to: '/hunterDashboard/projecttrackerhunter',
    also: /trackersettings/,
    label: screens.common.projectTracker,
    icon: SquareKanban,
  },
  {
    to: '/hunterDashboard/messageHunter',
    label: screens.common.messages,
    icon: MessageCircle,
    badge: 'messages',
  },
  {
    to: '/hunterDashboard/notification',
    label: screens.common.notifications,
    icon: Bell,
    badge: 'notifications',
  },
];

/** Where the bell leads. */
export const BELL = { talent: '/talentnotification', hunter: '/hunterDashboard/notification' } as const;
/** Where the messages are; on phones they stand beside the bell. */
export const MESSAGES = { talent: '/messagedashboard', hunter: '/hunterDashboard/messageHunter' } as const;
/** Where the mark in the header leads. */
export const HOME = { talent: '/publicProfile', hunter: '/hunterDashboard' } as const;
