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
  PackageCheck,
  Wallet,
} from 'lucide-react';

export type Place = {
  to: string;
  label: string;
  /** For the bottom bar of phones, where it is one of the five; left out otherwise. */
  short?: string;
  icon: LucideIcon;
  /** Current only on exactly this path. */
  exact?: boolean;
  badge?: 'notifications';
};

export const TALENT_PLACES: readonly Place[] = [
  { to: '/publicProfile', label: 'Profile', short: 'Profile', icon: CircleUser },
  { to: '/jobrequest', label: 'Job requests', short: 'Jobs', icon: Briefcase },
  { to: '/order', label: 'Orders', short: 'Orders', icon: ClipboardList },
  { to: '/earning', label: 'Earning', short: 'Earning', icon: Wallet },
  { to: '/talentnotification', label: 'Notifications', short: 'Notices', icon: Bell, badge: 'notifications' },
];

export const HUNTER_PLACES: readonly Place[] = [
  { to: '/hunterDashboard', label: 'Jobs', short: 'Jobs', icon: Briefcase, exact: true },
  { to: '/hunterDashboard/TalentBid', label: 'Talent bids', short: 'Bids', icon: Handshake },
  { to: '/hunterDashboard/PendingProjects', label: 'Pending projects', short: 'Pending', icon: Clock },
  { to: '/hunterDashboard/ActiveProjects', label: 'Active projects', short: 'Active', icon: Hammer },
  {
    to: '/hunterDashboard/SubmittedProjects',
    label: 'Submitted projects',
    short: 'Submitted',
    icon: PackageCheck,
  },
  { to: '/hunterDashboard/CompletedProjects', label: 'Completed projects', icon: CircleCheck },
  { to: '/hunterDashboard/notification', label: 'Notifications', icon: Bell, badge: 'notifications' },
];

/** Where the bell leads. */
export const BELL = { talent: '/talentnotification', hunter: '/hunterDashboard/notification' } as const;
/** Where the mark in the header leads. */
export const HOME = { talent: '/publicProfile', hunter: '/hunterDashboard' } as const;
/** Where a category leads, once the search screen is among the routes. */
export const SEARCH_ROUTE = '/gigSearchResult/$search_query';
