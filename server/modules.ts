/** THE ORDERED LIST: a module imports only from modules above it. */
import type { FastifyInstance } from 'fastify';
import * as accounts from './accounts/routes.ts';
import * as bids from './bids/routes.ts';
import * as catalogue from './catalogue/routes.ts';
import type { Chore } from './core/background.ts';
import type { Services } from './core/context.ts';
import type { Effect } from './core/events.ts';
import type { Mounting } from './core/http.ts';
import * as gigs from './gigs/routes.ts';
import * as jobs from './jobs/routes.ts';
import * as messaging from './messaging/routes.ts';
import * as notifications from './notifications/routes.ts';
import * as orders from './orders/routes.ts';
import * as pastWork from './past-work/routes.ts';
import * as payments from './payments/routes.ts';
import * as payouts from './payouts/routes.ts';
import * as people from './people/routes.ts';
import * as profiles from './profiles/routes.ts';
import * as reviews from './reviews/routes.ts';
import * as site from './site/routes.ts';

export type Module = {
  mount(app: FastifyInstance, mounting: Mounting): void;
  effects?: readonly Effect[];
  chores?(services: Services): Chore[];
};

export const MODULE_ORDER = [
  'ledger',
  'catalogue',
  'profiles',
  'accounts',
  'reviews',
  'escrow',
  'jobs',
  'bids',
  'past-work',
  'gigs',
  'people',
  'payments',
  'payouts',
  'orders',
  'messaging',
  'notifications',
  'sharing',
  'site',
  'audit',
] as const;

export const modules: readonly Module[] = [
  catalogue,
  profiles,
  accounts,
  reviews,
  jobs,
  bids,
  pastWork,
  gigs,
  people,
  payments,
  payouts,
  orders,
  messaging,
  notifications,
  site,
];
