/** French: accounts: signing up, logging in, passwords, and a person's own data. */
import { PRODUCT } from '../../core/product.ts';
import { naira } from './figures.ts';

/** Texts whose English keeps its letters (rule 13.1). */
export const fixed = {
  name: 'Saisissez votre nom',
  nameLong: 'Le nom ne doit pas dépasser 20 caractères',
  email: 'Saisissez votre adresse e-mail',
  emailInvalid: 'Adresse e-mail non valide',
  password: 'Saisissez le mot de passe',
  passwordShort: 'Le mot de passe doit avoir au moins 8 caractères',
  passwordMatch: 'Les mots de passe doivent être identiques',
  forgotEmail: 'Saisissez une adresse e-mail valide',
  forgotEmailInvalid: 'Cette adresse e-mail n’est pas valide',
  code: 'Saisissez le code reçu par e-mail',
  newPassword: 'Saisissez un nouveau mot de passe',
  confirmPassword: 'Confirmez le nouveau mot de passe',
  invalidCredentials: 'Identifiants incorrects',
  getLink: 'Recevoir le lien',
};

/** Refusals and what stands under a field. */
export const errors = {
  namePlain: 'Choisissez un nom sans lien, sans < ni >',
  emailTaken: 'Cette adresse a déjà un compte. Connectez-vous.',
  passwordCommon: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  passwordStolen: 'Ce mot de passe a été volé sur un autre site. Choisissez-en un autre.',
  passwordSame: 'Choisissez-en un autre que votre mot de passe actuel.',
  codeInvalid: 'Ce code est faux ou a expiré. Demandez-en un nouveau.',
  loggedOut: 'Vous n’êtes pas connecté. Connectez-vous pour continuer.',
  ownPassword: 'Saisissez votre mot de passe',
  emailInUse: 'Cette adresse a déjà un compte. Choisissez-en une autre.',
  emailOwn: 'C’est déjà votre adresse. Saisissez la nouvelle.',
  emailCodeInvalid: 'Ce lien ne sert plus. Recommencez le changement.',
  ownPasswordWrong: 'Ce n’est pas votre mot de passe. Réessayez.',
  deleteWord: 'Tapez «\u00A0supprimer\u00A0» pour confirmer',
};

/** What several of the screens before login say. */
export const shared = {
  password: 'Mot de passe',
  passwordHint: '8 caractères au moins',
  backToLogIn: 'Retour à la connexion',
};

/** Logging in. */
export const login = {
  ways: 'Connexion ou création de compte',
  /** Where a page asked for it. */
  thenBack: 'Ensuite, vous reprenez là où vous étiez.',
  endedThenBack: 'Votre session a pris fin. Reconnectez-vous pour reprendre là où vous étiez.',
};

/** Making an account. */
export const signUp = {
  name: 'Nom d’utilisateur',
  nameHint: 'Le nom que les autres voient',
  confirmPassword: 'Confirmez le mot de passe',
  submit: 'Créer le compte',
};

/** Asking for a new password. */
export const forgot = {
  lead: 'Nous vous envoyons par e-mail un lien avec un code. Il sert une fois, pendant 30 minutes.',
  done: 'Si cette adresse a un compte, un code vient d’y être envoyé.',
};

/** Setting a new password. */
export const reset = {
  leadWithCode: 'Le code de votre lien est déjà rempli. Choisissez un nouveau mot de passe.',
  /** Before the link that asks again. */
  lead: 'Copiez le code de notre e-mail, ou ouvrez son lien. Rien reçu\u00A0? Regardez dans vos indésirables, ou',
  askAgain: 'demandez un nouveau code',
  code: 'Code',
  newPassword: 'Nouveau mot de passe',
  repeatPassword: 'Répétez le mot de passe',
  submit: 'Enregistrer',
  done: 'Mot de passe changé. Connectez-vous avec le nouveau.',
};

/** The page of one's own data. */
export const ownData = {
  lead: 'Vos données sont à vous. Téléchargez-en une copie, ou supprimez votre compte.',
};

/** Taking a copy of one's data: the card and its dialog. */
export const copy = {
  title: 'Recevoir une copie',
  text: 'Un seul fichier zip\u00A0: profil, offres, missions, candidatures, commandes, messages, fichiers et chaque mouvement de votre argent. Les données sont en JSON, lisibles par d’autres programmes.',
  open: 'Télécharger mes données',
  dialogText: 'C’est tout ce que vous avez envoyé ici. Nous vérifions donc que c’est bien vous.',
  started: 'Le téléchargement a commencé',
  startedHint: 'Avec beaucoup de fichiers, il peut prendre un moment.',
};

/** What each file of a copy holds, by its name. */
export const copyFiles = {
  account: 'Votre compte, sans votre mot de passe. Nous n’en gardons qu’une empreinte.',
  sessions: 'Où vous êtes connecté.',
  'second-factor': 'Votre application d’authentification et vos clés d’accès, sans leurs clés.',
  security: 'Connexions et changements de votre compte, sur 180 jours.',
  profile: 'Votre profil.',
  education: 'Vos formations.',
  certifications: 'Vos certificats.',
  skills: 'Vos compétences.',
  languages: 'Vos langues.',
  payments: 'Ce que vous avez payé sous séquestre. Nous n’avons jamais eu votre carte.',
  'bank-accounts': 'Les comptes bancaires que vous avez confirmés.',
  refunds: 'Les remboursements vers la carte ou le compte d’origine.',
  payouts: 'Les virements vers votre banque.',
  money: 'Chaque écriture de vos comptes. Les entrées d’argent sont positives.',
  blocked: 'Les personnes que vous avez bloquées.',
  shortlist: 'Les offres et les talents de votre sélection.',
  notifications: 'Les notifications reçues.',
  preferences: 'Comment vous voulez être prévenu, là où cela diffère du réglage par défaut.',
  devices: 'Les appareils qui reçoivent les notifications push.',
  mails: 'Les e-mails que nous vous avons envoyés.',
  messages: 'Vos conversations, du plus ancien message au plus récent.',
  gigs: 'Vos offres avec formules, questions et galerie.',
  line: 'Combien de fois votre travail a été montré parmi les créations, par jour.',
  'past-work': 'Vos réalisations.',
  bids: 'Vos candidatures.',
  invitations: 'Les missions auxquelles vous avez été invité.',
  'saved-jobs': 'Les missions que vous avez enregistrées.',
  jobs: 'Les missions publiées et vos commandes des deux côtés, avec leurs étapes.',
  'milestone-submissions': 'Le travail remis pour les étapes de vos commandes.',
  'work-submissions': 'Le travail final remis pour vos commandes, et les réponses.',
  tasks: 'Les tableaux de vos commandes, avec vos commentaires.',
  reviews: 'Les avis donnés, et ceux sur vous qui sont visibles.',
  disputes: 'Les litiges de vos commandes.',
  events: 'Ce que vous avez fait sur Adire.',
};

/** The first lines of its READ-ME. */
export const copyReadMe = {
  made: (at: string) => `Une copie de vos données sur ${PRODUCT}, faite le ${at}.`,
  units: 'Les montants sont en kobos\u00A0: 100 kobos font un naira. Les heures sont en UTC.',
  files:
    'Le dossier «\u00A0files\u00A0» contient ce que vous avez envoyé. data/files.json en donne la liste.',
};

/** Deleting one's account: the card and its dialog. */
export const deletion = {
  title: 'Supprimer votre compte',
  text: (person: string | number) =>
    `Nous supprimons profil, offres, messages et fichiers, et personne ne peut plus se connecter. C’est irréversible. Les commandes payées restent chez l’autre partie, sous «\u00A0${person}\u00A0». Nous gardons aussi, sans votre nom, les écritures que la loi exige.`,
  details: 'Voir en détail ce qui est supprimé',
  open: 'Supprimer mon compte',
  dialogText: 'C’est définitif. Personne ne peut rétablir votre compte, pas même nous.',
  /** What has to be typed. */
  word: 'supprimer',
  wordLabel: (typed: string | number) => `Tapez «\u00A0${typed}\u00A0» pour confirmer`,
  confirm: 'Supprimer pour de bon',
  blocked: 'Vous ne pouvez pas encore supprimer votre compte',
  failed: 'Impossible de vérifier si votre compte peut être supprimé',
};

/** What keeps an account from being deleted. */
export const obstacles = {
  orders: (count: number) =>
    count === 1
      ? 'Il vous reste 1 commande ouverte. Vous pourrez supprimer votre compte quand elle sera terminée.'
      : `Il vous reste ${count} commandes ouvertes. Vous pourrez supprimer votre compte quand elles seront terminées.`,
  earned: (amount: number) => `${naira(amount)} de revenus sont encore ici. Retirez-les d’abord.`,
  payback: (amount: number) => `${naira(amount)} de remboursements sont encore ici. Retirez-les d’abord.`,
  transfer:
    'Un virement vers votre banque est en route. Vous pourrez supprimer votre compte dès qu’il sera arrivé.',
  payment:
    'Un de vos paiements n’est pas encore confirmé. Revenez quand il le sera. Un paiement qui n’aboutit pas est abandonné après trois jours.',
  chargeback:
    'La banque d’un payeur décide d’un paiement de l’une de vos commandes. Vous pourrez supprimer votre compte ensuite.',
  operator: 'C’est le compte d’un opérateur. Faites d’abord retirer cet accès.',
};

/** The last mail to a deleted account; its subject also greets on the front page. */
export const deletedMail = {
  subject: 'Votre compte a été supprimé',
  lines: (name: string) => [
    `Bonjour ${name},`,
    'Comme vous l’avez demandé, nous avons supprimé votre compte. Profil, messages et fichiers ont disparu, et personne ne peut plus s’y connecter.',
    'Les commandes payées restent chez l’autre partie, sans votre nom. De même pour les écritures que la loi nous impose de garder.',
    'Si ce n’était pas vous, répondez tout de suite à cet e-mail.',
  ],
};

/** What is shown in place of a deleted person's name, messages, jobs and gigs. */
export const erased = {
  person: 'Personne supprimée',
  message: 'Ce message a été supprimé avec le compte de son auteur.',
  job: 'Mission supprimée',
  gig: 'Offre supprimée',
};
