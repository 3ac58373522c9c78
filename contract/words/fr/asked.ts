/** French: what an order asks of the reader of a conversation, in few words. */
import type { Acts } from '../en/asked.ts';

export const acts = {
  'accept-offer': 'Lire l’accord',
  pay: 'Payer sous séquestre',
  answer: 'Accepter ou faire modifier',
  'answer-extension': 'Répondre à la demande',
  'answer-dispute': 'Répondre au litige',
  start: 'Commencer le travail',
  work: 'Remettre le travail',
  'answer-remarks': 'Voir les remarques',
  'answer-questions': 'Répondre à la question',
  'look-at-milestone': 'Regarder l’étape',
  'withdraw-money': 'Retirer l’argent',
  'answer-invitation': 'Répondre à l’invitation',
  review: 'Donner un avis',
} as Acts;
