/** French lines of a conversation that tell the steps of an order; the same steps as in order-lines.ts. */
import { ACCEPT_AFTER_DAYS } from '../acts/job.ts';
import { actor, fact, hunter, talent } from '../notice-facts.ts';
import type { LineEvent, Sentence } from '../order-lines.ts';
import { count, job, naira, quoted, reason } from './facts.ts';

const moreDays: Sentence = (f) => `${count(f, 'days', 'jour', 'jours')} de plus`;

export const frenchLines: Record<LineEvent, Sentence> = {
  'job.offer': (f) =>
    f.gig
      ? `${hunter(f)} a commandé la formule ${quoted(f, 'package')} de l’offre ${quoted(f, 'gig')}.`
      : `${hunter(f)} a envoyé l’accord pour ${job(f)}.`,
  'job.accept-offer': (f) => `${talent(f)} a accepté l’accord pour ${job(f)}.`,
  'job.decline-offer': (f) => `${talent(f)} a refusé l’accord pour ${job(f)}.${reason(f)}`,
  'job.withdraw': (f) => `${hunter(f)} a retiré l’accord pour ${job(f)}.${reason(f)}`,
  'job.leave': (f) => `${actor(f)} a mis fin à l’accord pour ${job(f)} avant le paiement.${reason(f)}`,
  'job.call-off': (f) => `${hunter(f)} a annulé ${job(f)} avant le paiement.${reason(f)}`,
  'job.fund': (f) => `${naira(f, 'amount')} sont sous séquestre pour ${job(f)}.`,
  'job.start': (f) => `${talent(f)} a commencé le travail sur ${job(f)}.`,
  'job.submit-milestone': (f) => `${talent(f)} a remis l’étape ${quoted(f, 'milestone')} de ${job(f)}.`,
  'job.submit': (f) => `${talent(f)} a remis le travail pour ${job(f)}.`,
  'job.decline': (f) => `${hunter(f)} a demandé des modifications à ${job(f)}.${reason(f)}`,
  'job.accept': (f) =>
    f.by === 'clock'
      ? `Le travail sur ${job(f)} est accepté après ${ACCEPT_AFTER_DAYS} jours sans réponse.`
      : `${hunter(f)} a accepté le travail sur ${job(f)}.`,
  'job.cancel': (f) => `${actor(f)} a annulé ${job(f)}.${reason(f)}`,
  'job.waive': (f) => `${hunter(f)} a pardonné l’étape manquée ${quoted(f, 'milestone')} de ${job(f)}.`,
  'job.request-extension': (f) => `${talent(f)} a demandé ${moreDays(f)} sur ${job(f)}.${reason(f)}`,
  'job.grant-extension': (f) => `${hunter(f)} a accordé ${moreDays(f)} sur ${job(f)}.`,
  'job.refuse-extension': (f) => `${hunter(f)} a gardé les dates de ${job(f)}.${reason(f)}`,
  'job.withdraw-extension': (f) =>
    `${talent(f)} a retiré sa demande de ${moreDays(f)} sur ${job(f)}. Les dates restent.`,
  'job.lapse-extension': (f) =>
    `Personne n’a répondu à la demande de ${moreDays(f)} sur ${job(f)} : elle a expiré.`,
  'job.dispute': (f) =>
    `${actor(f)} a ouvert un litige sur ${job(f)}. Le prix reste sous séquestre jusqu’à la fin.`,
  'job.answer-dispute': (f) => `${actor(f)} a répondu au litige sur ${job(f)}.`,
  'job.lapse-answer': (f) => `Le délai de réponse au litige sur ${job(f)} est passé. Adire tranche.`,
  'job.note-dispute': (f) => `Adire au sujet du litige sur ${job(f)} : ${fact(f, 'reason')}`,
  'job.withdraw-dispute': (f) =>
    `${actor(f)} a retiré le litige sur ${job(f)}. La commande reprend son cours.`,
  'job.propose-settlement': (f) =>
    `${actor(f)} propose de clore le litige sur ${job(f)} avec ${naira(f, 'gross')} pour ${talent(f)}, avant les frais.`,
  'job.accept-settlement': (f) => `${actor(f)} a accepté la proposition pour ${job(f)} : ${parts(f)}.`,
  'job.decide': (f) => `Adire a tranché le litige sur ${job(f)} : ${parts(f)}.${reason(f)}`,
};

function parts(facts: Parameters<Sentence>[0]): string {
  return `${naira(facts, 'talent')} pour ${talent(facts)}, ${naira(facts, 'hunter')} rendus à ${hunter(facts)}`;
}
