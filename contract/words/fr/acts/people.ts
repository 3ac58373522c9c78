/** French: what is said of bids, reviews, the board of an order, and accounts of the other side. */
import type { accountActs, hunterActs, talentActs, trackerActs } from '../../../acts/account.ts';
import type { bidActs } from '../../../acts/bid.ts';
import type { reviewActs } from '../../../acts/review.ts';
import type { taskActs } from '../../../acts/task.ts';
import { type ActFacts, type ActWords, both } from '../../../acts/words.ts';
import { fixed as common } from '../common.ts';
import { moment } from '../figures.ts';
import { fixed as tracker } from '../tracker.ts';
import { because, count, day, job, naira, quote } from './phrases.ts';

export const bidWords: ActWords<`bid.${keyof typeof bidActs}`> = {
  'bid.apply': {
    notify: {
      hunter: {
        title: 'Nouvelle candidature',
        text: (f) => `${f.talent_name} a postulé à ${job(f)}${f.price ? ` pour ${naira(f.price)}` : ''}.`,
      },
    },
  },
  'bid.withdraw': {
    notify: {
      hunter: {
        title: 'Candidature retirée',
        text: (f) => `${f.talent_name} a retiré sa candidature à ${job(f)}.`,
      },
    },
  },
  'bid.reject': {
    notify: {
      talent: {
        title: 'Candidature refusée',
        text: (f) => `Votre candidature à ${job(f)} n’a pas été retenue.${because(f)}`,
      },
    },
  },
};

export const reviewWords: ActWords<`review.${keyof typeof reviewActs}`> = {
  'review.send': {
    notify: both({ title: 'On vous a évalué', text: reviewed }),
    history: (f) => [`${f.who} a donné son avis`],
  },
  'review.show': {
    notify: both({ title: 'Nouvel avis', text: stars }),
    history: (f) => [`L’avis de ${f.who} est visible`],
  },
  'review.reply': {
    notify: both({
      title: 'Réponse à votre avis',
      text: (f) => `${f.who} a répondu à votre avis sur ${job(f)}.`,
    }),
    history: (f) => [`${f.who} a répondu à l’avis`],
  },
};

export const trackerWords: ActWords<`tracker.${keyof typeof trackerActs}`> = {
  'tracker.track': {
    notify: {
      talent: {
        title: 'Votre commande est suivie',
        text: (f) =>
          `${f.hunter_name} suit ${job(f)} dans le suivi de projet. Ajoutez vos tâches au tableau.`,
      },
    },
  },
};

export const taskWords: ActWords<`task.${keyof typeof taskActs}`> = {
  'task.start': {
    notify: { hunter: { title: 'Tâche commencée', text: (f) => moved(f, tracker.doing) } },
  },
  'task.finish': {
    notify: { hunter: { title: 'Tâche terminée', text: (f) => moved(f, common.done) } },
  },
  'task.comment': {
    notify: both({
      title: 'Nouveau commentaire sur une tâche',
      text: (f) => `${f.who} a commenté la tâche ${quote(f.task)} de ${job(f)}.`,
    }),
  },
};

export const accountWords: ActWords<`account.${keyof typeof accountActs}`> = {
  'account.new-device': {
    notify: both({
      title: 'Connexion d’un nouvel appareil',
      text: (f) =>
        `Quelqu’un s’est connecté à votre compte depuis un nouvel appareil. ${f.paused_until ? `Les retraits attendent jusqu’au ${moment(f.paused_until)}. ` : ''}Ce n’était pas vous\u00A0? Changez tout de suite de mot de passe.`,
    }),
  },
};

export const hunterWords: ActWords<`hunter.${keyof typeof hunterActs}`> = {
  'hunter.suspend': {
    notify: { talent: { title: 'Compte du client suspendu', text: (f) => suspended(f, f.hunter_name) } },
    history: () => ['Le compte du client a été suspendu'],
  },
  'hunter.restore': {
    notify: { talent: { title: 'Le client est de retour', text: (f) => restored(f, f.hunter_name) } },
    history: () => ['Le compte du client est rouvert'],
  },
};

export const talentWords: ActWords<`talent.${keyof typeof talentActs}`> = {
  'talent.suspend': {
    notify: { hunter: { title: 'Compte du talent suspendu', text: (f) => suspended(f, f.talent_name) } },
    history: () => ['Le compte du talent a été suspendu'],
  },
  'talent.restore': {
    notify: { hunter: { title: 'Le talent est de retour', text: (f) => restored(f, f.talent_name) } },
    history: () => ['Le compte du talent est rouvert'],
  },
};

/** Stars are named once the review is shown; notifications from before reviews were hidden name them at once. */
function reviewed(f: ActFacts<'review.send'>): string {
  if (f.rating !== undefined) return stars({ ...f, rating: f.rating });
  const until = f.hidden_until ? `, ou le ${day(f.hidden_until)}` : '';
  return `${f.who} vous a évalué pour ${job(f)}. Vous verrez son avis après avoir donné le vôtre${until}.`;
}

function stars(f: { who: string; title: string; rating: number }): string {
  return `${f.who} vous a donné ${count(f.rating, 'étoile', 'étoiles')} pour ${job(f)}.`;
}

function moved(f: ActFacts<'task.start'>, to: string): string {
  return `${f.talent_name} a déplacé la tâche ${quote(f.task)} de ${job(f)} vers ${quote(to)}.`;
}

function suspended(f: { title: string }, name: string): string {
  return `Le compte de ${name} est suspendu. L’argent de ${job(f)} reste où il est. Les échéances et vos droits restent comme convenu.`;
}

function restored(f: { title: string }, name: string): string {
  return `Le compte de ${name} est rouvert. ${job(f)} continue comme convenu.`;
}
