/** French: conversations between two people. */
import { de } from './language.ts';

/** Refusals and what stands under a field. */
export const errors = {
  text: 'Écrivez d’abord un message',
  self: 'Vous ne pouvez pas vous écrire à vous-même',
  attachmentsMax: 'Vous pouvez joindre 5 fichiers au plus',
  attachmentGone: 'Un de vos fichiers n’est plus disponible. Joignez-le à nouveau.',
  search: 'Saisissez ce que vous cherchez',
  reportReason: 'Dites ce qui ne va pas',
  blocked: 'Vous ne pouvez pas écrire à cette personne',
  newPeople: 'Vous avez écrit à 20 nouvelles personnes en un jour. Reprenez demain.',
  noSpace:
    'Ce navigateur n’a pas assez de place pour garder votre message jusqu’à l’envoi. Essayez avec moins de fichiers, ou des plus petits.',
};

/** All conversations. */
export const list = {
  label: 'Conversations',
  failed: 'Impossible de charger vos messages',
  emptyHunter: 'Écrivez à un talent depuis son profil ou son offre. Vos conversations s’affichent ici.',
  emptyTalent: 'Les messages des clients et le suivi des commandes s’affichent ici.',
  you: 'Vous\u00A0: ',
  file: 'Un fichier',
  muted: 'En sourdine',
  received: (name: string | number) => `Nouveau message ${de(name)}`,
};

/** The search through one's own messages. */
export const search = {
  label: 'Chercher un message',
  clear: 'Effacer la recherche',
  failed: 'La recherche n’a pas abouti',
  none: (query: string | number) => `Aucun message avec «\u00A0${query}\u00A0»`,
  found: (query: string | number) => `Messages avec «\u00A0${query}\u00A0»`,
};

/** One conversation. */
export const conversation = {
  label: 'Conversation',
  failed: 'Impossible de charger cette conversation',
  all: 'Tous les messages',
  menu: (name: string | number) => `Options pour ${name}`,
  typing: 'écrit…',
  lastSeen: 'Vu',
  lines: 'Messages de cette conversation',
  empty: (name: string | number) => `Aucun message. Écrivez le premier à ${name}.`,
  older: 'Messages précédents',
  updates: (count: number) => `Afficher ${count} mises à jour précédentes`,
  from: (first: string, last: string) => `${first} – ${last}`,
  latest: 'Derniers messages',
  readingOlder: 'Vous lisez d’anciens messages.',
  toLatest: 'Aller aux derniers',
  other: 'cette personne',
  youBlocked: (name: string | number) =>
    `Vous avez bloqué ${name}. Pour écrire à nouveau, débloquez cette personne dans le menu ci-dessus.`,
};

/** Where one writes: in a conversation, or in a dialog of a profile or a gig. */
export const composer = {
  label: (name: string | number) => `Message à ${name}`,
  placeholder: 'Écrivez un message',
  length: (amount: string | number, messageMax: string | number) => `${amount} caractères sur ${messageMax}`,
  attach: (upload: string | number) => `Joindre des fichiers\u00A0: ${upload}`,
  files: 'Fichiers à envoyer',
  chooseAgain: (names: string) => `Choisissez à nouveau vos fichiers\u00A0: ${names}`,
};

/** Contact and bank details before the price is in escrow. */
export const safety = {
  found: {
    phone: 'un numéro de téléphone',
    email: 'une adresse e-mail',
    bank: 'des coordonnées bancaires',
  },
  text: (what: string) =>
    `On dirait ${what}. Tant que le prix n’est pas sous séquestre, nous ne pouvons pas protéger ce que vous convenez ailleurs. Vous pouvez l’envoyer quand même.`,
};

/** How far an own message has come. */
export const sending = {
  waiting: 'En attente du réseau',
  sending: 'Envoi',
  files: 'Envoi des fichiers',
  notSent: 'Non envoyé',
  delivered: 'Reçu',
  read: 'Lu',
  toDraft: 'Remettre en brouillon',
};

/** Blocking and unblocking. */
export const block = {
  title: (name: string | number) => `Bloquer ${name}\u00A0?`,
  text: 'Vous ne pourrez plus vous écrire, ni vous envoyer de commandes ou de candidatures. Vos commandes en cours continuent.',
  confirm: 'Bloquer',
  done: (name: string | number) => `Vous avez bloqué ${name}`,
  undoTitle: (name: string | number) => `Débloquer ${name}\u00A0?`,
  undoText: 'Vous pourrez de nouveau vous écrire.',
  undo: 'Débloquer',
  undone: (name: string | number) => `${name} peut de nouveau vous écrire`,
};

/** Muting and unmuting. */
export const mute = {
  action: 'Mettre en sourdine',
  undo: 'Réactiver',
  done: (name: string) => `Vous avez mis ${name} en sourdine`,
  doneText: 'Les nouveaux messages restent visibles dans votre liste, sans alerte.',
  undone: (name: string) => `Vous recevrez de nouveau les alertes des messages ${de(name)}`,
};

/** Reporting a person to the team. */
export const report = {
  title: (name: string | number) => `Signaler ${name}`,
  lead: 'Notre équipe lit votre motif et cette conversation. L’autre personne n’en saura rien.',
  reason: 'Qu’est-ce qui ne va pas\u00A0?',
  confirm: 'Signaler',
  done: 'Signalement envoyé',
  doneText: 'Merci. Nous lisons chaque signalement.',
};

/** The title of a push notification: never the words of a message, for a locked phone shows it to everybody. */
export const pushTitle = {
  one: (name: string) => `Nouveau message ${de(name)}`,
  many: (unread: number, name: string) => `${unread} nouveaux messages ${de(name)}`,
};

/** The orders of the two, beside their conversation. */
export const beside = {
  title: 'Vos commandes',
  none: (name: string) =>
    `Aucune commande en cours avec ${name}. Elle s’affichera ici dès l’envoi d’un accord.`,
  inEscrow: (amount: string) => `${amount} sous séquestre`,
  yourTurn: 'À vous',
  others: (orders: number) => `+${orders}`,
  working: (name: string) => `${name} travaille`,
  by: (day: string) => `Avant le ${day}`,
};
