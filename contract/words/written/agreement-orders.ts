/** The clauses of the user agreement on how an order comes to be, runs and ends. */
import { DISPUTE_ANSWER_DAYS, DISPUTE_DECISION_DAYS } from '../../acts/dispute.ts';
import { EXTENSION_LAPSES_AFTER_DAYS } from '../../acts/extension.ts';
import { ACCEPT_AFTER_DAYS, REMIND_ON_DAYS } from '../../acts/job.ts';
import { MILESTONES_MAX } from '../../jobs/milestones.ts';
import type { Clause } from './figures.ts';

export const orderClauses = {
  jobs: {
    title: 'Jobs, bids and gigs',
    body: () => [
      {
        list: [
          `A client posts a job with a brief, a budget and 1 to ${MILESTONES_MAX} milestones. An open job is seen by every talent, a closed one only by those invited. It can be changed or deleted while it takes bids.`,
          'A talent bids once for a job, never for an own one, at the job’s budget or at a price of their own. Bidding is free. A rejected bid carries the client’s reason.',
          'A gig is ordered by choosing one of its packages; from there on it is an order like any other.',
        ],
      },
    ],
  },
  agreements: {
    title: 'The agreement between client and talent',
    body: () => [
      'The client chooses a bid and offers dates and terms. The talent accepts by ticking them, or declines with a reason. Until the price is paid either side may leave, free of charge. When an order has been paid for, the other bids are rejected with the reason “Another talent was hired for this job”.',
    ],
  },
  milestones: {
    title: 'Milestones and deadlines',
    body: () => [
      {
        list: [
          'A milestone has a title, a number of days and a penalty of 1 to 10 percent of the price. Its days run from the start of the agreement or from the payment, whichever is later, and end at 23:59:59 in Lagos.',
          'Days on which the order waits for the client, while work is submitted or in dispute or a request for more time is unanswered, are added: a talent is never late by the other side’s silence.',
          `The talent may ask for more time. The client answers within ${EXTENSION_LAPSES_AFTER_DAYS} days, else the request lapses. The client may waive a miss.`,
        ],
      },
    ],
  },
  acceptance: {
    title: 'Delivery and acceptance',
    body: () => [
      `The talent submits the work. The client accepts it, or asks for changes with a reason, which sends the order back to work. If the client does neither, we remind on days ${REMIND_ON_DAYS.join(', ')}; after **${ACCEPT_AFTER_DAYS} days of silence the work is accepted**. Acceptance is final and divides the escrow.`,
    ],
  },
  disputes: {
    title: 'Disputes',
    body: () => [
      `While an order is active or submitted either party may open a dispute, with words and evidence. The escrow is frozen and no deadline runs out. The other side answers within ${DISPUTE_ANSWER_DAYS} days; without an answer it is decided without one. Both may agree on a division at any time, and whoever opened the dispute may withdraw it. Otherwise an operator of Adire divides the escrow, normally within ${DISPUTE_DECISION_DAYS} days, and writes the reason down where both can read it. A decision costs nobody a fee of its own.`,
    ],
  },
} as const satisfies Record<string, Clause>;
