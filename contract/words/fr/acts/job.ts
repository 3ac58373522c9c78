/** French: what is said of an order's life, from the agreement to its end. */

import { ACCEPT_AFTER_DAYS, OFFER_LAPSES_AFTER_DAYS } from '../../../acts/deadlines.ts';
import type { jobActs } from '../../../acts/job.ts';
import type { ActFacts, ActWords } from '../../../acts/words.ts';
import { fixed } from '../notifications.ts';
import { because, count, job, naira, quote } from './phrases.ts';

const silence = `Sans réponse sous ${ACCEPT_AFTER_DAYS} jours, nous l’acceptons pour vous.`;

export const jobWords: ActWords<`job.${keyof typeof jobActs}`> = {
  'job.edit': { history: (f) => [`${f.who} a modifié la mission`] },
  'job.delete': { history: (f) => [`${f.who} a retiré la mission`] },
  'job.offer': {
    notify: {
      talent: {
        title: (f) => (f.gig ? 'Votre offre a été commandée' : 'Vous avez une proposition'),
        text: (f) => `${offered(f)} Lisez l’accord, puis acceptez-le ou refusez-le.`,
      },
    },
    history: (f) => [`${f.who} a envoyé l’accord`],
    line: (f) =>
      f.gig && f.package
        ? `${f.hunter_name} a commandé la formule ${quote(f.package)} de l’offre ${quote(f.gig)}.`
        : `${f.hunter_name} a envoyé l’accord pour ${job(f)}.`,
  },
  'job.accept-offer': {
    notify: {
      hunter: {
        title: 'Accord accepté',
        text: (f) =>
          `${f.talent_name} a accepté l’accord pour ${job(f)}. Payez sous séquestre pour que le travail commence.`,
      },
    },
    history: (f) => [`${f.who} a accepté l’accord`],
    line: (f) => `${f.talent_name} a accepté l’accord pour ${job(f)}.`,
  },
  'job.decline-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Commande refusée' : 'Accord refusé'),
        text: (f) => `${f.talent_name} a refusé ${agreement(f)}.${because(f)}${unpaid(f)}`,
      },
    },
    history: (f) => [`${f.who} a refusé ${f.gig ? 'la commande' : 'l’accord'}`, f.reason],
    line: (f) => `${f.talent_name} a refusé ${agreement(f)}.${because(f)}`,
  },
  'job.remind-offer': {
    notify: {
      talent: {
        title: 'Une proposition vous attend',
        text: (f) =>
          `${f.hunter_name} attend votre réponse à la proposition pour ${job(f)}. Elle expire ${OFFER_LAPSES_AFTER_DAYS} jours après son envoi.`,
      },
    },
  },
  'job.lapse-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Commande sans réponse' : 'Proposition sans réponse'),
        text: (f) =>
          `${f.talent_name} n’a pas répondu en ${OFFER_LAPSES_AFTER_DAYS} jours\u00A0: ${agreement(f)} a expiré.${unpaid(f)}`,
      },
      talent: {
        title: (f) => (f.gig ? 'Commande expirée' : 'Proposition expirée'),
        text: (f) => `Sans réponse en ${OFFER_LAPSES_AFTER_DAYS} jours, ${agreement(f)} a expiré.`,
      },
    },
    history: (f) => [
      `${f.gig ? 'La commande' : 'La proposition'} a expiré après ${OFFER_LAPSES_AFTER_DAYS} jours sans réponse`,
    ],
    line: (f) => `Sans réponse en ${OFFER_LAPSES_AFTER_DAYS} jours, ${agreement(f)} a expiré.`,
  },
  'job.withdraw': {
    notify: {
      talent: {
        title: (f) => (f.gig ? 'Commande retirée' : 'Accord retiré'),
        text: (f) => `${f.hunter_name} a retiré ${agreement(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} a retiré ${f.gig ? 'la commande' : 'l’accord'}`, f.reason],
    line: (f) => `${f.hunter_name} a retiré ${agreement(f)}.${because(f)}`,
  },
  'job.leave': {
    notify: {
      hunter: { title: cancelled, text: (f) => `${cancelledBeforePayment(f)}${unpaid(f)}` },
      talent: { title: cancelled, text: cancelledBeforePayment },
    },
    history: (f) => [`${f.who} a annulé ${f.gig ? 'la commande' : 'l’accord'} avant le paiement`, f.reason],
    line: cancelledBeforePayment,
  },
  'job.call-off': {
    notify: {
      talent: {
        title: 'Mission annulée',
        text: (f) => `${f.hunter_name} a annulé ${job(f)} avant le paiement.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} a annulé la mission`, f.reason],
    line: (f) => `${f.hunter_name} a annulé ${job(f)} avant le paiement.${because(f)}`,
  },
  'job.fund': {
    notify: {
      hunter: {
        title: 'Paiement reçu',
        text: (f) =>
          `${naira(f.amount)} pour ${job(f)} sont en sécurité sous séquestre. ${f.talent_name} peut commencer.`,
      },
      talent: {
        title: 'La mission est payée',
        text: (f) =>
          `${f.hunter_name} a payé ${naira(f.amount)} sous séquestre pour ${job(f)}. Vous pouvez commencer.`,
      },
    },
    history: (f) => [`${naira(f.amount)} payés sous séquestre`],
    line: (f) => `${naira(f.amount)} pour ${job(f)} sont en sécurité sous séquestre.`,
  },
  'job.start': {
    notify: {
      hunter: { title: 'Travail commencé', text: (f) => `${f.talent_name} a commencé ${job(f)}.` },
    },
    history: (f) => [`${f.who} a commencé le travail`],
    line: (f) => `${f.talent_name} a commencé ${job(f)}.`,
  },
  'job.submit-milestone': {
    notify: {
      hunter: {
        title: 'Étape remise',
        text: (f) => `${f.talent_name} a remis l’étape ${quote(f.milestone)} de ${job(f)}.`,
      },
    },
    history: (f) => [`${f.who} a remis une étape`, f.milestone],
    line: (f) => `${f.talent_name} a remis l’étape ${quote(f.milestone)} de ${job(f)}.`,
  },
  'job.decline-milestone': {
    notify: {
      talent: {
        title: 'Étape à modifier',
        text: (f) =>
          `${f.hunter_name} a demandé des modifications à l’étape ${quote(f.milestone)} de ${job(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} a demandé des modifications à ${quote(f.milestone)}`, f.reason],
    line: (f) =>
      `${f.hunter_name} a demandé des modifications à l’étape ${quote(f.milestone)} de ${job(f)}.${because(f)}`,
  },
  'job.submit': {
    notify: {
      hunter: {
        title: 'Travail remis',
        text: (f) =>
          `${f.talent_name} a remis le travail pour ${job(f)}. Acceptez-le, ou renvoyez-le avec vos remarques. ${silence}`,
      },
    },
    history: ({ who, round = 1 }) => [
      round > 1 ? `${who} a remis le projet à nouveau (version ${round})` : `${who} a remis le projet`,
    ],
    line: (f) => `${f.talent_name} a remis le travail pour ${job(f)}.`,
  },
  'job.remind': {
    notify: {
      hunter: {
        title: 'Un travail remis vous attend',
        text: (f) =>
          `${f.talent_name} a remis ${job(f)} il y a ${count(f.days, 'jour', 'jours')} et attend votre réponse. ${silence}`,
      },
    },
  },
  'job.decline': {
    notify: {
      talent: {
        title: 'Modifications demandées',
        text: (f) => `${f.hunter_name} a demandé des modifications à ${job(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} a demandé des modifications`, f.reason],
    line: (f) => `${f.hunter_name} a demandé des modifications à ${job(f)}.${because(f)}`,
  },
  'job.accept': {
    notify: {
      talent: {
        title: fixed.projectAccepted,
        text: (f) => `${acceptance(f)} Vous avez gagné ${naira(f.talent)}, que vous pouvez retirer.`,
      },
      hunter: {
        title: fixed.projectAccepted,
        text: (f) =>
          `Vous n’avez pas répondu pendant ${ACCEPT_AFTER_DAYS} jours\u00A0: nous avons accepté pour vous le travail sur ${job(f)}. ${f.talent_name} est payé.${paidBack(f)}`,
      },
    },
    history: (f) => [
      f.by === 'clock'
        ? `Accepté après ${ACCEPT_AFTER_DAYS} jours sans réponse`
        : `${f.who} a accepté le travail`,
      'L’argent sous séquestre a été versé.',
    ],
    line: (f) =>
      f.by === 'clock'
        ? `Le travail sur ${job(f)} a été accepté après ${ACCEPT_AFTER_DAYS} jours sans réponse.`
        : `${f.hunter_name} a accepté le travail sur ${job(f)}.`,
  },
  'job.cancel': {
    notify: {
      talent: {
        title: 'Commande annulée',
        text: (f) =>
          `${f.hunter_name} a annulé ${job(f)}. ${f.talent === '0' ? 'Vous ne recevez rien' : `Vous recevez ${naira(f.talent)}`} selon les règles d’annulation.${because(f)}`,
      },
      hunter: {
        title: 'Commande annulée',
        text: (f) => `${f.talent_name} a annulé ${job(f)}.${paidBack(f)}${because(f)}`,
      },
    },
    history: (f) => [`${f.who} a annulé la commande`, f.reason],
    line: (f) => `${f.who} a annulé ${job(f)}.${because(f)}`,
  },
  'job.open-file': {
    notify: {
      hunter: {
        title: 'Un fichier vous est ouvert',
        text: (f) =>
          `${f.talent_name} vous ouvre ${quote(f.file)} de ${job(f)} avant l’acceptation, pour que vous puissiez l’essayer.`,
      },
    },
    history: (f) => [`${f.who} a ouvert un fichier avant l’acceptation`, f.file],
  },
  'job.waive': {
    notify: {
      talent: {
        title: 'Pénalité levée',
        text: (f) =>
          `${f.hunter_name} a pardonné l’étape manquée ${quote(f.milestone)} de ${job(f)}. Vous ne payez pas de pénalité pour elle.`,
      },
    },
    history: (f) => [`${f.who} a pardonné une étape manquée`, f.milestone],
    line: (f) => `${f.hunter_name} a pardonné l’étape manquée ${quote(f.milestone)} de ${job(f)}.`,
  },
};

/** An offer to a bid, or a package of a gig that was ordered. */
function offered(f: ActFacts<'job.offer'>): string {
  if (f.gig && f.package)
    return `${f.hunter_name} a commandé la formule ${quote(f.package)} de votre offre ${quote(f.gig)}.`;
  if (f.price) return `${f.hunter_name} vous propose ${naira(f.price)} pour ${job(f)}.`;
  return `${f.hunter_name} vous a envoyé un accord pour ${job(f)}.`;
}

function cancelledBeforePayment(f: ActFacts<'job.leave'>): string {
  return `${f.who} a annulé ${agreement(f)} avant le paiement.${because(f)}`;
}

function cancelled({ gig }: ActFacts<'job.leave'>): string {
  return gig ? 'Commande annulée' : 'Accord annulé';
}

/** An order from a gig is one from its first day. */
function agreement(f: { title: string; gig?: string | undefined }): string {
  return f.gig ? `la commande ${job(f)}` : `l’accord pour ${job(f)}`;
}

function unpaid({ gig }: { gig?: string | undefined }): string {
  return gig ? ' Vous n’avez rien payé.' : '';
}

function acceptance(f: ActFacts<'job.accept'>): string {
  return f.by === 'clock'
    ? `Il n’y a pas eu de réponse pendant ${ACCEPT_AFTER_DAYS} jours\u00A0: nous avons accepté votre travail sur ${job(f)}.`
    : `${f.hunter_name} a accepté votre travail sur ${job(f)}.`;
}

function paidBack({ hunter }: { hunter: string }): string {
  return hunter === '0' ? '' : ` ${naira(hunter)} du prix vous reviennent, et vous pouvez les retirer.`;
}
