/** Every endpoint of the API, by noun: the one list that clients, documents and derived tests read. */
import { accounts } from './accounts.ts';
import { bankAccounts } from './bank-accounts.ts';
import { bids } from './bids.ts';
import { catalogue } from './catalogue.ts';
import { deadlines } from './deadlines.ts';
import { disputes } from './disputes.ts';
import type { Endpoint } from './endpoint.ts';
import { gallery } from './gallery.ts';
import { gigOrders } from './gig-orders.ts';
import { gigSearch } from './gig-search.ts';
import { gigs } from './gigs.ts';
import { jobs } from './jobs.ts';
import { messages } from './messages.ts';
import { notificationPreferences } from './notification-preferences.ts';
import { notifications } from './notifications.ts';
import { operator } from './operator.ts';
import { operatorDisputes } from './operator-disputes.ts';
import { operatorFindings } from './operator-findings.ts';
import { operatorMarket } from './operator-market.ts';
import { operatorMoney } from './operator-money.ts';
import { orders } from './orders.ts';
import { ownData } from './own-data.ts';
import { pastWork } from './past-work.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { people } from './people.ts';
import { profiles } from './profiles.ts';
import { push } from './push.ts';
import { certifications, educations, languages, userSkills } from './qualifications.ts';
import { reviews } from './reviews.ts';
import { site } from './site.ts';
import { statements } from './statements.ts';
import { tasks, tracker } from './tracker.ts';
import { unreadMessages } from './unread-messages.ts';

export const contract = {
  accounts,
  catalogue,
  profiles,
  educations,
  certifications,
  userSkills,
  languages,
  pastWork,
  people,
  gigs,
  gallery,
  gigSearch,
  gigOrders,
  jobs,
  bids,
  payments,
  orders,
  deadlines,
  disputes,
  payouts,
  bankAccounts,
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
  operatorFindings,
  operatorMarket,
  unreadMessages,
  ownData,
} as const satisfies Record<string, Record<string, Endpoint>>;
