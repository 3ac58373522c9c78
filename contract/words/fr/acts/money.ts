/** French: what is said of payments, payouts, bank accounts and fees. */
import type { bankAccountActs, policyActs } from '../../../acts/account.ts';
import type { chargebackActs, chargedBackActs } from '../../../acts/chargeback.ts';
import type { paymentActs } from '../../../acts/payment.ts';
import type { payoutActs } from '../../../acts/payout.ts';
import { type ActWords, both } from '../../../acts/words.ts';
import { inCurrency } from '../../../core/money.ts';
import { day, job, naira } from './phrases.ts';

export const paymentWords: ActWords<`payment.${keyof typeof paymentActs}`> = {
  'payment.return': {
    notify: {
      hunter: {
        title: 'Paiement rendu',
        text: (f) =>
          `${naira(f.amount)} pour ${job(f)} sont arrivés trop tard, deux fois ou avec un autre montant\u00A0: ils n’ont pas payé la commande. Vous pouvez les retirer.`,
      },
    },
    history: (f) => [
      `${naira(f.amount)} arrivés trop tard, deux fois ou avec un autre montant`,
      'Ils sont parmi les remboursements que le client peut retirer.',
    ],
  },
  'payment.hold': {
    notify: {
      hunter: {
        title: 'Paiement en attente',
        text: (f) =>
          `Un paiement pour ${job(f)} n’est pas celui que nous attendions\u00A0: il n’a pas payé la commande. L’argent est en sécurité, et nous l’examinons.`,
      },
    },
    history: () => [
      'Un paiement n’était pas celui que nous attendions',
      'L’argent est en sécurité, et nous l’examinons.',
    ],
  },
  'payment.give': {
    notify: {
      hunter: {
        title: 'Paiement retrouvé',
        text: (f) =>
          `Nous avons retrouvé votre paiement de ${naira(f.amount)} pour ${job(f)}. Vous pouvez le retirer.`,
      },
    },
    history: (f) => [
      `Nous avons retrouvé un paiement de ${naira(f.amount)} pour cette commande`,
      'Il est parmi les remboursements que le client peut retirer.',
    ],
  },
  'payment.send-back': {
    notify: {
      hunter: {
        title: 'Remboursement envoyé',
        text: (f) =>
          `${naira(f.amount)} de ${job(f)} sont repartis vers la carte ou le compte d’origine. Les banques les affichent sous 10 jours ouvrés.`,
      },
    },
  },
  'payment.keep': {
    notify: {
      hunter: {
        title: 'Remboursement impossible',
        text: (f) =>
          `${naira(f.amount)} de ${job(f)} n’ont pas pu repartir vers la carte ou le compte d’origine. Vous pouvez les retirer sur votre banque.`,
      },
    },
  },
  'payment.refund': {
    notify: {
      hunter: {
        title: 'Paiement renvoyé',
        text: (f) =>
          `Nous n’avons pas pu accepter ${paid(f)} pour ${job(f)}. L’argent est reparti vers la carte ou le compte d’origine.`,
      },
    },
    history: (f) => [`${paid(f)} renvoyés`, 'L’argent est reparti vers la carte ou le compte d’origine.'],
  },
};

type Taken = { title: string; amount: string };

/** Lost, for whatever reason: it reads the same. */
const taken = {
  hunter: {
    title: 'Votre banque a repris un paiement',
    text: (f: Taken) => `Votre banque a repris ${naira(f.amount)} de ${job(f)}. La commande est terminée.`,
  },
  talent: {
    title: 'La banque a repris le paiement',
    text: (f: Taken) =>
      `La banque du client a repris ${naira(f.amount)} de ${job(f)}. Ce qui vous a été versé avant reste à vous.`,
  },
};

function takenLine({ amount }: Taken): readonly [string, string] {
  return [`La banque du client a repris ${naira(amount)}`, 'Ce qui a été versé avant reste versé.'];
}

export const chargebackWords: ActWords<
  `chargeback.${keyof typeof chargebackActs}` | `job.${keyof typeof chargedBackActs}`
> = {
  'chargeback.open': {
    notify: {
      hunter: {
        title: 'Votre banque réclame un paiement',
        text: (f) =>
          `Votre banque nous réclame ${naira(f.amount)} de ${job(f)}. Jusqu’à sa décision, l’argent est gelé. Une erreur\u00A0? Demandez-lui d’arrêter.`,
      },
      talent: {
        title: 'La banque du client réclame le paiement',
        text: (f) =>
          `La banque réclame ${naira(f.amount)} de ${job(f)}. Jusqu’à sa décision, ce qui reste de l’argent est gelé. Nous lui répondons.`,
      },
    },
    history: (f) => [
      `La banque du client réclame ${naira(f.amount)}`,
      'Ce qui reste de l’argent est gelé jusqu’à sa décision.',
    ],
  },
  'chargeback.win': {
    notify: {
      hunter: {
        title: 'Votre banque nous laisse le paiement',
        text: (f) =>
          `La banque a décidé pour ${naira(f.amount)} de ${job(f)}\u00A0: le paiement reste, et la commande continue.`,
      },
      talent: {
        title: 'Le paiement reste acquis',
        text: (f) => `La banque a décidé pour ${naira(f.amount)} de ${job(f)}\u00A0: plus rien n’est gelé.`,
      },
    },
    history: (f) => [`La banque laisse ${naira(f.amount)} à cette commande`, 'Plus rien n’est gelé.'],
  },
  'chargeback.lose': { notify: taken, history: takenLine },
  'chargeback.expire': { notify: taken, history: takenLine },
  'job.charge-back': {
    history: () => ['La commande est terminée', 'La banque a repris son paiement.'],
  },
};

/** The same sentence for both: each is notified of their own withdrawals. */
export const payoutWords: ActWords<`payout.${keyof typeof payoutActs}`> = {
  'payout.settle': {
    notify: both({
      title: 'Argent versé à votre banque',
      text: (f) => `${naira(f.amount)} ont été versés sur votre compte bancaire.`,
    }),
  },
  'payout.fail': {
    notify: both({
      title: 'Retrait échoué',
      text: (f) =>
        `Votre banque n’a pas pris ${naira(f.amount)}. L’argent est de retour chez nous, et vous pouvez le retirer à nouveau.`,
    }),
  },
  'payout.reverse': {
    notify: both({
      title: 'Retrait renvoyé',
      text: (f) => `Votre banque a renvoyé ${naira(f.amount)}. Vous pouvez les retirer à nouveau.`,
    }),
  },
};

export const bankAccountWords: ActWords<`bank-account.${keyof typeof bankAccountActs}`> = {
  'bank-account.add': {
    notify: both({
      title: 'Compte bancaire ajouté',
      text: (f) =>
        `Vous pouvez retirer de l’argent vers votre nouveau compte chez ${f.bank_name} ${f.usable_at ? `à partir du ${day(f.usable_at)}` : 'dès maintenant'}. Ce n’était pas vous\u00A0? Changez votre mot de passe maintenant et retirez le compte.`,
    }),
  },
};

export const policyWords: ActWords<`policy.${keyof typeof policyActs}`> = {
  'policy.publish': {
    notify: both({
      title: (f) => `Nouveaux frais à partir du ${day(f.effective_on)}`,
      text: (f) =>
        `Pour les accords conclus à partir du ${day(f.effective_on)}, les frais de service sont de ${f.service_fee}\u00A0% des gains d’un talent. Si un client annule sans étape manquée, le talent reçoit ${f.talent_share}\u00A0% du prix et Adire ${f.platform_share}\u00A0%. Une réponse tardive coûte ${f.delay_deduction}\u00A0% au client. Les commandes déjà convenues gardent leurs frais.`,
    }),
  },
};

function paid({ amount, currency }: { amount: string; currency?: string | undefined }): string {
  return inCurrency(naira(amount), currency ?? 'NGN');
}
