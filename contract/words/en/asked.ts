/** What an order asks of the reader of a conversation, in few words; of the rest the order itself tells. */
import type { Turn } from '../../orders/turns.ts';

export type Acts = Partial<Record<Turn['doing'], string>>;

export const acts = {
  'accept-offer': 'Read the agreement',
  pay: 'Pay into escrow',
  answer: 'Accept or ask for changes',
  'answer-extension': 'Answer the request',
  'answer-dispute': 'Answer the dispute',
  start: 'Start work',
  work: 'Submit work',
  'answer-remarks': 'See the remarks',
  'answer-questions': 'Answer the question',
  'look-at-milestone': 'Look at the milestone',
  'withdraw-money': 'Withdraw the money',
  'answer-invitation': 'Answer the invitation',
  review: 'Leave a review',
} as Acts;
