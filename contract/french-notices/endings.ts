/** French notices of deadlines, disputes and payments that do not fit. */
import { inCurrency } from '../money.ts';
import { actor, fact, hunter, talent } from '../notice-facts.ts';
import type { NoticeFacts, Notices } from '../notices.ts';
import { both, count, dayOf, job, naira, notice, quoted, reason } from './facts.ts';

function days(facts: NoticeFacts): string {
  return `${count(facts, 'days', 'jour', 'jours')} de plus`;
}

function until(facts: NoticeFacts, before: string): string {
  const day = dayOf(facts, 'until');
  return day ? ` ${before} ${day}.` : '';
}

/** What the reader gets of a decision or a settlement. */
function divided(ending: (facts: NoticeFacts) => string): Notices[string] {
  return {
    hunter: notice([
      'Litige clos',
      (f) => `${ending(f)} Vous pouvez retirer ${naira(f, 'hunter')} du prix.${reason(f)}`,
    ]),
    talent: notice([
      'Litige clos',
      (f) => `${ending(f)} Votre part est de ${naira(f, 'talent')}, après les frais.${reason(f)}`,
    ]),
  };
}

const waited = 'Les dates restent ; le temps d’attente est ajouté.';

export const endingNotices: Notices = {
  'job.waive': {
    talent: notice([
      'Pénalité levée',
      (f) =>
        `${hunter(f)} a pardonné l’étape manquée ${quoted(f, 'milestone')} de ${job(f)}. Aucune pénalité n’est déduite.`,
    ]),
  },
  'job.request-extension': {
    hunter: notice([
      'Délai demandé',
      (f) =>
        `${talent(f)} demande ${days(f)} sur ${job(f)}. Les échéances sont suspendues jusqu’à votre réponse.${until(f, 'Sans réponse, la demande expire le')}${reason(f)}`,
    ]),
  },
  'job.grant-extension': {
    talent: notice([
      'Délai accordé',
      (f) =>
        `${hunter(f)} vous donne ${days(f)} sur ${job(f)}. Les étapes ouvertes et la date de fin sont reportées.`,
    ]),
  },
  'job.refuse-extension': {
    talent: notice([
      'Délai refusé',
      (f) => `${hunter(f)} garde les dates de ${job(f)}. Le temps d’attente est ajouté.${reason(f)}`,
    ]),
  },
  'job.withdraw-extension': {
    hunter: notice([
      'Demande de délai retirée',
      (f) => `${talent(f)} ne demande plus ${days(f)} sur ${job(f)}. ${waited}`,
    ]),
  },
  'job.lapse-extension': both(
    'Demande de délai expirée',
    (f) => `Personne n’a répondu à la demande de ${days(f)} sur ${job(f)}. ${waited}`,
  ),
  'job.dispute': both(
    'Litige ouvert',
    (f) =>
      `${actor(f)} a ouvert un litige sur ${job(f)}. Le prix reste sous séquestre. Donnez votre version.${until(f, 'Vous pouvez répondre jusqu’au')}`,
  ),
  'job.answer-dispute': both(
    'Réponse à votre litige',
    (f) =>
      `${actor(f)} a répondu à votre litige sur ${job(f)}. Adire tranche maintenant, sauf si vous tombez d’accord.`,
  ),
  'job.lapse-answer': both(
    'Le litige va être tranché',
    (f) =>
      `Le délai de réponse au litige sur ${job(f)} est passé. Adire tranche sur pièces ; le silence seul ne donne raison à personne.`,
  ),
  'job.note-dispute': both(
    'Un mot d’Adire sur votre litige',
    (f) => `Au sujet du litige sur ${job(f)} : ${fact(f, 'reason')}`,
  ),
  'job.withdraw-dispute': both(
    'Litige retiré',
    (f) => `${actor(f)} a retiré le litige sur ${job(f)}. La commande reprend son cours.`,
  ),
  'job.propose-settlement': both(
    'Partage proposé',
    (f) =>
      `${actor(f)} propose de clore le litige sur ${job(f)} avec ${naira(f, 'gross')} pour le talent, avant les frais. Acceptez ou proposez un autre partage.`,
  ),
  'job.accept-settlement': divided((f) => `${actor(f)} a accepté votre proposition sur ${job(f)}.`),
  'job.decide': divided((f) => `Adire a tranché le litige sur ${job(f)}.`),
  'payment.hold': {
    hunter: notice([
      'Paiement dans une autre monnaie',
      (f) =>
        `Un paiement pour ${job(f)} n’est pas en nairas et n’a donc pas payé la commande. Adire le garde et l’examine.`,
    ]),
  },
  'payment.refund': {
    hunter: notice([
      'Paiement renvoyé',
      (f) =>
        `Un paiement de ${inCurrency(naira(f, 'amount'), fact(f, 'currency') || 'NGN')} pour ${job(f)} n’a pas pu être accepté. Il a été renvoyé à la carte ou au compte d’origine.`,
    ]),
  },
};
