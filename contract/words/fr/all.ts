/** The modules of the catalogue in French. */
export * as accounts from './accounts.ts';
export * as common from './common.ts';
export * as disputes from './disputes.ts';
export * as documents from './documents.ts';
export * as gigs from './gigs.ts';
export * as jobs from './jobs.ts';
export * as legal from './legal.ts';
export * as messages from './messages.ts';
export * as notifications from './notifications.ts';
export * as operator from './operator.ts';
export * as orders from './orders.ts';
export * as payments from './payments.ts';
export * as payouts from './payouts.ts';
export * as profiles from './profiles.ts';
export * as publicPages from './public-pages.ts';
export * as shell from './shell.ts';
export * as tracker from './tracker.ts';
