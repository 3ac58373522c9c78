/** Every endpoint of the API, by noun: the one list that clients, documents and derived tests read. */
import { accounts } from './accounts.ts';
import { bids } from './bids.ts';
import { catalogue } from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import { gallery } from './gallery.ts';
import { gigOrders } from './gig-orders.ts';
import { gigSearch } from './gig-search.ts';
import { gigs } from './gigs.ts';
import { jobs } from './jobs.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { pastWork } from './past-work.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { people } from './people.ts';
import { profiles } from './profiles.ts';
import { certifications, educations, languages, userSkills } from './qualifications.ts';
import { reviews } from './reviews.ts';
import { site } from './site.ts';
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
  payouts,
  reviews,
  messages,
  notifications,
  site,
  unreadMessages,
} as const satisfies Record<string, Record<string, Endpoint>>;
