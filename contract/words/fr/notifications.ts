/** French: the list of notifications, toasts, preferences, push, and what all e-mails say. */
import type { ChoiceKind, NewsWay } from '../../notifications/choices.ts';
import { de } from './language.ts';

/** Texts whose English keeps its letters (rule 13.1): toasts after an action, and the table of notifications. */
export const fixed = {
  registered: 'Inscription réussie, connectez-vous',
  loggedIn: 'Connexion réussie',
  profileSaved: 'Profil enregistré.',
  successful: 'C’est fait.',
  certificationAdded: 'Certification ajoutée.',
  certificationUpdated: 'Certification modifiée.',
  deleted: 'Suppression effectuée.',
  educationChanged: 'Formation modifiée ou supprimée.',
  languageChanged: 'Langues modifiées.',
  saved: 'Enregistré',
  edited: 'Modifié',
  added: 'Ajouté.',
  jobEdited: 'Mission modifiée.',
  invited: 'Invitation envoyée',
  applied: 'Candidature envoyée...',
  submitted: 'Remise effectuée.',
  uploaded: 'Envoi effectué.',
  sent: 'Envoyé',
  messageSent: 'Message envoyé',
  milestoneSubmitted: 'Étape remise',
  milestoneEdited: 'Étape modifiée',
  bankSubmitted: 'Coordonnées bancaires envoyées',
  detailsSubmitted: 'Coordonnées envoyées.',
  projectAccepted: 'Projet accepté',
  taskMoved: 'Tâche déplacée',
  taskDeleted: 'Tâche supprimée',
  serialNumber: 'N°',
  viewPage: 'Ouvrir',
};

/** Toasts that may be worded anew. */
export const toast = {
  uninvited: 'Invitation retirée',
};

/** The list of notifications. */
export const list = {
  failed: 'Impossible de charger vos notifications',
  emptyTalent: 'Les réponses à vos candidatures, les paiements et les avis s’affichent ici.',
  emptyHunter: 'Les candidatures, les accords acceptés et le travail remis s’affichent ici.',
  toJobs: 'Voir vos missions',
  markAll: 'Tout marquer comme lu',
  preferences: 'Préférences',
  yesterday: 'Hier',
  unread: 'Non lu\u00A0:',
  view: (title: string | number) => `Ouvrir\u00A0: ${title}`,
};

/** The page of preferences, and the page on which e-mails are stopped. */
export const preferences = {
  heading: 'Préférences de notification',
  lead: 'Tout reste dans votre liste de notifications. Choisissez ce que vous recevez en plus, et comment.',
  news: 'Notification',
  ways: { app: 'Dans l’app', mail: 'E-mail', push: 'Push' } satisfies Record<NewsWay, string>,
  kinds: {
    agreements: ['Candidatures et accords', 'Candidatures, réponses, et accords à accepter ou à payer'],
    work: ['Travail et étapes', 'Le travail qui commence, est remis, renvoyé ou attend votre réponse'],
    money: ['Argent', 'Paiements, commandes acceptées ou annulées, litiges et retraits'],
    reviews: ['Avis', 'Quand on vous évalue ou répond à votre avis'],
    messages: ['Messages', 'Push en votre absence. E-mail quand un message reste non lu dix minutes'],
    tracker: ['Suivi de projet', 'Tâches et commentaires du tableau d’une commande'],
    invitations: ['Invitations', 'Quand un client vous invite à une mission privée'],
    summary: ['Résumé quotidien', 'Ce qui peut attendre, une fois par jour à 8\u00A0h, en votre absence'],
  } satisfies Record<ChoiceKind, readonly [name: string, hint: string]>,
  stop: {
    agreements: 'Ne plus recevoir d’e-mails sur les candidatures et accords',
    work: 'Ne plus recevoir d’e-mails sur le travail et les étapes',
    money: 'Ne plus recevoir d’e-mails sur l’argent',
    reviews: 'Ne plus recevoir d’e-mails sur les avis',
    messages: 'Ne plus recevoir d’e-mails sur les messages non lus',
    tracker: 'Ne plus recevoir d’e-mails sur le suivi de projet',
    invitations: 'Ne plus recevoir d’e-mails sur les invitations',
    summary: 'Ne plus recevoir le résumé quotidien',
  } satisfies Record<ChoiceKind, string>,
  always: 'Toujours',
  alwaysMailed: 'Nous vous envoyons toujours un e-mail quand votre argent bouge.',
  none: 'Non disponible',
  appHint:
    'Désactivez «\u00A0Dans l’app\u00A0» et les notifications restent dans votre liste, sans pastille.',
  security: 'Nous vous envoyons toujours un e-mail pour votre mot de passe et votre compte.',
  notSaved: 'Impossible d’enregistrer ce choix',
  failed: 'Impossible de charger vos préférences',
  fixed: 'Vous ne pouvez pas désactiver cela',
  unsubscribe: {
    title: 'E-mails d’Adire',
    ask: 'Vous retrouverez tout dans vos notifications sur Adire. Seuls les e-mails s’arrêtent.',
    button: 'Arrêter ces e-mails',
    done: 'C’est fait. Vous ne recevrez plus ces e-mails.',
    change: 'Modifier vos préférences',
    broken: 'Ce lien n’est pas complet',
    brokenText: 'Ouvrez-le à nouveau depuis l’e-mail, ou connectez-vous et modifiez vos préférences.',
  },
};

/** Notifications on a device. */
export const push = {
  service: 'Ce service push n’est pas pris en charge',
  title: 'Notifications sur cet appareil',
  text: 'Recevez les notifications ici même quand Adire est fermé. Elles montrent un titre, jamais ce que vous écrivez.',
  on: 'Les notifications arrivent ici jusqu’à votre déconnexion, ou sept jours après votre dernière visite.',
  off: 'Notifications désactivées sur cet appareil',
  blocked:
    'Votre navigateur bloque les notifications d’Adire. Autorisez-les dans ses réglages, puis revenez.',
  failed: 'Votre navigateur n’a pas pu joindre son service push. Réessayez plus tard.',
};

/** What all e-mails say, and the e-mails that no other module has. */
export const mail = {
  hello: (name: string) => `Bonjour ${name},`,
  open: 'Ouvrir Adire',
  claim: 'Adire, la place de marché des créatifs d’Afrique',
  because: (preferences: string) => `Vous recevez cet e-mail selon vos préférences\u00A0: ${preferences}`,
  preferences: 'Choisir ce que vous recevez',
  newPassword: 'Choisir un nouveau mot de passe',
  newPasswordText:
    'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’était vous, utilisez ce code dans les 30 minutes\u00A0:',
  newPasswordNotYou: 'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste le même.',
  passwordChanged: 'Votre mot de passe a été changé',
  passwordChangedText: 'Votre mot de passe a été changé, et toutes vos sessions ont été fermées.',
  passwordChangedHere: 'Votre mot de passe a été changé, et toutes vos autres sessions ont été fermées.',
  passwordChangedNotYou:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et répondez à cet e-mail.',
  unread: (count: number, from: string) =>
    count === 1 ? `Un message non lu ${de(from)}` : `${count} messages non lus ${de(from)}`,
  unreadText: (from: string) => `${from} vous a écrit, et vous ne l’avez pas encore lu.`,
  read: (count: number) => (count === 1 ? 'Lire le message' : 'Lire les messages'),
  summary: (first: string, more: number) => `${first}, et ${more} de plus`,
  summaryTurns: 'D’abord ce qui vous attend, puis ce qui s’est passé en votre absence.',
  summaryText: 'Voici ce qui s’est passé en votre absence. Rien n’attend de réponse.',
  seeAll: (more: number) => (more > 0 ? `Tout voir, et ${more} de plus` : 'Voir toutes les notifications'),
};

/** News by order: what comes first. */
export const news = {
  urgent: 'Votre tour, votre argent',
  earlier: (count: number) => (count === 1 ? 'et 1 autre avant' : `et ${count} autres avant`),
};
