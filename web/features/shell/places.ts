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

export type Place = {
  to: string;
  label: string;
  /** For the bottom bar of phones, where it is one of the five; left out otherwise. */
  short?: string;
  icon: LucideIcon;
  /** Current only on exactly this path. */
  exact?: boolean;
  badge?: 'notifications' | 'messages';
};

export const TALENT_PLACES: readonly Place[] = [
  { to: '/publicProfile', label: 'Profile', short: 'Profile', icon: CircleUser },
  { to: '/jobrequest', label: 'Job requests', short: 'Jobs', icon: Briefcase },
  { to: '/order', label: 'Orders', short: 'Orders', icon: ClipboardList },
  { to: '/trackerTalentList', label: 'Project tracker', icon: SquareKanban },
  { to: '/earning', label: 'Earning', short: 'Earning', icon: Wallet },
  { to: '/messagedashboard', label: 'Messages', icon: MessageCircle, badge: 'messages' },
  { to: '/talentnotification', label: 'Notifications', short: 'Notices', icon: Bell, badge: 'notifications' },
];

export const HUNTER_PLACES: readonly Place[] = [
  { to: '/hunterDashboard', label: 'Jobs', short: 'Jobs', icon: Briefcase, exact: true },
  { to: '/gigSearchResult', label: 'Find talents', icon: Search },
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
  { to: '/hunterDashboard/payback', label: 'Payback', icon: Wallet },
  { to: '/hunterDashboard/projecttrackerhunter', label: 'Project tracker', icon: SquareKanban },
  { to: '/hunterDashboard/messageHunter', label: 'Messages', icon: MessageCircle, badge: 'messages' },
  { to: '/hunterDashboard/notification', label: 'Notifications', icon: Bell, badge: 'notifications' },
];

/** Where the bell leads. */
export const BELL = { talent: '/talentnotification', hunter: '/hunterDashboard/notification' } as const;
/** Where the messages are; on phones they stand beside the bell. */
export const MESSAGES = { talent: '/messagedashboard', hunter: '/hunterDashboard/messageHunter' } as const;
/** Where the mark in the header leads. */
export const HOME = { talent: '/publicProfile', hunter: '/hunterDashboard' } as const;
