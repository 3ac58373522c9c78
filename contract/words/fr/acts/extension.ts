/** French: what is said of invitations and of requests for more time. */
import { EXTENSION_LAPSES_AFTER_DAYS, type extensionActs } from '../../../acts/extension.ts';
import type { invitationActs } from '../../../acts/invitation.ts';
import { type ActWords, both } from '../../../acts/words.ts';
import { because, count, day, job } from './phrases.ts';

const waited = 'Les dates restent les mêmes. Le temps d’attente est ajouté.';

export const invitationWords: ActWords<`job.${keyof typeof invitationActs}`> = {
  'job.invite': {
    notify: {
      talent: {
        title: 'Invitation à une mission',
        text: (f) => `${f.hunter_name} vous invite à postuler à ${job(f)}.`,
      },
    },
  },
};

export const extensionWords: ActWords<`job.${keyof typeof extensionActs}`> = {
  'job.request-extension': {
    notify: {
      hunter: {
        title: 'Délai demandé',
        text: (f) =>
          `${f.talent_name} demande ${more(f)} pour ${job(f)}. Les échéances sont suspendues jusqu’à votre réponse.${lapses(f)}${because(f)}`,
      },
    },
    history: (f) => [`${f.who} a demandé ${more(f)}`, f.reason],
    line: (f) => `${f.talent_name} a demandé ${more(f)} pour ${job(f)}.${because(f)}`,
  },
  'job.grant-extension': {
    notify: {
      talent: {
        title: 'Délai accordé',
        text: (f) =>
          `${f.hunter_name} vous accorde ${more(f)} pour ${job(f)}. Les échéances ouvertes et la date de fin sont reportées d’autant.`,
      },
    },
    history: (f) => [`${f.who} a accordé ${more(f)}`, f.reason],
    line: (f) => `${f.hunter_name} a accordé ${more(f)} pour ${job(f)}.`,
  },
  'job.refuse-extension': {
    notify: {
      talent: {
        title: 'Délai refusé',
        text: (f) =>
          `${f.hunter_name} garde les dates de ${job(f)}. Le temps passé à attendre la réponse est ajouté.${because(f)}`,
      },
    },
    history: (f) => [`${f.who} a gardé les dates`, f.reason],
    line: (f) => `${f.hunter_name} a gardé les dates de ${job(f)}.${because(f)}`,
  },
  'job.withdraw-extension': {
    notify: {
      hunter: {
        title: 'Demande de délai retirée',
        text: (f) =>
          `${f.talent_name} ne demande plus ${more(f)} pour ${job(f)}. Les dates restent les mêmes, plus le temps depuis la demande.`,
      },
    },
    history: (f) => [`${f.who} a retiré sa demande de ${more(f)}`],
    line: (f) => `${f.talent_name} a retiré sa demande de ${more(f)} pour ${job(f)}.`,
  },
  'job.lapse-extension': {
    notify: both({
      title: 'Demande de délai expirée',
      text: (f) => `Personne n’a répondu à la demande de ${more(f)} pour ${job(f)}. ${waited}`,
    }),
    history: (f) => [
      `La demande de ${more(f)} a expiré`,
      `Pas de réponse sous ${count(EXTENSION_LAPSES_AFTER_DAYS, 'jour', 'jours')}. ${waited}`,
    ],
    line: (f) => `Personne n’a répondu à la demande de ${more(f)} pour ${job(f)}\u00A0: elle a expiré.`,
  },
};

function more({ days }: { days: number }): string {
  return `${count(days, 'jour', 'jours')} de plus`;
}

function lapses({ until }: { until?: string | undefined }): string {
  return until ? ` Sans réponse, la demande expire le ${day(until)}.` : '';
}
