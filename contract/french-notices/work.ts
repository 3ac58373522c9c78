/** French notices of invitations, agreements, payment and work. */
import { ACCEPT_AFTER_DAYS } from '../lifecycles/job.ts';
import { fact, hunter, talent } from '../notice-facts.ts';
import type { NoticeFacts, Notices } from '../notices.ts';
import { count, job, naira, notice, quoted, reason } from './facts.ts';

export const workNotices: Notices = {
  'job.invite': {
    talent: notice([
      'Vous êtes invité à une mission',
      (f) => `${hunter(f)} vous invite à postuler à ${job(f)}.`,
    ]),
  },
  'job.offer': {
    talent: {
      title: (f) => (f.gig ? 'Une formule de votre offre est commandée' : 'Votre candidature est retenue'),
      description: offered,
    },
  },
  'job.accept-offer': {
    hunter: notice([
      'Accord accepté',
      (f) =>
        `${talent(f)} a accepté l’accord pour ${job(f)}. Payez sous séquestre et le travail peut commencer.`,
    ]),
  },
  'job.decline-offer': {
    hunter: {
      title: (f) => (f.gig ? 'Commande refusée' : 'Accord refusé'),
      description: (f) =>
        f.gig
          ? `${talent(f)} a refusé votre commande ${job(f)}. Vous n’avez rien payé.${reason(f)}`
          : `${talent(f)} a refusé l’accord pour ${job(f)}. La mission reprend des candidatures.${reason(f)}`,
    },
  },
  'job.withdraw': {
    talent: {
      title: (f) => (f.gig ? 'Commande retirée' : 'Accord retiré'),
      description: (f) =>
        `${hunter(f)} a retiré ${f.gig ? 'la commande' : 'l’accord pour'} ${job(f)}.${reason(f)}`,
    },
  },
  'job.leave': {
    hunter: {
      title: endedUnpaid,
      description: (f) =>
        f.gig
          ? `${talent(f)} a annulé votre commande ${job(f)}. Vous n’avez rien payé.${reason(f)}`
          : `${talent(f)} a quitté l’accord pour ${job(f)}. La mission reprend des candidatures.${reason(f)}`,
    },
    talent: {
      title: endedUnpaid,
      description: (f) =>
        `${hunter(f)} a ${f.gig ? 'annulé la commande' : 'quitté l’accord pour'} ${job(f)}. Rien n’a été payé.${reason(f)}`,
    },
  },
  'job.call-off': {
    talent: notice([
      'Mission annulée',
      (f) => `${hunter(f)} a annulé ${job(f)} avant le paiement.${reason(f)}`,
    ]),
  },
  'job.fund': {
    hunter: notice([
      'Paiement reçu',
      (f) => `${naira(f, 'amount')} pour ${job(f)} sont sous séquestre. ${talent(f)} peut commencer.`,
    ]),
    talent: notice([
      'La mission est payée',
      (f) =>
        `${hunter(f)} a payé ${naira(f, 'amount')} sous séquestre pour ${job(f)}. Vous pouvez commencer.`,
    ]),
  },
  'job.start': {
    hunter: notice(['Travail commencé', (f) => `${talent(f)} a commencé ${job(f)}.`]),
  },
  'job.submit-milestone': {
    hunter: notice([
      'Étape remise',
      (f) => `${talent(f)} a remis l’étape ${quoted(f, 'milestone')} de ${job(f)}.`,
    ]),
  },
  'job.submit': {
    hunter: notice([
      'Travail remis',
      (f) =>
        `${talent(f)} a remis le travail pour ${job(f)}. Acceptez-le ou refusez-le : sans réponse, il est accepté après ${ACCEPT_AFTER_DAYS} jours.`,
    ]),
  },
  'job.remind': {
    hunter: notice([
      'Un travail remis vous attend',
      (f) =>
        `${talent(f)} attend votre réponse sur ${job(f)}, remis il y a ${count(f, 'days', 'jour', 'jours')}. Sans réponse, le travail est accepté après ${ACCEPT_AFTER_DAYS} jours.`,
    ]),
  },
  'job.decline': {
    talent: notice([
      'Modifications demandées',
      (f) => `${hunter(f)} demande des modifications à ${job(f)}.${reason(f)}`,
    ]),
  },
  'job.accept': {
    talent: notice([
      'Projet accepté',
      (f) => `${acceptance(f)} Vous avez gagné ${naira(f, 'talent')}, que vous pouvez retirer.`,
    ]),
    hunter: notice([
      'Projet accepté',
      (f) =>
        `Sans réponse de votre part pendant ${ACCEPT_AFTER_DAYS} jours, le travail sur ${job(f)} est accepté. ${talent(f)} est payé.${paidBack(f)}`,
    ]),
  },
  'job.cancel': {
    talent: notice([
      'Commande annulée',
      (f) =>
        `${hunter(f)} a annulé ${job(f)}. ${f.talent === '0' ? 'Vous ne recevez rien' : `Vous recevez ${naira(f, 'talent')}`} selon les règles d’annulation.${reason(f)}`,
    ]),
    hunter: notice(['Commande annulée', (f) => `${talent(f)} a annulé ${job(f)}.${paidBack(f)}${reason(f)}`]),
  },
};

function endedUnpaid({ gig }: NoticeFacts): string {
  return gig ? 'Commande annulée avant le paiement' : 'Accord quitté avant le paiement';
}

/** A bid that was chosen, or a package of a gig that was ordered (then the event names both). */
function offered(facts: NoticeFacts): string {
  const read = 'Lisez-le, puis acceptez ou refusez.';
  if (!fact(facts, 'gig')) return `${hunter(facts)} vous a envoyé l’accord pour ${job(facts)}. ${read}`;
  return `${hunter(facts)} a commandé la formule ${quoted(facts, 'package')} de votre offre ${quoted(facts, 'gig')} et vous a envoyé l’accord pour ${job(facts)}. ${read}`;
}

function acceptance(facts: NoticeFacts): string {
  if (facts.by !== 'clock') return `${hunter(facts)} a accepté votre travail sur ${job(facts)}.`;
  return `Sans réponse pendant ${ACCEPT_AFTER_DAYS} jours, votre travail sur ${job(facts)} est accepté.`;
}

function paidBack(facts: NoticeFacts): string {
  const amount = fact(facts, 'hunter') || '0';
  return amount === '0' ? '' : ` Vous pouvez retirer ${naira(facts, 'hunter')} du prix.`;
}
