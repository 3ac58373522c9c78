/** French: jobs: what hunters post, the bids that talents make, and the agreement that comes of one. */
import { naira } from './figures.ts';
import { de } from './language.ts';

/** Texts whose English keeps its letters (rule 13.1). */
export const fixed = {
  milestones: 'Remplissez les étapes',
  milestoneFields: 'Remplissez tous les champs',
  invitedEmail: 'adresse e-mail indisponible',
  terms: 'J’accepte toutes les conditions énoncées dans le brief de la mission.',
  ownOpen: 'Missions ouvertes',
  ownOpenHint: 'ouvertes à tous les talents',
  ownClosed: 'Missions privées',
  ownClosedHint: 'réservées aux talents choisis',
  invite: 'Inviter un talent',
  invited: 'Talents invités',
  typeOpen: 'Ouverte',
  typeClose: 'Privée',
  requestsOpen: 'Missions ouvertes',
  requestsClosed: 'Missions privées',
  requestsApplied: 'Candidatures',
  applicationDate: 'Date de candidature',
  totalPrice: 'Prix total',
};

/** Refusals and what stands under a field. */
export const errors = {
  title: 'Saisissez un titre',
  description: 'Décrivez la mission',
  briefTooLong: 'Le brief est trop long. Raccourcissez-le et réessayez',
  mustHaves: 'Indispensable\u00A0: 10 lignes au plus, de 120 caractères',
  skill: 'Choisissez une compétence',
  skillUnknown: 'Choisissez une compétence de la liste',
  categoryUnknown: 'Choisissez une catégorie de la liste',
  budget: 'Saisissez le budget en nairas entiers',
  budgetMin: (min: number) => `Saisissez un budget d’au moins ${naira(min)}`,
  jobType: 'Choisissez un type de mission',
  milestonesMax: '4 étapes au plus',
  milestoneCount: 'Le nombre d’étapes ne correspond pas aux étapes saisies',
  due: 'Saisissez de 1 à 365 jours entiers',
  penalty: 'Saisissez de 1 à 10 pour cent, sans décimales',
  locked: 'Cette mission ne prend plus de candidatures\u00A0: vous ne pouvez plus la modifier',
  oneInvitee: 'Désignez le talent par son e-mail ou par son identifiant, pas par les deux',
  inviteeApplied: 'Ce talent a déjà postulé. Répondez plutôt à sa candidature',
  pitch: 'Écrivez votre proposition',
  acceptOrPrice: 'Acceptez le budget ou saisissez votre prix',
  price: 'Saisissez votre prix en nairas entiers',
  priceMin: (min: number) => `Saisissez un prix d’au moins ${naira(min)}`,
  notTheBudget: 'Ce prix n’est pas le budget de la mission. Rechargez la mission pour voir le budget',
  applied: 'Vous avez déjà postulé à cette mission',
  ownJob: 'Vous ne pouvez pas postuler à votre propre mission',
  blocked: 'Vous ne pouvez pas travailler avec cette personne',
  youBlocked: 'Vous avez bloqué cette personne. Débloquez-la d’abord dans vos messages',
  bidDecided: 'Cette candidature a déjà reçu une réponse. Rechargez la page pour la voir',
  reason: 'Indiquez un motif',
  startDate: 'Choisissez la date de début',
  startInPast: 'Choisissez un début à partir d’aujourd’hui',
  endDate: 'Choisissez la date de fin',
  endBeforeStart: 'Choisissez une date de fin qui ne précède pas le début',
  tooFar: 'Choisissez une date à 2 ans au plus',
  terms: 'Écrivez les conditions',
  otherBid: 'Ce talent n’a pas postulé à cette mission',
  otherType: 'job_type doit être le type de la mission',
};

/** Why bids are rejected without their hunter giving a reason; the talent reads it. */
export const rejections = {
  anotherHired: 'Un autre talent a été engagé pour cette mission',
  jobRemoved: 'Le client a retiré cette mission',
  jobCancelled: 'Le client a annulé cette mission',
  notAnswered: 'La commande est restée sans réponse',
};

/** A hunter's own jobs, in two tabs. */
export const list = {
  failed: 'Impossible de charger vos missions',
  emptyStatus: (value: string | number) => `Aucune mission sous «\u00A0${value}\u00A0»`,
  emptyStatusLead: 'Les missions arrivent ici à mesure que vous avancez avec vos talents.',
  all: 'Toutes',
  counted: (status: string, count: number) => `${status} (${count})`,
  showEvery: 'Voir toutes les missions',
  emptyOpen: 'Vous n’avez pas encore de mission ouverte',
  emptyOpenLead:
    'Publiez votre besoin. Les talents répondent avec une proposition et un prix\u00A0; vous ne payez qu’une fois d’accord.',
  emptyClosed: 'Vous n’avez pas encore de mission privée',
  emptyClosedLead: 'Seuls les talents que vous invitez voient une mission privée.',
  posted: 'Votre mission est publiée',
  postedOpen:
    'Les talents la voient déjà. Nous vous signalons chaque candidature. Vous ne payez qu’après avoir choisi quelqu’un.',
  postedClosed:
    'Seuls les talents que vous invitez la voient. Choisissez «\u00A0Inviter un talent\u00A0» pour les ajouter.',
};

/** What a hunter can do with a posted job. */
export const actions = {
  more: 'Plus',
  edit: 'Modifier la mission',
  invited: (amount: string | number) => `Talents invités (${amount})`,
  milestones: 'Voir les étapes',
};

/** Posting and editing a job. */
export const form = {
  heading: 'La mission',
  priceHeading: 'Prix et visibilité',
  titleExample: 'Logo pour une marque de karité',
  categoriesFailed: 'Impossible de charger les catégories',
  anyCategory: 'Toutes les catégories',
  budgetHint: 'Les talents peuvent l’accepter ou proposer leur prix.',
  type: 'Type de mission',
  typeOpenHint: 'Tous les talents la voient et peuvent postuler',
  typeCloseHint: 'Seuls les talents que vous invitez la voient',
  free: 'Publier est gratuit. Vous payez sous séquestre seulement une fois d’accord avec un talent.',
};

/** The brief, as three plain questions; the second and third answer stand under these headings. */
export const brief = {
  need: 'De quoi avez-vous besoin\u00A0?',
  needHint: 'L’objet, son texte, ce que vous aimez ou non.',
  audience: 'À qui est-ce destiné\u00A0?',
  audienceHint: 'Qui va le voir, le lire ou l’entendre, et où.',
  audienceHeading: 'Pour qui',
  must: 'Que faut-il absolument\u00A0?',
  mustHint:
    'Une chose par ligne, 10 au plus\u00A0: formats, fichiers, couleurs. Vous les cochez avant d’accepter le travail.',
  mustHeading: 'Indispensable',
  template: 'Partir d’un modèle',
  format: 'Mise en forme',
  plain: 'Revenir aux questions',
};

/** What gigs of the chosen skill cost. */
export const marketPrices = (low: string, high: string, halfLow: string, halfHigh: string) =>
  `Les offres de cette compétence commencent d’habitude entre ${low} et ${high}, la moitié entre ${halfLow} et ${halfHigh}.`;

/** Lines to start a brief from, by kind of skill; who writes a job finishes or deletes them. */
export const templates = {
  design: {
    need: [
      'À créer, par ex. un logo ou une affiche\u00A0:',
      'Le texte à y mettre\u00A0:',
      'Styles que j’aime, et que je n’aime pas\u00A0:',
    ],
    audience: ['Qui va le voir\u00A0:', 'Où, par ex. sur un bocal, un téléphone ou un mur\u00A0:'],
    must: [
      'PDF pour l’impression et PNG pour l’écran',
      'Le fichier source modifiable',
      'Polices et images libres d’usage pour nous',
    ],
  },
  screens: {
    need: ['Les écrans ou modèles voulus\u00A0:', 'Ce que l’on en fait\u00A0:', 'Exemples que j’aime\u00A0:'],
    audience: ['Qui va l’utiliser\u00A0:', 'Sur quels appareils\u00A0:'],
    must: [
      'Facile à utiliser sur un petit téléphone',
      'Notre logo et nos couleurs',
      'Les fichiers sources modifiables',
    ],
  },
  film: {
    need: ['Ce qui s’y passe\u00A0:', 'Durée en secondes\u00A0:', 'Un film dont j’aime le style\u00A0:'],
    audience: ['Qui va le regarder\u00A0:', 'Où, par ex. WhatsApp, la télé ou une scène\u00A0:'],
    must: [
      'Un storyboard d’abord',
      'MP4 en Full HD, avec sous-titres',
      'Une musique que nous pouvons utiliser',
    ],
  },
  writing: {
    need: ['Le sujet du texte\u00A0:', 'Longueur en mots\u00A0:', 'Faits et sources à utiliser\u00A0:'],
    audience: ['Qui va le lire\u00A0:', 'Ce que ces personnes doivent faire ensuite\u00A0:'],
    must: ['Écrit pour nous, sans copie', 'Faits et orthographe vérifiés', 'Un fichier Word modifiable'],
  },
  languages: {
    need: [
      'Ce que j’ai, par ex. 12 pages ou 20 minutes\u00A0:',
      'Les langues, de et vers\u00A0:',
      'Noms et termes à garder\u00A0:',
    ],
    audience: ['Qui va le lire ou l’entendre\u00A0:', 'Où vivent ces personnes\u00A0:'],
    must: [
      'Fait dans sa langue maternelle',
      'Relu par une deuxième personne',
      'Même présentation ou minutage que l’original',
    ],
  },
  ideas: {
    need: [
      'Ce que nous faisons ou vendons\u00A0:',
      'Ce qui doit changer\u00A0:',
      'Ce que nous avons essayé\u00A0:',
    ],
    audience: ['Qui nous voulons toucher\u00A0:', 'Ce que l’on pense de nous aujourd’hui\u00A0:'],
    must: ['Trois idées différentes', 'Premiers pas et coûts de chacune', 'Un résumé d’une page'],
  },
  voice: {
    need: [
      'Le texte, ou sa longueur en mots\u00A0:',
      'Langue et accent\u00A0:',
      'Le ton, par ex. chaleureux ou rapide\u00A0:',
    ],
    audience: ['Qui va l’entendre\u00A0:', 'Où, par ex. radio, téléphone ou vidéo\u00A0:'],
    must: ['Un court essai d’abord', 'WAV et MP3 sans bruit de fond', 'Une reprise si une phrase change'],
  },
  any: {
    need: ['Ce qu’il me faut\u00A0:', 'Ce que j’ai déjà\u00A0:', 'Exemples que j’aime\u00A0:'],
    audience: ['Qui va le voir ou l’utiliser\u00A0:', 'Où\u00A0:'],
    must: ['Des fichiers modifiables', 'Un brouillon avant la version finale'],
  },
};

/** The milestones of a job, while it is written and while it is edited. */
export const milestones = {
  count: 'Nombre d’étapes',
  countHint: 'Chacune a son échéance. Si l’une est manquée, sa pénalité est déduite du prix.',
  due: 'Délai (jours)',
  dueHint: 'À compter du début ou du paiement, le plus tardif des deux',
  penalty: 'Pénalité (%)',
  penaltyHint: '1 à 10 pour cent, si elle est manquée',
  penaltyAmount: (amount: string | number) =>
    `1 à 10 pour cent, si elle est manquée\u00A0: ${amount} du budget`,
  save: 'Enregistrer l’étape',
  noJob: 'Choisissez d’abord une mission',
  noJobLead: 'Ouvrez une mission de votre liste, choisissez Voir les étapes, puis Modifier les étapes.',
};

/** What a budget means in money, beside the form. */
export const price = {
  empty: (amount: string | number) =>
    `Saisissez un budget d’au moins ${amount} pour voir ce que vous payez, ce que reçoit le talent et ce que coûte une étape manquée.`,
  escrowHint: 'Seulement une fois d’accord avec un talent',
  feeHint: 'Déduits du prix, pas ajoutés',
  missed: 'Si une étape est manquée',
  missedLead: 'Sa pénalité vous revient.',
  notSet: 'non fixée',
};

/** Asks before a job is deleted. */
export const deleteJob = {
  title: 'Supprimer cette mission\u00A0?',
  lead: (title: string | number, bidsCount: string | number) =>
    `«\u00A0${title}\u00A0» sera retirée. ${bidsCount}`,
  noBids: 'Elle n’a aucune candidature.',
  bids: (value: string | number) => `Vous refusez ainsi ${value}, et nous prévenons chaque talent.`,
  confirm: 'Supprimer la mission',
};

/** Inviting talents to a job, and who was invited. */
export const invite = {
  forTalent: (name: string | number) => `Nous inviterons ${name} dès que vous l’aurez publiée.`,
  emailHint: 'L’adresse e-mail de ce talent sur Adire',
  done: (name: string | number) => `${name} peut maintenant voir cette mission et y postuler.`,
  empty: 'Vous n’avez encore invité personne.',
  invitationOf: (name: string | number) => `l’invitation ${de(name)}`,
  again: 'Réinviter',
};

/** The jobs that a talent can bid on. */
export const requests = {
  openHint: 'Pour tous les talents',
  closedHint: 'Sur invitation',
  allSkills: 'Toutes les compétences',
  failed: 'Impossible de charger les missions',
  empty: 'Aucune mission ouverte en ce moment',
  emptyLead: 'Les nouvelles missions apparaissent ici dès leur publication.',
  refresh: 'Actualiser',
  search: 'Chercher une mission ouverte',
  searchExample: 'Logo, fresque…',
  sortBudget: 'Budget décroissant',
  sortBids: 'Le moins de candidatures',
  sortDays: 'Le plus court délai',
  days: 'Délai',
  anyDays: 'Tous',
  bids: 'Candidatures',
  anyBids: 'Peu importe',
  atMostBids: (bids: number) =>
    bids === 0 ? 'Aucune candidature' : bids === 1 ? '1 candidature au plus' : `${bids} candidatures au plus`,
  budgetFrom: 'Budget dès N',
  budgetTo: 'Budget jusqu’à N',
  showJobs: 'Voir les missions',
  nothing: 'Aucun résultat',
  nothingLead: 'Essayez moins de mots, ou effacez vos filtres.',
  found: (shown: string, count: number) => `${shown} ${count < 2 ? 'mission' : 'missions'}`,
  savedJobs: 'Enregistrées',
  save: 'Enregistrer',
  saved: 'Enregistrée',
  emptySaved: 'Aucune mission enregistrée',
  emptySavedLead: 'Touchez le signet d’une mission pour la retrouver ici, même une fois fermée.',
  over: 'N’accepte plus de candidatures',
  emptyClosed: 'Aucune invitation en ce moment',
  emptyClosedLead:
    'Seuls les talents invités voient une mission privée. Un profil complet, avec offres et réalisations, attire les invitations.',
  showOpen: 'Voir les missions ouvertes',
  bid: (price: string | number) => `Vous avez proposé ${price}`,
  bidRejected: (price: string | number) => `Votre candidature à ${price} a été refusée`,
  bidWithdrawn: (price: string | number) => `Vous avez retiré votre candidature à ${price}`,
};

/** What a hunter did on Adire so far. */
export const hunter = {
  heading: 'Le client',
  paid: (amount: string | number) => `${amount} payés`,
  memberSince: (moment: string | number) => `Sur Adire depuis ${moment}`,
  jobsPosted: 'Missions publiées',
  hireRate: 'Taux d’embauche',
};

/** One job, as a talent weighs it. */
export const page = {
  failed: 'Impossible de charger la mission',
  net: 'Vous recevriez',
  netLead:
    'Le client paie tout le prix sous séquestre avant que vous commenciez. Vous pouvez aussi proposer votre prix.',
  applied: 'Vous avez postulé à cette mission',
  withdrawn: 'Vous avez retiré votre candidature',
  rejected: 'Votre candidature n’a pas été retenue',
  viewBid: 'Voir ma candidature',
  own: 'C’est votre propre mission\u00A0: vous ne pouvez pas y postuler.',
  closed: 'Cette mission ne prend plus de candidatures.',
};

/** Applying for a job. */
export const apply = {
  heading: 'Postuler',
  failed: 'Impossible de charger le formulaire',
  write: 'Rédiger ma candidature',
  pitch: 'Votre proposition',
  pitchHint:
    'Dites comment vous feriez, montrez un travail semblable et listez ce qu’il vous faut pour commencer.',
  accept: 'Acceptez-vous le budget\u00A0?',
  yes: (amount: string | number) => `Oui, j’accepte ${amount}`,
  no: 'Non, j’ai mon propre prix',
  hunterPays: 'Le client paie',
  fee: (percent: string | number) => `Frais (${percent}\u00A0%)`,
  netHint: 'Si aucune étape n’est manquée',
  submit: 'Postuler à cette mission',
};

/** A talent's own bids, and one of them. */
export const bid = {
  listFailed: 'Impossible de charger vos candidatures',
  listEmpty: 'Vous n’avez encore postulé à aucune mission',
  listEmptyLead:
    'Choisissez une mission, dites comment vous feriez et à quel prix. Suivez ici chaque candidature.',
  failed: 'Impossible de charger cette candidature',
  caption: 'Votre candidature',
  wouldHaveReceived: 'Vous auriez reçu',
  dueLater: 'Fixée dans l’accord',
  viewJob: 'Voir la mission',
  wrote: (name: string | number) => `${name} a écrit`,
  withdrawn: 'Candidature retirée',
  withdrawnLead: 'Vous avez retiré cette candidature.',
  reason: (withdrawalReason: string | number) => `Votre motif\u00A0: ${withdrawalReason}`,
  offered: 'Le client a retenu votre candidature et vous a envoyé un accord.',
  agreed: 'Le client et vous êtes d’accord.',
  hired: 'La mission est à vous\u00A0: le client a payé sous séquestre.',
  next: 'Et ensuite\u00A0?',
  nextApplied:
    'Le client retient votre candidature, avec dates et conditions, ou la refuse avec un motif. Nous vous préviendrons dans les deux cas.',
  nextOffered: 'Lisez les dates et les conditions, puis acceptez ou refusez.',
  nextAgreed: 'Le client paie tout le prix sous séquestre. Ne commencez qu’après.',
  nextHired: 'La page de la commande montre à qui c’est le tour.',
};

/** Asks before a talent withdraws a bid. */
export const withdrawBid = {
  title: 'Retirer votre candidature\u00A0?',
  lead: (jobTitle: string | number) =>
    `Votre candidature à «\u00A0${jobTitle}\u00A0» prend fin. Vous ne pourrez plus postuler à cette mission.`,
  confirm: 'Retirer la candidature',
};

/** The bids on a hunter's jobs. */
export const bids = {
  failed: 'Impossible de charger les candidatures',
  noneAtAll: 'Aucune de vos missions n’a encore de candidature. Publiez une mission ou invitez un talent.',
  empty: 'Pas encore de candidature. Nous vous préviendrons dès la première.',
  emptyClosed: 'Pas encore de candidature. Seuls les talents que vous avez invités voient cette mission.',
  first: 'Votre première candidature est là',
  firstLead: 'Regardez-la, posez une question ou attendez-en d’autres.',
  last: 'Dernière candidature',
  pay: 'Payer sous séquestre',
  budget: (amount: string, milestones: string, days: string) => `Budget ${amount} · ${milestones} · ${days}`,
  span: (milestones: string, days: string) => `${milestones} en ${days}`,
  waiting: 'En attente du talent\u00A0: ',
  waitingLead: 'nous vous préviendrons dès sa réponse à votre accord.',
  yourTurn: 'À vous\u00A0: ',
  yourTurnLead: 'le talent a accepté. Payez sous séquestre pour que le travail commence.',
  hired: 'Engagé',
  rejected: 'Refusée',
  agreementReceived: 'Accord reçu',
  atBudget: 'À votre budget',
  overBudget: (amount: string) => `${amount} de plus que le budget`,
  underBudget: (amount: string) => `${amount} de moins que le budget`,
  jobsDone: (value: string | number) => `Terminées\u00A0: ${value}`,
  readMore: 'Lire toute la proposition',
  readLess: 'Réduire',
  reject: 'Refuser',
  youRejected: 'Vous avez refusé cette candidature\u00A0:',
  withdrew: (name: string | number) => `${name} a retiré sa candidature\u00A0:`,
  works: (name: string) => `Travaux ${de(name)}`,
  gigDays: (days: string) => `Offres semblables dès ${days}`,
  compare: 'Comparer',
  compareTitle: 'Comparer les candidatures',
  markAnother: 'Cochez-en une ou deux autres',
  marked: (count: number) => `${count} candidatures cochées`,
  acceptFor: (amount: string) => `Accepter pour ${amount}`,
};

/** A bid that its hunter may accept. */
export const acceptBid = {
  accept: 'Accepter la candidature',
  escrow:
    'Vous payez sous séquestre une fois l’accord conclu. La somme est versée quand vous acceptez le travail.',
};

/** The hunter rejects a bid. */
export const rejectBid = {
  title: 'Refuser cette candidature',
  lead: (name: string | number) => `Vous refusez la candidature ${de(name)}. C’est définitif.`,
  confirm: 'Refuser la candidature',
  done: 'Candidature refusée',
};

/** Reasons to press instead of typing, and what is said once one was given. */
export const reasons = {
  label: 'Motifs proposés',
  sent: (name: string | number) => `${name} peut lire votre motif.`,
  price: 'Le prix dépasse notre budget.',
  style: 'Nous cherchons un autre style.',
  experience: 'Il nous faut plus d’expérience dans ce genre de travail.',
  pitch: 'La proposition ne répond pas au brief.',
  myDates: 'Les dates ne me conviennent pas.',
  terms: 'Je ne peux pas accepter ces conditions.',
  otherWork: 'J’ai pris un autre travail.',
  plan: 'Le projet a changé.',
  dates: 'Les dates ne conviennent plus.',
  details: 'Nous ne sommes pas tombés d’accord sur les détails.',
};

/** The hunter sends an agreement. */
export const agreement = {
  title: (name: string) => `Accepter la candidature ${de(name)}`,
  lead: (name: string, amount: string, span: string) =>
    `${amount}, ${span}. ${name} donne d’abord son accord, puis vous payez sous séquestre. Rien à payer maintenant.`,
  startHint: (day: string) => `Le ${day} est le premier jour de travail.`,
  endHint: (moment: string | number) => `La dernière étape est à remettre le ${moment} au plus tard.`,
  termsHint: 'Les conditions usuelles, à adapter au besoin.',
  rightsHint: 'Votre choix devient une ligne des conditions.',
  rights: (name: string) => ({
    yours: `Vous seul l’utilisez. ${name} peut le montrer dans un portfolio`,
    shared: `Vous l’utilisez partout, et ${name} peut le revendre`,
    each: 'Choisir point par point',
    open: 'Ne rien dire des droits',
  }),
  usualBrief: 'Le travail suit le brief de la mission et ses étapes.',
  usualChanges: 'Deux séries de modifications sont comprises. Les suivantes se conviennent à l’avance.',
  usualDrafts: 'Les questions et les ébauches s’échangent sur Adire.',
  escrowHint: (name: string | number) => `Une fois cet accord accepté par ${name}`,
  netHint: 'Quand vous acceptez le travail, si aucune étape n’est manquée',
  free: (amount: string | number) =>
    `Tant que vous n’avez pas payé ${amount}, chacun peut annuler sans frais.`,
  send: 'Accepter et envoyer l’accord',
};

/** The talent accepts an agreement. */
export const acceptOrder = {
  notSet: 'Non fixée',
  noTerms: 'Pas d’autres conditions.',
  money: 'Ce que vous gagneriez',
  price: 'Prix convenu',
  fee: 'Frais de service',
  netHint: 'Quand le travail est accepté, si aucune étape n’est manquée',
  next: (name: string | number, amount: string | number) =>
    `Ensuite, ${name} paie ${amount} sous séquestre. Nous vous préviendrons aussitôt. Ne commencez qu’après.`,
  later: 'Plus tard',
  done: 'Commande acceptée',
  doneLead: (name: string | number) => `${name} peut maintenant payer sous séquestre.`,
};

/** The talent declines an agreement. */
export const declineOrder = {
  title: 'Refuser la commande',
  lead: (title: string | number) =>
    `Rien n’est encore payé\u00A0: refuser est gratuit. Votre candidature à ${title} est retirée, et vous ne pourrez plus postuler à cette mission.`,
  leadGig: 'Rien n’est encore payé\u00A0: refuser est gratuit. La commande est alors annulée.',
  done: 'Commande refusée',
};

/** Either side cancels an agreement before it is paid. */
export const cancelAgreement = {
  leadHunter: 'Rien n’est encore sous séquestre\u00A0: annuler est gratuit pour vous deux.',
  leadTalent:
    'Rien n’est encore sous séquestre\u00A0: annuler est gratuit pour vous deux. Votre candidature est retirée, et vous ne pourrez plus postuler à cette mission.',
  leadGig:
    'Rien n’est encore sous séquestre\u00A0: annuler est gratuit pour vous deux. Toute la commande est annulée.',
  afterwards: 'Que devient la mission\u00A0?',
  takeBids: 'Reprendre les candidatures',
  takeBidsHint: 'Les talents revoient la mission. Les candidatures reçues restent ouvertes.',
  cancelJob: 'Annuler la mission',
  cancelJobHint: 'La mission s’arrête là, et ses candidatures sont refusées.',
  done: 'Accord annulé',
};
