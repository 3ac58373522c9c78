/** French: the page of one's own security, the mails that it sends, and the security log. */
import { moment } from './figures.ts';

/** What happened, as the person and the operators read it. */
export const kinds = {
  'sign-in': 'Connexion',
  'sign-in-failed': 'Mot de passe faux à la connexion',
  'sign-in-throttled': 'Trop d’essais de connexion',
  'second-step-wrong': 'Code erroné à la connexion en deux étapes',
  'second-factor-changed': 'Connexion en deux étapes modifiée',
  'console-sign-in-failed': 'Connexion à la console refusée',
  'console-sign-in-throttled': 'Trop d’essais de connexion à la console',
  'signed-out': 'Déconnexion',
  'session-ended': 'Un autre appareil déconnecté',
  'other-sessions-ended': 'Tous les autres appareils déconnectés',
  'password-wrong': 'Mot de passe faux pendant une session',
  'password-changed': 'Mot de passe changé',
  'password-reset': 'Nouveau mot de passe par code e-mail',
  'email-change-asked': 'Changement d’e-mail demandé',
  'email-change-stopped': 'Changement d’e-mail arrêté',
  'email-changed': 'E-mail changé',
  'phone-changed': 'Numéro de téléphone changé',
  'withdrawals-paused': 'Retraits suspendus pendant 24 heures',
  refused: 'Refusé\u00A0: ce compte n’en a pas le droit',
  throttled: 'Trop de demandes',
  malformed: 'Demande mal formée refusée',
  forged: 'Webhook non signé refusé',
  'file-infected': 'Fichier malveillant refusé',
  settings: 'Le serveur a démarré',
};

/** Where something happened. */
export const device = {
  named: (browser: string, system: string) => `${browser} sur ${system}`,
  unknown: 'Appareil inconnu',
};

/** The head of the page, and what its forms share. */
export const page = {
  lead: 'Votre mot de passe, votre e-mail et vos appareils connectés.',
};

/** The section of the password. */
export const password = {
  title: 'Mot de passe',
  text: 'Un nouveau mot de passe vous déconnecte partout ailleurs.',
  open: 'Changer le mot de passe',
  present: 'Mot de passe actuel',
  done: 'Mot de passe changé. Vous êtes déconnecté partout ailleurs.',
};

/** The sections of the e-mail and of the phone number. */
export const email = {
  title: 'E-mail',
  open: 'Changer d’e-mail',
  text: 'Nous envoyons un lien aux deux adresses. Ouvrez les deux dans les 24 heures.',
  new: 'Nouvel e-mail',
  done: 'Regardez dans les deux boîtes et ouvrez les deux liens.',
  waiting: (address: string) => `En attente du passage à ${address}`,
  waitsForBoth: 'Ouvrez les liens envoyés aux deux adresses.',
  waitsForOld: 'Ouvrez maintenant le lien envoyé à votre adresse actuelle.',
  waitsForNew: 'Ouvrez maintenant le lien envoyé à la nouvelle adresse.',
  until: (at: string) => `Les liens servent jusqu’au ${at}.`,
};

export const phone = {
  title: 'Téléphone',
  open: 'Changer de numéro',
  label: 'Numéro de téléphone',
  done: 'Numéro de téléphone changé',
  hint: 'Pour le changer, allez dans',
};

/** The section of the devices. */
export const devices = {
  title: 'Appareils',
  text: 'L’un d’eux vous est inconnu\u00A0? Déconnectez-le, puis changez votre mot de passe.',
  list: 'Où vous êtes connecté',
  this: 'Cet appareil',
  seen: (at: string) => `Vu le ${at}`,
  end: 'Déconnecter',
  endOf: (device: string) => `Déconnecter ${device}`,
  endText: 'Cet appareil devra saisir votre mot de passe pour se reconnecter.',
  ended: 'Appareil déconnecté',
  endOthers: 'Déconnecter tous les autres',
  endOthersText: 'Tous les autres appareils devront saisir votre mot de passe pour se reconnecter.',
  endedOthers: 'Tous les autres appareils sont déconnectés',
  failed: 'Vos appareils n’ont pas pu être chargés',
};

/** The section of what happened lately. */
export const activity = {
  title: 'Activité récente',
  list: 'Ce qui s’est passé sur votre compte',
  failed: 'Votre activité n’a pas pu être chargée',
  empty: 'Rien pour l’instant. Nous gardons les 180 derniers jours.',
};

/** The page that the links of the mails open. */
export const confirm = {
  title: 'Changer d’e-mail',
  text: 'Ne confirmez que si vous l’avez demandé.',
  submit: 'Confirmer',
  stop: 'Arrêter le changement',
  waiting: 'Confirmé. Ouvrez maintenant le lien dans l’autre boîte.',
  changed: 'E-mail changé. Connectez-vous avec le nouveau.',
  stopped:
    'Arrêté. Votre e-mail reste le même. Changez tout de suite de mot de passe si ce n’était pas vous.',
};

/** The mails about a change of e-mail. */
export const emailMail = {
  subject: 'Confirmez votre nouvel e-mail',
  oldText: (address: string) =>
    `Quelqu’un a demandé que votre compte passe à l’adresse ${address}. Si c’était vous, confirmez avec ce lien ou ce code dans les 24 heures\u00A0:`,
  oldNotYou:
    'Si ce n’était pas vous, ouvrez le lien et arrêtez le changement. Changez ensuite de mot de passe.',
  oldLink: 'Confirmer ou arrêter',
  newText:
    'Quelqu’un a demandé à utiliser cette adresse pour son compte. Si c’était vous, confirmez avec ce lien ou ce code dans les 24 heures\u00A0:',
  newNotYou: 'Si ce n’était pas vous, ignorez cet e-mail. Rien ne changera.',
  newLink: 'Confirmer cette adresse',
  changed: 'Votre e-mail a été changé',
  changedText: (address: string) =>
    `Votre compte utilise maintenant ${address}. Connectez-vous avec cette adresse.`,
  changedNotYou: 'Si ce n’était pas vous, répondez tout de suite à cet e-mail.',
};

/** The mail about a sign-in from a new device. */
export const deviceMail = {
  subject: 'Nouvelle connexion à votre compte',
  text: (device: string, at: string) => `${device} s’est connecté à votre compte le ${moment(at)}.`,
  country: (name: string) => `Pays\u00A0: ${name}.`,
  paused: (until: string) => `Par prudence, les retraits attendent jusqu’au ${moment(until)}.`,
  notYou:
    'Si ce n’était pas vous, changez tout de suite de mot de passe. Tous les autres seront déconnectés.',
  link: 'Voir vos appareils',
};

/** The security log in the console. */
export const log = {
  title: 'Journal de sécurité',
  lead: 'Connexions, refus et changements des comptes, gardés 180 jours. Les actions des opérateurs sont dans le journal.',
  failed: 'Le journal de sécurité n’a pas pu être chargé',
  empty: 'Rien ne correspond.',
  find: 'Rechercher une personne ou un réseau',
  findHint: 'E-mail, ID ou 105.112.33.0/24',
  filter: 'Ce qui s’est passé',
  when: 'Quand',
  what: 'Quoi',
  who: 'Qui',
  where: 'Réseau',
  device: 'Appareil',
  nobody: 'Aucun compte',
};
