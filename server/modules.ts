/** THE ORDERED LIST: a module imports only from modules above it. */

import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/core/http/context.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask, Timer } from '#server/core/work/schedule.ts';
import * as accounts from './accounts/routes.ts';
import * as bids from './bids/routes.ts';
import * as catalogue from './catalogue/routes.ts';
import * as chargebacks from './chargebacks/routes.ts';
import * as disputes from './disputes/routes.ts';
import * as gigs from './gigs/routes.ts';
import * as jobs from './jobs/routes.ts';
import * as messaging from './messaging/routes.ts';
import * as notifications from './notifications/routes.ts';
import * as operator from './operator/routes.ts';
import * as orders from './orders/routes.ts';
import * as ownData from './own-data/routes.ts';
import * as pastWork from './past-work/routes.ts';
import * as payments from './payments/routes.ts';
import * as payouts from './payouts/routes.ts';
import * as people from './people/routes.ts';
import * as profiles from './profiles/routes.ts';
import * as push from './push/routes.ts';
import * as reconciliation from './reconciliation/routes.ts';
import * as reviews from './reviews/routes.ts';
import * as site from './site/routes.ts';
import * as statements from './statements/routes.ts';
import * as tracker from './tracker/routes.ts';

export type Module = {
  /** Absent when the module has no endpoint of its own. */
  mount?(app: FastifyInstance, mounting: Mounting): void;
  effects?: readonly Effect[];
  /** Handlers of its items in the queue. */
  handlers?(services: Services): Handler[];
  scheduledTasks?(services: Services): ScheduledTask[];
  /** Timers of its acts that happen by themselves after some days. */
  timers?: readonly Timer[];
};

/** A module imports only from those above it: the structural laws read this. @public */
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
  'disputes',
  'chargebacks',
  'tracker',
  'messaging',
  'notifications',
  'push',
  'own-data',
  'sharing',
  'statements',
  'site',
  'public-pages',
  'audit',
  'reconciliation',
  'metrics',
  'operator',
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
  disputes,
  chargebacks,
  tracker,
  messaging,
  notifications,
  push,
  ownData,
  statements,
  site,
  reconciliation,
  operator,
];
