/** The front page, but for its fixed texts, which are those of `words.landing`. */
import { ACCEPT_AFTER_DAYS } from '../../acts/job.ts';

export const front = {
  description:
    'Find designers, animators, writers and voices across Africa. The price waits in escrow until you accept what was delivered.',
  lead: 'Find designers, animators, writers and voices for your next piece of work. The price waits in escrow until you accept what was delivered.',
  ask: 'What do you need made?',
  example: 'Logo, jingle, video…',
  search: 'Search',
  gigs: 'Made by talents on Adire',
  beFirst: 'Be the first to sell here',
  gigsFrom: (gigs: number, price: string) => `${gigs} ${gigs === 1 ? 'gig' : 'gigs'} from ${price}`,
  from: (price: string) => `From ${price}`,
  gigFrom: (title: string, price: string) => `${title}, from ${price}`,
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  fresh: 'New',
  sound: 'Sound',
  video: 'Video',
  reasons: {
    talents: {
      title: 'Top talents only',
      text: 'Reviews come from completed orders alone: one per side, after the work was paid for and accepted. What you read about a talent was earned.',
    },
    time: {
      title: 'Save time and money',
      text: 'Post one brief and compare the bids side by side. Posting is free, and price, dates and milestones are fixed before anybody pays.',
    },
    escrow: {
      title: 'Guaranteed payment via escrow',
      text: `The whole price is paid into escrow before work begins. It goes to the talent when the work is accepted, and ${ACCEPT_AFTER_DAYS} days of silence count as yes.`,
    },
  },
  reasonsMore: 'How escrow protects both sides, worked through with money',
  step: (step: number) => `Step ${step}`,
  steps: {
    register: {
      title: 'Register',
      text: 'Open an account with your e-mail and say whether you hire or sell. You can add the other side later.',
    },
    brief: {
      title: 'The client uploads a brief',
      text: 'What is needed, for how much, in which milestones. Talents answer with a pitch and a price.',
    },
    conditions: {
      title: 'Talents accept or decline the conditions',
      text: 'The chosen talent reads dates and terms and says yes or no. After yes, the price goes into escrow and work begins.',
    },
  },
  questions: 'Frequently asked questions',
} as const;
