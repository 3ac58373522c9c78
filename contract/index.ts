/** Every endpoint of the API, by noun: the one list that clients, documents and derived tests read. */

import { access } from './accounts/access.ts';
import { accounts } from './accounts/accounts.ts';
import { secondFactor } from './accounts/second-factor.ts';
import { security } from './accounts/security.ts';
import { bids } from './bids/bids.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { Endpoint } from './core/endpoint.ts';
import { disputes } from './disputes/disputes.ts';
import { gallery } from './gigs/gallery.ts';
import { gigs } from './gigs/gigs.ts';
import { line } from './gigs/line.ts';
import { gigOrders } from './gigs/package-orders.ts';
import { gigSearch } from './gigs/search.ts';
import { skillGuide } from './gigs/skill-guide.ts';
import { jobs } from './jobs/jobs.ts';
import { savedJobs } from './jobs/saved-jobs.ts';
import { messages } from './messages/messages.ts';
import { unreadMessages } from './messages/unread-messages.ts';
import { notifications } from './notifications/notifications.ts';
import { notificationPreferences } from './notifications/preferences.ts';
import { operatorChargebacks } from './operator/chargebacks.ts';
import { operatorDisputes } from './operator/disputes.ts';
import { operatorFindings } from './operator/findings.ts';
import { operatorMarket } from './operator/market.ts';
import { operatorMoney } from './operator/money.ts';
import { operator } from './operator/operator.ts';
import { operatorParked } from './operator/parked.ts';
import { operatorReports } from './operator/reports.ts';
import { operatorSecurity } from './operator/security.ts';
import { acceptance } from './orders/acceptance.ts';
import { deadlines } from './orders/deadlines.ts';
import { deeds } from './orders/deeds.ts';
import { deliverables } from './orders/deliverables.ts';
import { guests } from './orders/guests.ts';
import { marks } from './orders/marks.ts';
import { orders } from './orders/orders.ts';
import { rounds } from './orders/rounds.ts';
import { turns } from './orders/turn-lists.ts';
import { ownData } from './own-data/own-data.ts';
import { pastWork } from './past-work/past-work.ts';
import { payments } from './payments/payments.ts';
import { bankAccounts } from './payouts/bank-accounts.ts';
import { payouts } from './payouts/payouts.ts';
import { refunds } from './payouts/refunds.ts';
import { keptIds } from './people/kept-ids.ts';
import { people } from './people/people.ts';
import { shortlist } from './people/shortlist.ts';
import { profiles } from './profiles/profiles.ts';
import { certifications, educations, languages, userSkills } from './profiles/qualifications.ts';
import { push } from './push/push.ts';
import { reviews } from './reviews/reviews.ts';
import { site } from './site/site.ts';
import { statements } from './statements/statements.ts';
import { tasks, tracker } from './tracker/tracker.ts';

export const contract = {
  accounts,
  access,
  secondFactor,
  security,
  catalogue,
  profiles,
  educations,
  certifications,
  userSkills,
  languages,
  pastWork,
  people,
  keptIds,
  shortlist,
  gigs,
  gallery,
  gigSearch,
  line,
  skillGuide,
  gigOrders,
  jobs,
  savedJobs,
  bids,
  payments,
  orders,
  acceptance,
  deadlines,
  deliverables,
  marks,
  deeds,
  guests,
  rounds,
  turns,
  disputes,
  payouts,
  bankAccounts,
  refunds,
  statements,
  tracker,
  tasks,
  reviews,
  messages,
  notifications,
  notificationPreferences,
  push,
  site,
  operator,
  operatorMoney,
  operatorDisputes,
  operatorChargebacks,
  operatorFindings,
  operatorParked,
  operatorReports,
  operatorSecurity,
  operatorMarket,
  unreadMessages,
  ownData,
} as const satisfies Record<string, Record<string, Endpoint>>;
