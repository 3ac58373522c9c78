/** French: orders, a job from its offer to the review, its milestones and its money. */
import { ACCEPT_AFTER_DAYS, MILESTONE_CHANGES_DAYS } from '../../acts/deadlines.ts';
import type { Turn, TurnFacts } from '../../orders/turns.ts';
import type { TurnWords } from '../en/orders.ts';
import { shared as dispute } from './disputes.ts';
import { de, que } from './language.ts';

/** Texts that keep their letters in English (rule 13.1). */
export const fixed = {
  pending: 'Missions non payées',
  active: 'Missions payées',
  submitted: 'Projets remis',
  completed: 'Projets acceptés par le client',
  hunterName: 'Client',
  jobTitle: 'Mission',
  netPay: 'Net à recevoir',
  startDate: 'Début',
  dueDate: 'Échéance',
  dueOn: 'Échéance',
  deliveredAt: 'Livré le',
  deliveryDate: 'Date de livraison',
  milestoneSubmission: 'Remise des étapes',
  milestone: 'Étape',
  submitProject: 'Remettre le projet',
  submitConfirm: 'Remettre le projet',
  comment: 'Écrivez votre commentaire ici',
  decline: 'Refuser',
  receivePayment: 'Recevoir le paiement',
  paymentRequest: 'Demande de paiement',
  selectBank: 'Choisissez',
  pageTitle: 'Détail du projet remis',
  talentSubmitted: 'Travail remis\u00A0!',
  waiting: (hunter: string) =>
    `Un peu de patience\u00A0: ${hunter} examine le travail, puis l’accepte ou le refuse.`,
  talentCompleted: 'Commande terminée\u00A0!',
  earned: (amount: string) => `Vous avez gagné ${amount} avec cette commande. Beau travail\u00A0!`,
  hunterCompleted: 'Commande terminée',
  awaitingReview: 'En attente d’avis',
  lateDelivery: 'Livraison en retard',
  offerSent: 'Candidature envoyée\u00A0!',
  offerSentText: 'Candidature envoyée. Le client l’examine et vous répondra',
  offerRejected: 'Candidature refusée\u00A0!',
  offerRejectedText: 'Désolé, le client a refusé cette candidature. Ce sera pour une autre fois.',
};

/** Refusals and what stands under a field. */
export const errors = {
  frozen:
    'La banque du payeur réclame cet argent. Jusqu’à sa décision, l’argent de cette commande ne bouge pas.',
  cancelReason: 'Dites pourquoi vous annulez',
  declineReason: 'Dites ce qui doit changer',
  link: 'Entrez un lien qui commence par https://',
  filesMax: '10 fichiers au plus',
  linksMax: '10 liens au plus',
  filesTogether: '200 Mo au plus pour tous les fichiers',
  proxyTooLarge: 'Cet aperçu est plus long ou plus lourd que les aperçus ne le sont',
  fileGone: 'L’un de ces fichiers n’est plus là. Ajoutez-le à nouveau.',
  milestoneEmpty: 'Ajoutez un fichier, un lien ou un commentaire',
  milestoneNotSubmitted: 'Cette étape n’est pas remise',
  milestonePassed: 'Les 3 jours pour demander des modifications sont passés',
  milestoneDeclined: 'Vous avez déjà demandé deux fois des modifications à cette étape',
  milestoneTitle: 'Saisissez un titre',
  startedAlready: 'Le travail a déjà commencé',
  startFirst: 'Commencez d’abord le travail',
  moreDays: 'Saisissez de 1 à 60 jours entiers',
  moreTimeReason: 'Dites pourquoi, en 10 caractères au moins',
  moreTimeOpen: 'Une de vos demandes attend déjà une réponse',
  moreTimeUsed: 'Vous avez déjà fait trois demandes pour cette commande',
  moreTimeNone: 'Aucune demande de délai n’est ouverte',
  notMissed: 'Cette étape n’est pas manquée',
};

const canWithdraw = (name: string | number) => `${name} peut maintenant retirer l’argent.`;

/** What several places of an order say. */
export const shared = {
  remarks: 'Voir les remarques',
  accepted: 'Accepté',
  canWithdraw,
  changesRequested: 'Modifications demandées',
  readyToWithdraw: 'Prêt à retirer',
  cancelOrder: 'Annuler la commande',
  moneyTrailFailed: 'Impossible d’afficher le parcours de l’argent',
};

/** The status of an order, capitalised (rule 9.10). */
export const status = {
  bidding: 'Candidatures',
  offered: 'Proposée',
  agreed: 'Convenue',
};

/** The steps across the order's page. */
export const steps = {
  label: 'Avancement de la commande',
  paidOut: 'Versé',
  released: 'Argent libéré',
};

/** The columns of the lists. */
export const columns = {
  milestonesAccepted: (done: number, all: number) =>
    `Étapes\u00A0: ${done} sur ${all} acceptée${done > 1 ? 's' : ''}`,
  lookBy: (milestone: string, day: string) =>
    `À vous\u00A0: regardez «\u00A0${milestone}\u00A0» avant le ${day}`,
  talentName: 'Talent',
  milestonesOf: (title: string | number) => `les étapes de ${title}`,
  talent: (name: string | number) => `, par ${name}`,
  loadFailed: 'Impossible de charger les commandes',
};

/** The hunter's four lists. */
export const hunterLists = {
  completedLead: 'Les projets que vous avez acceptés',
  pendingEmpty: 'Aucun projet en attente',
  pendingEmptyText:
    'Retenez une candidature\u00A0: son accord apparaît ici jusqu’à ce que le talent accepte et que vous payiez.',
  seeBids: 'Voir les candidatures',
  activeEmpty: 'Aucun projet en cours',
  activeEmptyText: 'Un projet démarre dès que vous avez payé sous séquestre.',
  submittedEmpty: 'Aucun projet remis',
  submittedEmptyText: 'Le travail qui attend votre réponse apparaît ici.',
  completedEmpty: 'Aucun projet terminé',
  completedEmptyText: 'Les projets dont vous avez accepté le travail apparaissent ici.',
};

/** The talent's four tabs. */
export const talentTabs = {
  pendingEmpty: 'Aucune commande en attente',
  pendingEmptyText: 'Quand un client retient votre candidature, l’accord apparaît ici.',
  activeEmpty: 'Aucune commande en cours',
  activeEmptyText:
    'Une commande démarre dès que le client a payé sous séquestre. Vous pouvez alors commencer.',
  activeOrders: 'Commandes en cours',
  submittedEmptyText: `Le travail que vous remettez attend ici la réponse du client, ${ACCEPT_AFTER_DAYS} jours au plus.`,
  completedEmpty: 'Aucune commande terminée',
  completedEmptyText: 'Le travail accepté par les clients apparaît ici, avec son paiement.',
};

/** The order's page. */
export const page = {
  loadFailed: 'Impossible de charger cette commande',
  disputeFailed: 'Impossible de charger le litige',
  changesInRound: (round: string | number) => `Modifications demandées à la version ${round}`,
  settled: 'Vous avez convenu d’un règlement',
  disputeOver: 'Le litige est clos.',
  decided: 'Adire a tranché le litige',
  yours: (amount: string | number) => `${amount} sont à vous`,
  afterFee: (amount: string) =>
    `${amount} vous reviennent, une fois déduits les frais de service et les pénalités éventuelles.`,
  agreedPrice: 'Prix convenu',
  releasedOn: (name: string, day: string) => `Le ${day}, l’argent a été libéré pour ${name}.`,
  filesOpen: 'Vos fichiers sont ci-dessous, prêts à télécharger.',
  askReview: (name: string | number) => `Comment ça s’est passé\u00A0? Donnez votre avis sur ${name}.`,
  suspended: (name: string | number) =>
    `Le compte ${de(name)} est suspendu. L’argent reste où il est. Les délais et vos droits ne changent pas.`,
  brief: 'Brief et conditions',
  details: 'Détails de la commande',
  notDelivered: 'Pas encore livré',
  history: 'Historique',
  historyLabel: 'Historique de la commande',
  historyEmpty: 'Rien ne s’est encore passé.',
  movedOn: 'Cette commande a avancé',
  wrong: 'Un problème ?',
};

/** What can follow an order that came to nothing. */
export const next = {
  orderAgain: 'Commander à nouveau',
  hireAgain: (name: string) => `Engager ${name} à nouveau`,
  similarGigs: 'Offres similaires',
  postJob: 'Publier une mission',
};

/** The talent starts. */
export const start = {
  confirm: 'Commencer le travail',
  done: 'Travail commencé',
  doneText: 'Le client est prévenu. Remettez chaque étape à temps.',
  failed: 'Impossible de commencer le travail',
};

/** The milestones of an order, and how each is doing. */
export const milestones = {
  notStarted: 'Non commencée',
  due: 'À remettre',
  submittedLate: 'Remise en retard',
  missed: 'Manquée',
  notSubmitted: 'Non remise',
  granted: (value: string | number) => ` (${value} accordés)`,
  paused: 'Échéance suspendue',
  timeUp: 'délai passé',
  ofPrice: (amount: string | number, penalty: string | number) => `${amount} (${penalty}\u00A0% du prix)`,
  penalty: (amount: string | number) => `Pénalité\u00A0: ${amount}`,
  penaltyIfMissed: (amount: string | number) => `Pénalité si manquée\u00A0: ${amount}`,
  noPenalty: 'Sans pénalité',
  noPenaltyInTime: 'Sans pénalité\u00A0: remise à temps',
  noPenaltyWaived: 'Sans pénalité\u00A0: elle est levée',
  waived: 'Pénalité levée',
  submittedFor: (title: string | number) => `Remis pour ${title}`,
  onBoard: (done: string) => `Au tableau\u00A0: ${done}`,
  noAttachment: 'Aucune pièce jointe',
};

/** The dialogs in which milestones are submitted, and read. */
export const submitMilestone = {
  open: 'Remettre une étape',
  title: 'Remise des étapes',
  submitThis: 'Remettre cette étape',
  submitAgain: 'Remettre à nouveau',
  confirm: 'Remettre l’étape',
  submittedTitle: 'Étapes remises',
};

/** The hunter waives a penalty. */
export const waive = {
  title: 'Lever cette pénalité\u00A0?',
  lead: (title: string | number, penalty: string | number, name: string | number) =>
    `«\u00A0${title}\u00A0» comptera comme remise à temps. ${penalty} ne seront pas déduits de ce que gagne ${name}. C’est définitif.`,
  confirm: 'Lever la pénalité',
};

/** The hunter asks for changes to a milestone. */
export const declineMilestone = {
  open: 'Demander des modifications',
  title: 'Demander des modifications à cette étape',
  lead: (title: string | number, name: string | number) =>
    `«\u00A0${title}\u00A0» revient à ${name}, avec au moins ${MILESTONE_CHANGES_DAYS} jours de plus. L’argent reste sous séquestre.`,
  until: (moment: string | number) => `Vous pouvez demander des modifications jusqu’au ${moment}.`,
  untilTalent: (name: string | number, moment: string | number) =>
    `${name} peut demander des modifications jusqu’au ${moment}.`,
  doneText: (name: string | number) => `${name} lit vos remarques et remet l’étape à nouveau.`,
  lookAt: (title: string) => `Regardez «\u00A0${title}\u00A0»`,
  sentBack: (title: string) => `Modifications demandées à «\u00A0${title}\u00A0»`,
};

/** More time: requested, answered, withdrawn. */
export const moreTime = {
  ask: 'Demander un délai',
  askLead: (name: string | number) =>
    `${name} a 48 heures pour répondre. Vos échéances sont suspendues d’ici là.`,
  daysLabel: 'Combien de jours de plus\u00A0?',
  daysHint: (max: string | number) =>
    `De 1 à ${max} jours. Les échéances ouvertes et la date de fin sont reportées d’autant.`,
  reasonLabel: 'Pourquoi\u00A0?',
  reasonHint: (name: string | number) =>
    `Au moins 10 caractères. ${name} lira ceci. Trois demandes au plus par commande.`,
  requested: 'Délai demandé',
  lapses: (moment: string) => `Sans réponse, la demande expire le ${moment}.`,
  asksFor: (name: string | number, value: string | number) => `${name} demande ${value}`,
  youAsked: (value: string) => `Vous avez demandé ${value}`,
  requestedAt: (moment: string | number, lapses: string | number) => `Demandé le ${moment}. ${lapses}`,
  priceStays: 'inchangé',
  endNow: 'Fin actuelle',
  endIfGranted: 'Si accordé',
  answer: 'Répondre à la demande',
  answerLead: (name: string | number) =>
    `Si vous accordez le délai, les échéances ouvertes et la date de fin sont reportées d’autant. Le temps d’attente ${de(name)} s’ajoute dans tous les cas, en jours entiers.`,
  answerLabel: 'Votre réponse',
  grant: (value: string | number) => `Accorder ${value}`,
  keepDates: 'Garder les dates',
  granted: 'Délai accordé',
  refused: 'Les dates restent les mêmes',
  withdraw: 'Retirer la demande',
  withdrawTitle: 'Retirer cette demande\u00A0?',
  withdrawLead:
    'Vos échéances courent à nouveau, avec le temps d’attente en plus. Cette demande compte toujours parmi vos trois.',
  withdrawn: 'Demande retirée',
};

/** The talent submits the work. */
export const submit = {
  lastFiles: (round: number, names: string) =>
    `Version ${round}\u00A0: ${names}. Ajoutez de nouveau ce qui fait aussi partie de celle-ci.`,
  notYet: 'Pas encore',
  doneText: (name: string | number) => `${name} a ${ACCEPT_AFTER_DAYS} jours pour accepter ou refuser.`,
  openMilestones: (value: string | number) => `${value} à remettre`,
  missed: (amount: string | number) => `\u00A0: manquée, ${amount} sont déduits`,
  open: (amount: string | number) => `\u00A0: remettez-la à temps pour garder ${amount}`,
};

/** Files and links of a submission. */
export const deliverables = {
  files: 'Fichiers',
  hint: '10 fichiers au plus, 25 Mo chacun\u00A0: images, sons, films, documents, archives, fichiers Photoshop, Illustrator et Figma.',
  links: 'Liens',
  locked:
    'Avant l’acceptation, votre client voit des aperçus filigranés et lit sons et films en qualité réduite. Vous pouvez ouvrir un fichier plus tôt.',
  linksHint: 'Figma, Drive, YouTube\u00A0: un lien par ligne, commençant par https://',
};

/** What was submitted, round by round. */
export const submissions = {
  lookAt: 'Ouvrir la salle d’épreuves',
  title: 'Travail remis',
  round: (round: string | number) => `Version ${round}`,
  submittedAt: (moment: string | number) => `· remise le ${moment}`,
  earlier: (count: number) => (count === 1 ? 'La version précédente' : `Les ${count} versions précédentes`),
  changes: (used: number, included: number) => {
    if (used > included) return `Séries de modifications\u00A0: ${used}, ${included} comprises`;
    return included > 0
      ? `Séries de modifications\u00A0: ${used} sur ${included}`
      : 'Aucune série de modifications comprise';
  },
};

/** The hunter accepts the work. */
export const acceptWork = {
  unfinished: {
    unsent: (count: number) =>
      count === 1
        ? 'Une de vos remarques n’est pas envoyée'
        : `${count} de vos remarques ne sont pas envoyées`,
    notMet: (lines: string) => `Vous avez dit que ceci manque\u00A0: ${lines}`,
    unchecked: (lines: string) => `Vous n’avez pas encore vérifié ceci\u00A0: ${lines}`,
  },
  title: 'Accepter ce travail\u00A0?',
  lead: (name: string | number) =>
    `${name} reçoit aussitôt l’argent du séquestre et tous les fichiers s’ouvrent à vous. C’est définitif.`,
  confirm: (amount: string) => `Accepter et verser ${amount}`,
  releases: (amount: string) => `et verser ${amount}`,
};

/** The hunter sends the work back. */
export const declineWork = {
  title: 'Demander des modifications',
  lead: (name: string | number) => `Le travail revient à ${name}. L’argent reste sous séquestre.`,
  reasonLabel: 'Que faut-il changer\u00A0?',
  reasonHint: 'Dites précisément ce qui manque, pour qu’une fois suffise.',
  confirm: 'Renvoyer',
  doneText: (name: string | number) => `${name} reçoit vos remarques et remet une nouvelle version.`,
};

/** Either side cancels an order that is paid for. */
export const cancel = {
  lead: (title: string | number) => `${title}. Une commande annulée ne se rouvre pas.`,
  division: 'Qui reçoit quoi',
  keep: 'Garder la commande',
  doneText: (other: string | number) =>
    `Votre motif est envoyé à ${other}. La commande montre qui a reçu quoi.`,
};

/** Why the money of a cancelled order goes where it goes, read by the one who cancels. */
export const cancelRules = {
  'by-talent': (hunter: string) =>
    `Si vous annulez, tout le prix revient à ${hunter}, quoi que vous ayez remis.`,
  'not-started': () =>
    'Le travail n’a pas commencé\u00A0: vous ne devez pas de frais. Seuls les frais du prestataire de paiement ne sont pas remboursés.',
  missed: () =>
    'Une étape a été manquée et moins de deux ont été réussies\u00A0: vous ne devez pas de frais. Seuls les frais du prestataire de paiement ne sont pas remboursés.',
  begun: (talent: string) =>
    `Le travail a commencé\u00A0: ${talent} reçoit une part du prix et Adire prend ses frais d’annulation. Les frais du prestataire de paiement ne sont pas remboursés.`,
};

/** Where the money is. */
export const money = {
  heldLine: (amount: string) => `${amount} en sécurité sous séquestre`,
  heldSafe: 'En sécurité sous séquestre jusqu’à l’acceptation du travail. En cas de litige, Adire tranche.',
  heldFrozen: 'En sécurité sous séquestre, et gelé jusqu’à la fin du litige.',
  heldForBank: 'Gelé jusqu’à la décision de la banque qui le réclame.',
  notPaidYet: 'Pas encore payé sous séquestre.',
  neverPaid: 'Jamais payé.',
  talentPart: 'Votre part du prix. Le séquestre est clos.',
  hunterPaid: (value: string | number) => `Vous avez payé cette somme. Le séquestre est clos${value}.`,
  hunterBack: (amount: string | number) => `, et ${amount} vous sont revenus`,
  division: 'Qui a reçu quoi',
  divisionIfAccepted: 'Si le travail est accepté maintenant',
  paidToBank: 'Versé à votre banque',
};

/** Every naira of the order. */
export const trail = {
  to: 'à',
  providerCharge: (amount: string | number) => `Paystack a facturé ${amount} à Adire pour cela.`,
  receipt: 'Reçu (PDF)',
  deed: 'Acte de cession (PDF)',
};

/** The money of an order in a list. */
export const payment = {
  lead: (button: string) => `Appuyez sur «\u00A0${button}\u00A0» d’une commande pour en retirer l’argent.`,
  nothing: 'Rien à retirer',
  of: (amount: string | number, title: string | number) => `de ${amount} pour ${title}`,
};

/** Reviews of an order. */
export const reviews = {
  none: 'Aucun avis',
  add: (name: string | number) => `Donner un avis sur ${name}`,
  hidden: (name: string | number, hiddenUntil: string | number) =>
    `${name} a donné son avis sur vous. ${hiddenUntil}.`,
  from: (name: string | number) => ` ${de(name)}`,
  by: (name: string | number) => `${name} a évalué`,
};

/** Whose turn it is, in a list and above the order. */
export const turn = {
  /** Somebody is waited for without a date. */
  noDeadline: 'Pas de date limite',
  label: 'À qui le tour',
  by: (moment: string | number) => `(avant le ${moment})`,
  milestoneBy: (moment: string | number) => `(étape à remettre le ${moment})`,
};

/** `mine` is read by the one who has to act, `theirs` by the other side. */
export const turns: Record<Turn['doing'], { mine: TurnWords; theirs: TurnWords }> = {
  'accept-offer': {
    mine: ({ other, fromGig, round }) => [
      `À vous\u00A0: acceptez ou refusez ${fromGig ? 'la commande' : 'l’accord'}`,
      `${round ? `${other} a commandé la version ${round}. ` : ''}Vérifiez le besoin, les dates et les conditions. Dès que vous acceptez, ${other} paie sous séquestre.`,
    ],
    theirs: ({ other, fromGig }) => [
      `${other} doit accepter ${fromGig ? 'la commande' : 'l’accord'}`,
      `Vous payez sous séquestre une fois ${que(other)} a accepté. Jusque-là, vous pouvez annuler l’accord sans frais.`,
    ],
  },
  pay: {
    mine: ({ other, price }) => [
      `À vous\u00A0: payez ${price} sous séquestre`,
      `Nous gardons l’argent en sécurité. ${other} commence alors, et reçoit son paiement quand vous acceptez le travail.`,
    ],
    theirs: ({ other, price }) => [
      `${other} doit payer ${price} sous séquestre`,
      'Ne commencez pas encore. Votre travail est protégé dès que l’argent est sous séquestre.',
    ],
  },
  start: {
    mine: ({ price }) => [
      'À vous\u00A0: commencez le travail',
      `${price} sont en sécurité sous séquestre pour cette commande. Les échéances de vos étapes courent déjà.`,
    ],
    theirs: ({ other, price }) => [
      `${other} doit commencer`,
      `Vos ${price} sont en sécurité sous séquestre. Annuler avant le début du travail ne vous coûte que les frais du prestataire de paiement.`,
    ],
  },
  work: {
    mine: ({ other }) => [
      'À vous\u00A0: faites le travail et remettez-le',
      `Remettez chaque étape à temps, puis tout le projet. ${other} l’accepte ou demande des modifications.`,
    ],
    theirs: ({ other }) => [
      `${other} travaille`,
      'Vous voyez chaque étape dès sa remise. Quand tout le projet est remis, c’est à vous.',
    ],
  },
  answer: {
    mine: ({ other }) => [
      'À vous\u00A0: acceptez le travail ou demandez des modifications',
      `Tout est bon\u00A0? Acceptez, et ${other} reçoit son paiement. Sinon, renvoyez le travail avec vos remarques.`,
    ],
    theirs: ({ other }) => [
      `${other} doit accepter ou refuser`,
      'Vos échéances sont suspendues pendant l’attente.',
    ],
  },
  'answer-extension': {
    mine: ({ other }) => [
      'À vous\u00A0: répondez à la demande de délai',
      `${other} demande des jours de plus. Si vous les accordez, les échéances ouvertes et la date de fin sont reportées d’autant. Le prix ne change pas.`,
    ],
    theirs: ({ other }) => [
      `${other} doit répondre à votre demande de délai`,
      'Vos échéances sont suspendues jusqu’à la réponse. Vous pouvez continuer et remettre à tout moment.',
    ],
  },
  'answer-dispute': {
    mine: ({ other }) => [
      `À vous\u00A0: répondez au litige ${de(other)}`,
      `Lisez ce que dit ${other}, puis donnez votre version. Vous répondez une seule fois, avec des fichiers si vous voulez. ${dispute.frozen}`,
    ],
    theirs: ({ other }) => [`${other} doit répondre au litige`, dispute.frozen],
  },
  decide: {
    mine: () => ['Adire doit trancher le litige', dispute.frozen],
    theirs: () => [
      'Adire doit trancher le litige',
      `${dispute.frozen} Vous pouvez encore vous mettre d’accord.`,
    ],
  },
  'answer-remarks': {
    mine: ({ other }) => [
      'À vous\u00A0: faites les modifications',
      `${other} demande des modifications. Dites de chaque remarque si c’est modifié, ou répondez-y. Puis remettez la version suivante.`,
    ],
    theirs: ({ other }) => [
      `${other} fait vos modifications`,
      'La salle d’épreuves montre ce qui est fait. Quand la version suivante est remise, c’est à vous.',
    ],
  },
  'answer-questions': {
    mine: ({ other }) => [
      'À vous\u00A0: répondez à une question',
      `${other} a une question sur le travail, sans demander de modification.`,
    ],
    theirs: ({ other }) => [`${other} doit répondre`, 'Vous serez prévenu de la réponse.'],
  },
  'look-at-milestone': {
    mine: ({ other }) => [
      'À vous\u00A0: regardez une étape',
      `${other} l’a remise. Quelque chose ne va pas\u00A0? Demandez des modifications\u00A0; sinon, rien à faire.`,
    ],
    theirs: ({ other }) => [`${other} regarde une étape`, 'Vous pouvez poursuivre le travail.'],
  },
  'read-bids': {
    mine: () => [
      'À vous\u00A0: choisissez parmi vos candidatures',
      'Acceptez-en une pour envoyer l’accord. Rien n’est encore débité.',
    ],
    theirs: ({ other }) => [
      `${other} lit les candidatures`,
      'Vous serez prévenu dès qu’il y a une décision.',
    ],
  },
  'answer-invitation': {
    mine: ({ other }) => [
      'À vous\u00A0: répondez à une invitation',
      `${other} attend votre candidature pour cette mission.`,
    ],
    theirs: ({ other }) => [
      `${other} n’a pas encore postulé`,
      'Vous serez prévenu dès qu’il y a une candidature.',
    ],
  },
  'withdraw-money': {
    mine: () => [
      'À vous\u00A0: retirez votre argent',
      'Il est à vous et reste ici jusqu’à ce que vous l’envoyiez à votre banque.',
    ],
    theirs: ({ other }) => ['Cette commande est terminée', canWithdraw(other)],
  },
  review: {
    mine: ({ other }) => [
      'À vous\u00A0: donnez votre avis',
      `Votre avis sur ${other} aide la prochaine personne à choisir.`,
    ],
    theirs: ({ other }) => ['Cette commande est terminée', `${other} peut encore donner son avis.`],
  },
  'wait-for-bank': {
    mine: () => [
      'La banque du payeur décide',
      'Elle réclame le paiement. D’ici là, l’argent de cette commande ne bouge pas.',
    ],
    theirs: () => [
      'La banque du payeur décide',
      'Elle réclame le paiement. D’ici là, l’argent de cette commande ne bouge pas.',
    ],
  },
  nothing: {
    mine: () => ['Il n’y a plus rien à faire', 'Cette commande est close.'],
    theirs: () => ['Il n’y a plus rien à faire', 'Cette commande est close.'],
  },
};

/** What happens by itself at the moment `by`. */
export const byItself: Record<
  NonNullable<Turn['outcome']>,
  (by: string, facts: TurnFacts, mine: boolean) => string
> = {
  accepted: (by, { other }, mine) =>
    mine
      ? `Sans réponse avant le ${by}, nous acceptons pour vous et ${other} reçoit son paiement.`
      : `Sans réponse avant le ${by}, nous acceptons à la place ${de(other)} et vous recevez votre paiement.`,
  passed: (by) => `Vous pouvez demander des modifications jusqu’au ${by}. Ensuite, elle est validée.`,
  missed: (by) =>
    `La prochaine étape est à remettre avant le ${by}. Si elle est manquée, sa pénalité est déduite.`,
  lapsed: (by) =>
    `Sans réponse avant le ${by}, la demande expire. Les dates restent les mêmes, plus les jours d’attente.`,
  'offer-lapsed': (by, { other }, mine) =>
    mine
      ? `Répondez avant le ${by}. Ensuite, la proposition expire.`
      : `${other} a jusqu’au ${by} pour répondre. Ensuite, la proposition expire et vous n’avez rien payé.`,
  unanswered: (by, { other }, mine) =>
    mine
      ? `Répondez avant le ${by}. Ensuite, ${dispute.decides}`
      : `${other} a jusqu’au ${by} pour répondre. ${dispute.silence(other)}`,
  decided: (by) => `Adire compte trancher avant le ${by}.`,
};

/** What happens if nobody acts where there is no deadline. */
export const withoutTimer: Record<Turn['doing'], ((price: string) => string) | null> = {
  'accept-offer': () =>
    'Il n’y a pas de date limite. La proposition vaut jusqu’à la réponse ou au retrait, et rien n’est débité.',
  pay: () =>
    'Il n’y a pas de date limite. L’accord vaut jusqu’au paiement, ou jusqu’à ce que l’un de vous l’annule sans frais.',
  start: (price) => `${price} restent sous séquestre jusqu’au début du travail ou à l’annulation.`,
  work: (price) =>
    `Aucune étape n’est plus due. ${price} restent sous séquestre jusqu’à la remise, l’annulation ou un litige.`,
  answer: (price) => `${price} restent sous séquestre jusqu’à la réponse.`,
  'answer-extension': (price) => `${price} restent sous séquestre jusqu’à la réponse.`,
  'answer-dispute': (price) => `${price} restent sous séquestre jusqu’à la réponse.`,
  decide: (price) => `${price} restent sous séquestre jusqu’à la décision d’Adire.`,
  'withdraw-money': () => 'Il n’y a pas de date limite. L’argent reste ici jusqu’à son retrait.',
  review: () => 'Il n’y a pas de date limite pour un avis.',
  'wait-for-bank': () =>
    'Une banque met des jours ou des semaines. Vous recevrez un message après sa décision.',
  'answer-remarks': (price) => `${price} restent sous séquestre jusqu’à la remise de la version suivante.`,
  'answer-questions': () => 'Le délai de réponse de votre client court pendant ce temps.',
  'look-at-milestone': () => 'Sans réponse, elle est validée.',
  'read-bids': () =>
    'Il n’y a pas de date limite. La mission reçoit des candidatures jusqu’à votre choix ou son retrait.',
  'answer-invitation': () =>
    'Il n’y a pas de date limite. Vous pouvez postuler tant que la mission reçoit des candidatures.',
  nothing: null,
};
