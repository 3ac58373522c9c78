/** French: earnings, refunds, bank accounts and withdrawals. */
import { ACCEPT_AFTER_DAYS } from '../../acts/deadlines.ts';
import { moment } from './figures.ts';
import { de } from './language.ts';

/** Texts whose English keeps its letters (rule 13.1). */
export const fixed = {
  expected: 'Revenus attendus',
  netIncome: 'Revenu net',
  withdrawn: 'Retiré',
  pendingClearance: 'En attente de validation',
  available: 'Disponible au retrait',
  withdrawal: 'Retrait',
  accountNumber: 'Numéro de compte',
  enterAccountNumber: 'Saisissez le numéro de compte',
  submit: 'Continuer',
  notSuccessful: 'Le retrait n’a pas abouti',
};

/** Refusals and what stands under a field. */
export const errors = {
  bank: 'Choisissez une banque',
  accountDigits: 'Saisissez un numéro de compte à 10 chiffres',
  accountUnconfirmed: 'Confirmez d’abord le compte bancaire',
  accountKnown: 'Vous avez déjà enregistré ce compte bancaire',
  accountsMax: 'Vous avez déjà 5 comptes bancaires, c’est le maximum. Supprimez-en un d’abord.',
  accountInUse: 'De l’argent est en route vers ce compte. Supprimez-le une fois l’argent arrivé.',
  accountHeld: (from: string) =>
    `Ce compte est nouveau\u00A0: vous pourrez y retirer à partir du ${moment(from)}`,
  paused: (until: string) =>
    `Connexion d’un nouvel endroit\u00A0: les retraits attendent jusqu’au ${moment(until)}`,
  password: 'Saisissez votre mot de passe',
  passwordWrong: 'Ce n’est pas votre mot de passe. Réessayez.',
  passwordNeeded: 'Saisissez votre mot de passe pour ajouter un compte bancaire',
  refused:
    'Votre banque n’a pas accepté le virement. Votre argent est en sécurité. Vérifiez le compte ou prenez-en un autre, puis refaites le retrait.',
  returned: 'Votre banque a renvoyé l’argent. Vérifiez les coordonnées du compte, puis refaites le retrait.',
  nothing: 'Vous n’avez rien à retirer pour le moment',
  frozen: 'Une banque réclame cet argent. Il est gelé jusqu’à sa décision.',
  tooSmall: 'Le retrait minimum est de N50',
  inFlight: 'Cet argent est déjà en route',
  another: 'Un autre retrait est en route. Retirez le reste quand il sera arrivé.',
  unavailable: 'La banque ne répond pas pour le moment. Réessayez dans une minute.',
  month: 'month doit être un mois, comme 2026-11',
};

/** Where the money of an order or a transaction is. */
export const status = {
  pending: 'En attente',
  available: 'Disponible',
  sent: 'Envoyé à la banque',
  paid: 'Versé',
  /** By the payer's bank. */
  lost: 'Repris',
};

/** A talent's earnings page. */
export const earnings = {
  failed: 'Impossible de charger vos revenus',
  to: (bank: string, ending: string) => `Vers ${bank} ••• ${ending}`,
  toOneOf: (accounts: number) => `Vers l’un de vos ${accounts} comptes bancaires`,
  fromOrders: (orders: number) =>
    `${orders === 1 ? 'd’une commande' : `de ${orders} commandes`}, virement sans frais`,
  needsAccount: 'Ajoutez un compte bancaire pour retirer cet argent.',
  expected: 'Ce que vous toucherez pour les commandes en cours ou en attente d’acceptation.',
  next: 'Prochain versement\u00A0:',
  nextBy: (moment: string | number) => `au plus tard le ${moment}, pour`,
  frozen: 'Gelé pendant qu’une banque décide\u00A0:',
  frozenOf: 'pour',
  explain: 'Qu’est-ce que c’est\u00A0?',
  netIncome: 'Tout ce que vous avez gagné sur Adire, pénalités et frais de service déduits.',
  withdrawn: 'Ce que votre banque a confirmé.',
  moreOnItsWay: (amount: string | number) => ` ${amount} de plus en route.`,
  pendingClearance: `En sécurité sous séquestre, pour des commandes pas encore acceptées. C’est à vous quand le client accepte, ou ${ACCEPT_AFTER_DAYS} jours après votre remise.`,
  available: 'À vous dès maintenant\u00A0: votre revenu net, moins ce qui est retiré ou en route.',
};

/** The months as bars. */
export const chart = {
  title: 'Mois par mois',
  months: 'Mois',
  month: 'Mois',
  earned: 'Gagné',
  ofMonth: (earned: string | number, withdrawn: string | number) => `${earned} gagnés, ${withdrawn} retirés`,
  asTable: 'Afficher en tableau',
  caption: 'Gains et retraits par mois',
};

/** The transactions on the earnings page. */
export const transactions = {
  title: 'Opérations',
  failed: 'Impossible de charger vos opérations',
  allMonths: 'Tous les mois',
  allStatuses: 'Tous les statuts',
  noMatch: 'Aucune opération trouvée',
  noMatchText: 'Vous n’avez aucune commande pour ce mois et ce statut.',
  empty: 'Aucune opération',
  emptyText: 'Dès qu’un client paie sous séquestre pour vous, la commande s’affiche ici.',
};

/** What can be downloaded. */
export const downloads = {
  transactions: 'Opérations (CSV)',
  statement: 'Relevé (PDF)',
  statementData: 'Relevé, fichier vérifiable',
  waits: 'Les opérations de la dernière minute figureront sur votre prochain relevé.',
};

/** A hunter's refunds. */
export const refunds = {
  title: 'Remboursements',
  failed: 'Impossible de charger vos remboursements',
  available: 'Remboursements que vous pouvez retirer',
  ready: (amount: string | number) => `${amount} à retirer`,
  yours: 'vos remboursements',
  empty: 'Aucun remboursement',
  emptyText:
    'Les pénalités d’étapes manquées et ce qui reste d’une commande annulée vous reviennent et figurent ici.',
  origin: 'D’où ils viennent',
  missed: 'Pénalités d’étapes manquées',
  cancelled: 'La commande a été annulée',
  decided: 'Le litige a pris fin',
  returned: 'Un paiement en retard, en double ou inexact',
};

type Payer = { channel: string | null; bank: string | null; ending: string | null };

/** Refunds that go back to the card or account that was paid with. */
export const sendBack = {
  refused:
    'Ce paiement ne peut pas être renvoyé. Votre argent est en sécurité : retirez-le sur votre banque.',
  noWay:
    'Rien de cette commande ne peut repartir vers une carte ou un compte. Retirez-le plutôt sur votre banque.',
  started: 'Votre remboursement est en route',
  action: 'Renvoyer',
  actionFor: (title: string) => `Renvoyer le remboursement de ${title}`,
  title: 'Renvoyer ce remboursement',
  to: 'Destination',
  payer: ({ channel, bank, ending }: Payer) => {
    const what = channel === 'card' ? 'la carte' : channel === null ? 'la carte ou le compte' : 'le compte';
    if (ending) return `${what} se terminant par ${ending}`;
    return `${what} d’origine${channel !== 'card' && bank ? ` (${bank})` : ''}`;
  },
  when: 'De 3 à 10 jours ouvrés',
  rest: (amount: string) =>
    `${amount} restent dans vos remboursements : ce paiement ne peut pas en reprendre davantage.`,
  other: 'Pressé ? Un retrait sur votre banque ne prend en général que quelques minutes.',
  confirm: (amount: string) => `Renvoyer ${amount}`,
  list: 'Renvoyés vers votre carte ou votre compte',
  listFailed: 'Impossible de charger ce qui a été renvoyé',
  count: (count: number) => (count === 1 ? '1 remboursement renvoyé' : `${count} remboursements renvoyés`),
  attention: 'La banque demande plus de détails. Nous nous en occupons.',
  returned: 'Le renvoi n’a pas abouti. Vous pouvez retirer cet argent sur votre banque.',
};

/** The heads of tables. */
export const table = {
  date: 'Date',
  from: 'De',
  to: 'Vers',
  order: 'Pour',
  reason: 'Motif',
  progress: 'Avancement',
  amount: 'Montant',
};

/** The saved bank accounts. */
export const accounts = {
  pausedText: 'Si ce n’était pas vous, changez de mot de passe sous «\u00A0Sécurité\u00A0».',
  lead: 'Les comptes où nous envoyons votre argent. Pour en ajouter un, nous demandons votre mot de passe, puis nous vous envoyons un e-mail.',
  failed: 'Impossible de charger vos comptes bancaires',
  empty: 'Aucun compte bancaire',
  emptyText: 'Ajoutez le vôtre dès maintenant\u00A0: il sera prêt pour votre retrait.',
  add: 'Ajouter un compte bancaire',
  added: (moment: string | number) => `Ajouté le ${moment}`,
  endingIn: (bankName: string | number, accountNumber: string | number) =>
    `${bankName}, finissant par ${accountNumber}`,
  usableFrom: (moment: string | number) => `vous pourrez y retirer à partir du ${moment}`,
  lastFailed: 'Le dernier virement a échoué',
  heldText:
    'D’ici là, votre argent reste en sécurité ici. Nous vous avons envoyé un e-mail sur ce nouveau compte, au cas où ce n’était pas vous.',
  saved: 'Compte bancaire enregistré',
  remove: 'Supprimer ce compte bancaire\u00A0?',
  removeText: (where: string | number) =>
    `${where}. Nous n’y enverrons plus d’argent. Si vous en ajoutez un autre à sa place, il sera utilisable après 24 heures.`,
  removeConfirm: 'Supprimer le compte',
  removed: 'Compte bancaire supprimé',
};

/** A bank account that is not saved yet: its number, and whose it is. */
export const newAccount = {
  bank: 'Banque',
  searchBanks: 'Chercher une banque',
  banksFailed: 'Impossible de charger les banques',
  numberHint: '10 chiffres, zéros de tête compris',
  note: 'Aucun argent ne part encore. Nous vérifions d’abord le nom du titulaire.',
  unknown: 'Ce compte est introuvable. Vérifiez la banque et les 10 chiffres.',
  name: 'Titulaire du compte',
  otherName: (own: string | number) =>
    `Ce n’est pas le nom de votre profil (${own}). Continuez seulement si ce compte est bien à vous\u00A0: un virement ne s’annule pas.`,
  passwordHint: 'Demandé une fois par nouveau compte, pour protéger votre argent.',
  confirm: 'Ajouter le compte',
};

/** The steps of a withdrawal. */
export const withdraw = {
  account: 'Vers quel compte\u00A0?',
  usableFrom: (moment: string | number) => `Nouveau\u00A0: utilisable à partir du ${moment}`,
  lastFailed: (name: string | number) => `${name}\u00A0: le dernier virement a échoué`,
  other: 'Un autre compte',
  continue: 'Continuer',
  numberEnd: (accountNumber: string | number) => `finissant par ${accountNumber}`,
  charge: 'Frais de virement',
  noCharge: 'Aucuns, Adire les paie',
  arrival: 'Délai',
  arrivalText: 'Quelques minutes en général',
  started: 'Votre argent est en route',
  where: (bankName: string | number, accountNumber: string | number) =>
    `${bankName}, compte finissant par ${accountNumber}`,
  to: (accountName: string | number, where: string | number) => `à ${accountName}, ${where}.`,
  mayClose: 'Vous pouvez fermer et suivre ce retrait dans vos retraits.',
  arrived: 'Votre banque l’a confirmé. L’argent peut mettre quelques minutes à s’afficher sur votre compte.',
  paid: (amount: string | number, bankName: string | number) => `${amount} versés à ${bankName}`,
};

/** The list of withdrawals. */
export const withdrawals = {
  title: 'Retraits',
  failed: 'Impossible de charger vos retraits',
  onItsWay: 'En route',
  to: (accountName: string | number, bankName: string | number, accountNumber: string | number) =>
    `à ${accountName}, ${bankName}, finissant par ${accountNumber}`,
  allRefunds: 'Tous les remboursements',
};

/** The e-mail about a new bank account. */
export const mail = {
  subject: 'Un compte bancaire a été ajouté',
  added: (bank: string, ending: string, name: string) =>
    `Un compte bancaire a été ajouté à votre compte Adire\u00A0: ${bank}, finissant par ${ending}, au nom ${de(name)}.`,
  now: 'Vous pouvez y retirer votre argent dès maintenant.',
  held: (from: string) =>
    `Vous pourrez y retirer votre argent à partir du ${moment(from)}. Vos autres comptes bancaires fonctionnent comme avant.`,
  notYou:
    'Ce n’était pas vous\u00A0? Choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes vos sessions, et supprimez ce compte bancaire.',
  link: 'Voir vos comptes bancaires',
};
