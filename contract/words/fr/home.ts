/** French: home: what waits for the reader, each with its own button, what waits for others, and the money. */
import type { CardFacts, Turn } from '../../orders/turns.ts';
import { counted } from './common.ts';

type Doing = { text: (facts: CardFacts) => string; button: (facts: CardFacts) => string };

export const titles = {
  home: 'Accueil',
  mine: 'À vous de jouer',
  theirs: 'En attente des autres',
  links: 'Aller à',
  failed: 'Impossible de charger ce qui vous attend',
};

/** For who begins to sell. */
export const begin = {
  welcome: (name: string) => `Bienvenue, ${name}`,
  stepsDone: (done: number, all: number) => `${done} sur ${all} étapes faites`,
  seen: 'Ce que voient les clients',
};

/** What waits for the reader, by what they are asked to do. */
export const doing: Record<Turn['doing'], Doing> = {
  'accept-offer': {
    text: ({ other, fromGig, round }) =>
      fromGig
        ? `${other} a commandé ${round ? `la version ${round}` : 'votre offre'}. Lisez son besoin, puis répondez.`
        : `${other} veut travailler avec vous. Vérifiez les dates et les conditions, puis répondez.`,
    button: ({ fromGig }) => (fromGig ? 'Lire la commande' : 'Lire l’accord'),
  },
  pay: {
    text: ({ other }) => `${other} a accepté. Le travail commence dès que l’argent est sous séquestre.`,
    button: ({ amount }) => `Payer ${amount}`,
  },
  answer: {
    text: ({ other }) =>
      `${other} a remis le travail. Sans réponse à cette date, nous l’acceptons pour vous.`,
    button: () => 'Accepter ou faire modifier',
  },
  'answer-extension': {
    text: ({ other }) => `${other} demande un délai.`,
    button: () => 'Répondre à la demande',
  },
  'answer-dispute': {
    text: ({ other }) => `${other} a ouvert un litige. Lisez-le, puis donnez votre version.`,
    button: () => 'Répondre au litige',
  },
  decide: {
    text: () => 'Adire tranche ce litige.',
    button: () => 'Voir la commande',
  },
  start: {
    text: () => 'L’argent est en sécurité sous séquestre, et vos échéances courent.',
    button: () => 'Commencer le travail',
  },
  work: {
    text: ({ amount }) => `${amount} sont en sécurité sous séquestre. Remettez chaque étape à temps.`,
    button: () => 'Remettre le travail',
  },
  'answer-remarks': {
    text: ({ other }) =>
      `${other} demande des modifications. Dites de chaque remarque si c’est modifié, ou répondez-y.`,
    button: () => 'Voir les remarques',
  },
  'answer-questions': {
    text: ({ other }) => `${other} a une question sur votre travail.`,
    button: () => 'Répondre',
  },
  'look-at-milestone': {
    text: ({ other, milestone }) =>
      `${other} a remis ${milestone ? `«\u00A0${milestone}\u00A0»` : 'une étape'}. Sans demande de modifications à temps, c’est accepté.`,
    button: () => 'Voir le travail',
  },
  'read-bids': {
    text: ({ bids }) =>
      bids === 1
        ? 'Un talent veut cette mission.'
        : `${bids} talents veulent cette mission. Choisissez à qui la confier.`,
    button: ({ bids }) => `Lire ${counted.bids(bids)}`,
  },
  'answer-invitation': {
    text: ({ other }) => `${other} vous invite à postuler pour cette mission.`,
    button: () => 'Postuler',
  },
  'withdraw-money': {
    text: () => 'Cet argent est à vous. Envoyez-le à votre banque.',
    button: ({ amount }) => `Retirer ${amount}`,
  },
  review: {
    text: ({ other }) =>
      `Comment cela s’est-il passé avec ${other}\u00A0? Votre avis aide la prochaine personne à choisir.`,
    button: () => 'Donner un avis',
  },
  'wait-for-bank': {
    text: () => 'La banque du payeur réclame le paiement. Jusqu’à sa décision, l’argent ne bouge pas.',
    button: () => 'Voir la commande',
  },
  nothing: {
    text: () => 'Cette commande est close.',
    button: () => 'Voir la commande',
  },
};

/** What others are to do, in one short line each. */
export const waiting: Record<Turn['doing'], (facts: CardFacts) => string> = {
  'accept-offer': ({ other, fromGig }) => `${other} doit accepter ${fromGig ? 'votre commande' : 'l’accord'}`,
  pay: ({ other, amount }) => `${other} doit payer ${amount}`,
  answer: ({ other }) => `${other} doit examiner votre travail`,
  'answer-extension': ({ other }) => `${other} doit répondre à votre demande`,
  'answer-dispute': ({ other }) => `${other} doit répondre au litige`,
  decide: () => 'Adire doit trancher le litige',
  start: ({ other }) => `${other} doit commencer`,
  work: ({ other }) => `${other} travaille`,
  'answer-remarks': ({ other }) => `${other} doit faire vos modifications`,
  'answer-questions': ({ other }) => `${other} doit répondre à votre question`,
  'look-at-milestone': ({ other }) => `${other} regarde une étape`,
  'read-bids': ({ other }) => `${other} lit les candidatures`,
  'answer-invitation': ({ other }) => `${other} n’a pas encore postulé`,
  'withdraw-money': ({ other }) => `${other} peut retirer l’argent`,
  review: ({ other }) => `${other} peut encore donner son avis`,
  'wait-for-bank': () => 'En attente de la banque du payeur',
  nothing: () => 'Cette commande est close',
};

/** The small facts of a card. */
export const card = {
  by: (day: string) => `Avant le ${day}`,
  firstDue: (day: string) => `Première échéance le ${day}`,
  due: (day: string) => `Prochaine échéance le ${day}`,
  until: (day: string) => `Jusqu’au ${day}`,
  forJob: (title: string) => `pour ${title}`,
  showAll: (count: number) => `Tout afficher (${count})`,
  moneyFrom: (orders: number) => `Argent de ${orders} commandes`,
  alike: (count: number) => `${count} de plus, semblables`,
  showLess: 'Afficher moins',
};

/** The line about the money. */
export const money = {
  label: 'Votre argent',
  held: 'sous séquestre',
  heldForTalent: 'sous séquestre, avant les frais',
  ready: 'à retirer',
};

/** Where nothing waits. */
export const empty = {
  caughtUp: 'Vous êtes à jour.',
  quickJob: 'Décrivez-le en une minute',
  seeJobs: 'Voir les missions ouvertes',
};

/** The beginning of the morning's e-mail. */
export const mail = {
  line: (button: string, title: string) => `À vous\u00A0: ${button}, «\u00A0${title}\u00A0»`,
  more: (count: number) => `et ${count} de plus`,
};
