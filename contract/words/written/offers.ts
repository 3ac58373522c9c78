/** `/home`: what the market offers. */
import { ACCEPT_AFTER_DAYS } from '../../acts/job.ts';

export const offers = {
  title: 'What the market offers',
  description:
    'Two ways to get creative work done on Adire: order a gig, or post a job and choose among bids. Both are paid through escrow.',
  lead: 'Two ways to get creative work done: order what a talent offers, or say what you need and choose among bids. Both are paid through escrow.',
  hire: 'If you hire',
  hiring: {
    order: {
      title: 'Order a gig',
      text: 'Search what talents sell, see pictures, packages, prices and delivery days, and order one of its packages. No account is needed to search.',
    },
    post: {
      title: 'Post a job',
      text: 'Write a brief with a budget and one to four milestones. Open jobs are seen by every talent, closed ones by those whom you invite.',
    },
    compare: {
      title: 'Compare bids',
      text: 'Price against budget, pitch, reviews and work done stand side by side. A bid that you reject gets your reason.',
    },
    follow: {
      title: 'Follow the work',
      text: 'One page per order says whose turn it is and until when. The project tracker shows the tasks as they move.',
    },
  },
  sell: 'If you sell',
  selling: {
    show: {
      title: 'Show what you make',
      text: 'A public profile with story, skills, certificates and a gallery of past work, and a link that looks good in a chat.',
    },
    gigs: {
      title: 'Sell gigs',
      text: 'One to three packages with your price, delivery days and revisions. Buyers find them by word, category and price.',
    },
    apply: {
      title: 'Apply for jobs',
      text: (serviceFee: string) =>
        `Applying is free. Before you send a bid you see what you would receive after the service fee of ${serviceFee}.`,
    },
    paid: {
      title: 'Be paid in naira',
      text: `The price is in escrow before you begin. After acceptance, or ${ACCEPT_AFTER_DAYS} days of silence, you withdraw to your bank account.`,
    },
  },
  both: 'For both',
  reviews: {
    title: 'Reviews that were earned',
    text: "Only the two parties of a completed order can review each other. Neither sees the other's words before writing their own, or before the time for it is over.",
  },
  writing: {
    title: 'Everything is kept in writing',
    text: "Messages, agreements, deliveries and every movement of the money stand in the order's history, which both can read. If you disagree, an operator decides with that history in hand.",
  },
  closing: 'Look around, or begin',
  escrow: 'How escrow works',
} as const;
