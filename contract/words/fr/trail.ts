/** French: the trail of an order in words: what the places of money are called, for screens and papers. */
import type { Side } from '../../core/common.ts';
import type { StatementAccount } from '../../statements/statement-chain.ts';
import type { TrailPlace } from '../../statements/statements.ts';

export type TrailNames = Record<Side, string>;
type Where = { place: TrailPlace; of: Side | null; channel?: string | null; bank?: string | null };

const CHANNELS: Record<string, string> = {
  card: 'carte',
  bank_transfer: 'virement',
  bank: 'compte bancaire',
  ussd: 'USSD',
};

/** Where money is, as both parties read it: `Escrow`, `Bank of Tunde (GTBank, ending in 6789)`. */
export function placeName({ place, of, channel, bank }: Where, names: TrailNames): string {
  const person = of ? names[of] : '';
  switch (place) {
    case 'payer':
      return `${names.hunter}, par ${CHANNELS[channel ?? ''] ?? 'Paystack'}`;
    case 'escrow':
      return 'Séquestre';
    case 'earnings':
      return `Revenus de ${person}`;
    case 'payback':
      return `Remboursements de ${person}`;
    case 'fee':
      return 'Frais de service d’Adire';
    case 'charge':
      return 'Frais du paiement';
    case 'on-the-way':
      return `En route vers la banque de ${person}`;
    case 'bank':
      return bank ? `Banque de ${person} (${bank})` : `Banque de ${person}`;
  }
}

/** What happened to the money, by the word of the book. */
export const movementWords: Record<string, string> = {
  'fund-escrow': 'Payé sous séquestre',
  'return-payment': 'Payé mais devenu inutile : rendu',
  'give-from-suspense': 'Retrouvé pour vous',
  'release-escrow': 'Travail accepté : le séquestre est partagé',
  'cancel-escrow': 'Commande annulée : le séquestre est partagé',
  'decide-escrow': 'Litige clos : le séquestre est partagé',
  'start-payout': 'Retrait demandé',
  'settle-payout': 'La banque l’a confirmé',
  'return-payout': 'La banque l’a refusé : de retour',
  'return-settled-payout': 'La banque l’a renvoyé',
};

export const accountNames: Record<StatementAccount, string> = {
  held: 'Sous séquestre pour vos commandes',
  payback: 'Remboursements',
  earnings: 'Revenus',
  'on-the-way': 'En route vers votre banque',
};
