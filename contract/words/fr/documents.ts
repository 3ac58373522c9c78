/** French: receipts, statements, and the trail of an order's money; in files only letters that their fonts have. */
import type { StatementAccount, TrailPlace } from '../../statements/statement-chain.ts';
import { de } from './language.ts';

type Side = 'hunter' | 'talent';
export type TrailNames = Record<Side, string>;
type Where = { place: TrailPlace; of: Side | null; channel?: string | null; bank?: string | null };

const CHANNELS: Record<string, string> = {
  card: 'carte',
  bank_transfer: 'virement',
  bank: 'compte bancaire',
  ussd: 'USSD',
};

/** Where money is, as both parties read it: `Séquestre`, `Banque de Tunde (GTBank, finissant par 6789)`. */
export function placeName({ place, of, channel, bank }: Where, names: TrailNames): string {
  const person = of ? names[of] : '';
  switch (place) {
    case 'payer':
      return `${names.hunter}, par ${CHANNELS[channel ?? ''] ?? 'Paystack'}`;
    case 'escrow':
      return 'Séquestre';
    case 'earnings':
      return `Revenus ${de(person)}`;
    case 'payback':
      return `Remboursements ${de(person)}`;
    case 'fee':
      return 'Frais de service d’Adire';
    case 'charge':
      return 'Frais de paiement';
    case 'on-the-way':
      return `En route vers la banque ${de(person)}`;
    case 'going-back':
      return `En route vers la carte ou le compte ${de(person)}`;
    case 'sent-back':
      return `Carte ou compte ${de(person)}`;
    case 'frozen':
      return 'Gelé';
    case 'bank':
      return bank ? `Banque ${de(person)} (${bank})` : `Banque ${de(person)}`;
  }
}

/** What happened to the money, by the ledger's word for it. */
export const movementWords: Record<string, string> = {
  'fund-escrow': 'Payé sous séquestre',
  'return-payment': 'Paiement en retard, en double ou inexact\u00A0: rendu',
  'give-from-suspense': 'Paiement retrouvé\u00A0: rendu',
  'release-escrow': 'Travail accepté\u00A0: séquestre versé',
  'cancel-escrow': 'Commande annulée\u00A0: séquestre partagé',
  'decide-escrow': 'Litige clos\u00A0: séquestre partagé',
  'freeze-chargeback': 'Gelé\u00A0: la banque le réclame',
  'unfreeze-chargeback': 'La banque a décidé\u00A0: plus gelé',
  'lose-chargeback': 'Repris par la banque',
  'divide-charged-back': 'Commande terminée\u00A0: reste partagé',
  'start-payout': 'Retrait demandé',
  'settle-payout': 'Confirmé par la banque',
  'return-payout': 'Refusé par la banque\u00A0: argent de retour',
  'return-settled-payout': 'Renvoyé par la banque',
  'start-refund': 'Renvoi demandé vers la carte ou le compte',
  'settle-refund': 'Renvoyé vers la carte ou le compte',
  'return-refund': 'Le renvoi n’a pas abouti',
};

export const accountNames: Record<StatementAccount, string> = {
  held: 'Sous séquestre pour vos commandes',
  payback: 'Remboursements',
  earnings: 'Revenus',
  'on-the-way': 'En route vers vous',
};

/** Refusals. */
export const errors = {
  noReceipt: 'Pas encore de reçu. Vous en aurez un après avoir payé la commande ou touché vos revenus.',
  noDeed: 'Pas encore d’acte. Vous en aurez un une fois le travail accepté.',
};

/** The money of an order on its page. */
export const trail = {
  title: 'Chaque naira de cette commande',
  now: 'Où il est maintenant',
};

/** How the names of files begin. */
export const fileNames = {
  deed: 'adire-acte',
  receipt: 'adire-recu',
  statement: 'adire-releve',
  table: 'adire-revenus',
};

/** The heads of the table of transactions. */
export const table = { date: 'DATE', job: 'POUR', status: 'STATUT', amount: 'MONTANT en nairas' };

/** Receipts and statements as PDF. */
export const pdf = {
  locale: 'fr-NG',
  claim: 'Adire, la place de marché des créatifs d’Afrique',
  page: { before: 'Page', of: 'sur' },
  times: 'Les heures sont celles de Lagos.',
  bank: (name: string, ending: string) => `${name}, finissant par ${ending}`,
  receipt: {
    paid: 'Reçu',
    earned: 'Reçu de vos revenus',
    number: (number: string) => `Numéro ${number}`,
    order: 'Commande',
    hunter: 'Client',
    talent: 'Talent',
    reader: 'Pour',
    payment: 'Paiement',
    asOf: 'Situation au',
    steps: 'Le parcours de l’argent',
    when: 'Quand',
    from: 'De',
    to: 'Vers',
    amount: 'Montant',
    charge: 'Adire prend en charge les frais de paiement, sauf s’ils figurent ci-dessus.',
    whereNow: 'Ce qui a été payé, et où c’est maintenant',
    paidInAll: 'Payé au total',
    price: 'Prix, sous séquestre',
    net: 'Net à recevoir',
    how: 'Le calcul de votre net à recevoir',
  },
  deed: {
    title: 'Acte de cession',
    since: 'Droits depuis le',
    voided: 'NUL : l’argent est reparti, et les droits avec lui.',
    given: (talent: string, hunter: string) =>
      `${talent} donne à ${hunter} ces droits sur les fichiers ci-dessous :`,
    agreed: (talent: string, hunter: string) =>
      `${talent} a fait les fichiers ci-dessous pour ${hunter}. L’accord ne nomme aucun droit particulier. Ses conditions\u00A0:`,
    files: 'Fichiers',
    file: 'Fichier',
    hash: 'SHA-256',
    none: 'Aucun fichier : le travail a été livré par des liens',
    check: (page: string) =>
      `Qui a cet acte, ou l’un des fichiers, voit les noms et les droits sur ${page}. Il est nul si l’argent repart.`,
    lawyer: 'Cet acte est un modèle. Faites-le lire par un juriste avant de vous y fier.',
  },
  statement: {
    title: 'Relevé de compte',
    everything: 'Tout à ce jour',
    name: 'Nom',
    email: 'E-mail',
    issued: 'Établi le',
    monthBefore: 'Au début du mois',
    before: 'Au début',
    none: 'Aucun mouvement',
    movements: 'Mouvements',
    what: 'Opération',
    after: 'Solde du compte',
    monthAfter: 'À la fin du mois',
    now: 'Maintenant',
    chained: (hash: string) =>
      `Vous pouvez vérifier ce relevé avec son fichier de données, qui enchaîne les écritures. La dernière empreinte est ${hash}.`,
  },
};

/** The page that says whose a file is. */
export const verify = {
  title: 'Vérifier un fichier',
  lead: 'Voyez à qui est un travail, et quels droits vont avec.',
  label: 'Un acte, ou un fichier qu’on vous a remis',
  hint: 'Votre navigateur calcule l’empreinte du fichier. Le fichier reste chez vous. Jusqu’à 500 Mo.',
  tooLarge: 'Choisissez un fichier de 500 Mo au plus',
  unread: 'Votre navigateur n’a pas pu lire ce fichier. Choisissez-le à nouveau',
  reading: 'Lecture du fichier',
  deed: 'Un acte établi par Adire',
  work: 'Un travail accepté sur Adire',
  made: (talent: string, hunter: string) => `Fait par ${talent} pour ${hunter}`,
  since: (when: string) => `Droits depuis le ${when}`,
  number: (number: string) => `Commande n° ${number}`,
  agreed: 'Ils n’ont convenu d’aucun droit particulier. Leur acte porte les conditions de la commande.',
  valid: 'Valable',
  void: 'Nul : l’argent est reparti',
  unknown: 'Nous ne connaissons pas ce fichier',
  unknownText:
    'Ce n’est ni un acte établi par nous, ni un travail accepté sur Adire. Modifié, réenregistré ou réduit, un fichier en devient un autre.',
  fingerprint: 'Empreinte (SHA-256)',
  lawyer: 'Cette page aide à vérifier. Ce n’est pas l’avis d’un juriste.',
};
