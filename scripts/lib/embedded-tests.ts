/**
 * The server's tests that also run on the embedded database within `npm test`: one file of each module, and all that
 * touches what differs between PGlite and PostgreSQL (notifications between processes, locks, kept files, search).
 * The whole server is tested on PostgreSQL; the browser journeys and the model run on the embedded database as well.
 */
export const EMBEDDED_TESTS: readonly string[] = [
  'server/accounts/sessions.test.ts',
  'server/audit/audit.test.ts',
  'server/bids/agreement/agreement.test.ts',
  'server/catalogue/reference/reference.test.ts',
  'server/core/db/database.test.ts',
  'server/core/http/endpoint-access.test.ts',
  'server/core/live',
  'server/core/mail/mail.test.ts',
  'server/core/http/replies.test.ts',
  'server/core/work/wake.test.ts',
  'server/disputes/decisions/decisions.test.ts',
  'server/escrow/',
  'server/gigs/search/',
  'server/gigs/gigs.test.ts',
  'server/jobs/lifecycle.test.ts',
  'server/messaging/sending.test.ts',
  'server/notifications/notifications.test.ts',
  'server/operator/money/money.test.ts',
  'server/orders/orders.test.ts',
  'server/own-data/copy/copy.test.ts',
  'server/past-work/past-work.test.ts',
  'server/payments/payments.test.ts',
  'server/payouts/payouts.test.ts',
  'server/people/people.test.ts',
  'server/profiles/profiles.test.ts',
  'server/public-pages/public-pages.test.ts',
  'server/push/push.test.ts',
  'server/reconciliation/reconciliation.test.ts',
  'server/reviews/reviews.test.ts',
  'server/seed/',
  'server/sharing/heads/heads.test.ts',
  'server/site/',
  'server/statements/account/account.test.ts',
  'server/testing/',
  'server/tracker/tracking.test.ts',
];

/** Folders whose tests need no server database, or bring their own. */
export const UNIT_TESTS: readonly string[] = [
  'contract/',
  'web/',
  'scripts/',
  'paystack-simulator/',
  'bench/',
];
