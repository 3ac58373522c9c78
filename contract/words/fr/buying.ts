/** Buying: ordering a package, what happens after, and inviting a talent from where they are seen. */
import { naira } from './figures.ts';

/** Ordering a package of a gig. */
export const order = {
  package: 'Votre formule',
  change: 'Changer de formule',
  note: (name: string | number) => `Que doit savoir ${name} ?`,
  noteHint: (name: string | number) =>
    `L’usage, le public, les noms, les couleurs, les liens qui vous plaisent. ${name} peut encore vous écrire.`,
  answers: (name: string | number, count: number) =>
    `${name} a déjà répondu à ${count === 1 ? 'une question' : `${count} questions`}`,
  summary: 'Votre commande',
  readyBy: 'Prête le',
  readyHint: (days: number) =>
    days === 1 ? 'Un jour après votre paiement' : `${days} jours après votre paiement`,
  noRevisions: 'Aucune comprise',
  escrow: (name: string | number) =>
    `Vous payez quand ${name} accepte. Adire garde l’argent jusqu’à ce que vous acceptiez le travail.`,
  conditions: 'Changer les conditions',
  conditionsHint: 'Titre, prix, étapes, dates et conditions viennent de la formule.',
  agreement: 'Accord',
  send: 'Envoyer la commande',
  free: 'Rien n’est débité pour l’instant.',
};

/** After an order was sent: what happens next. */
export const orderSent = {
  title: (name: string | number) => `Commande envoyée à ${name}`,
  failed: 'Impossible de charger votre commande',
  free: 'Rien n’est débité pour l’instant',
  next: 'La suite',
  accepts: (name: string | number, moment: string | number) => `${name} accepte avant le ${moment}`,
  acceptsHint: (name: string | number) =>
    `${name} a 3 jours. Nous vous prévenons aussitôt. Sans réponse, la commande prend fin et vous n’avez rien payé.`,
  pay: (amount: string | number) => `Vous payez ${amount} sous séquestre`,
  payHint: 'Par carte, virement ou USSD. Adire garde l’argent jusqu’à ce que vous acceptiez le travail.',
  delivers: (name: string | number, days: number) =>
    days === 1 ? `${name} livre en un jour` : `${name} livre en ${days} jours`,
  deliversHint:
    'Les jours comptent dès votre paiement. Acceptez le travail, ou renvoyez-le avec vos remarques.',
  view: 'Voir la commande',
};

/** Inviting one talent to one of the hunter's jobs. */
export const invitation = {
  toJob: 'Inviter à une mission',
  toJobLead: (name: string | number) => `Choisissez une mission : ${name} pourra la voir et postuler.`,
  toJobLeadAll: (count: number) =>
    `Choisissez une mission : ces ${count} talents pourront la voir et postuler.`,
  noJobs: 'Aucune de vos missions ne prend de candidatures en ce moment.',
  postFor: (name: string | number) => `Publier une mission pour ${name}`,
  action: 'Inviter',
  actionAll: (count: number) => `Inviter (${count})`,
  done: (count: number) => `${count} talents invités`,
  /** After `Invite`, for screen readers. */
  actionTo: (title: string | number) => `à ${title}`,
  refused: (name: string | number) => `Impossible d’inviter ${name}. Une invitation existe peut-être déjà.`,
  byName: 'Chercher un talent par nom',
  found: (count: number) =>
    count === 0 ? 'Aucun talent de ce nom' : `${count} ${count === 1 ? 'talent' : 'talents'}`,
};

/** What a hunter keeps to come back to. */
export const shortlist = {
  lead: 'Les offres et les talents que vous gardez. Personne d’autre ne voit cette liste.',
  failed: 'Impossible de charger votre sélection',
  empty: 'Encore rien ici',
  emptyText: 'Touchez le cœur d’une offre ou d’un profil pour le garder ici.',
  bestRated: 'Les mieux notées sur Adire',
  /** The name of the heart. */
  keep: (name: string) => `Ajouter ${name} à votre sélection`,
  invite: 'Inviter',
  full: (max: number) => `Votre sélection contient déjà ${max} éléments. Retirez-en un pour en ajouter.`,
  choose: (name: string) => `Choisir ${name}`,
  chosen: (count: number) => (count === 1 ? '1 talent choisi' : `${count} talents choisis`),
};

/** A job described in a minute: four cards, one after the other. */
export const quickJob = {
  lead: 'Publier est gratuit.',
  guestLead: 'Gratuit, et sans compte jusqu’à la publication.',
  card: (at: number, of: number) => `Étape ${at} sur ${of}`,
  cards: {
    what: 'De quoi avez-vous besoin\u00A0?',
    taste: 'Quel travail vous plaît\u00A0?',
    money: 'Prix et délai',
    check: 'Tout est juste\u00A0?',
  },
  kind: 'Type de travail',
  find: (kinds: number) => `Chercher parmi ${kinds} types`,
  noKind: 'Aucun type de travail ne porte ce nom',
  needHint: 'Une ou deux phrases suffisent.',
  needExample: 'Par exemple\u00A0: un logo pour ma boulangerie à Ibadan, en deux couleurs',
  tasteLead: (max: number) => `Choisissez-en jusqu’à ${max}. Nous invitons leurs talents à votre mission.`,
  noTaste: 'Aucune offre de ce type ne montre d’image. Continuez sans choisir.',
  tasteFailed: 'Impossible de charger les offres',
  by: (title: string, name: string) => `${title}, par ${name}`,
  market: (low: number, high: number) =>
    `La moitié des offres de ce type commencent entre ${naira(low)} et ${naira(high)}.`,
  days: 'Terminé en (jours)',
  daysHint: 'Comptés dès le début du travail.',
  whole: 'Tout le travail',
  asBrief: 'Comme le brief le dit.',
  invited: 'Invités',
  nobody: 'Personne pour l’instant. Tous les talents peuvent la voir et postuler.',
  othersToo: (names: string) => `${names}. D’autres talents peuvent aussi postuler.`,
  within: (days: number, by: string) =>
    `${days === 1 ? 'En un jour' : `En ${days} jours`} (le ${by} au plus tard, si le travail commence aujourd’hui)`,
  choose: 'Choisir',
  change: 'Modifier',
  fillIn: 'Compléter ce qui manque',
  back: 'Retour',
  post: 'Publier la mission',
  signUp: 'Créer un compte et publier',
  signUpHint: 'Ce que vous avez écrit reste sur cet appareil jusqu’à la publication.',
  wrong: (card: string) => `Il manque quelque chose à l’étape «\u00A0${card}\u00A0»`,
};
