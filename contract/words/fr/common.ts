/** French: words that stand on screens of several modules, and the pieces that every screen is made of. */
import { countedAs } from './figures.ts';

/** Texts whose English keeps its letters (rule 13.1). */
export const fixed = {
  accept: 'Accepter',
  acceptOrder: 'Accepter la commande',
  active: 'En cours',
  amountHead: 'MONTANT',
  cancel: 'Annuler',
  completed: 'Travail terminé',
  createJob: 'Créer une mission',
  dateCreatedHead: 'CRÉÉE LE',
  dateHead: 'DATE',
  deliveredBy: 'Livré par',
  description: 'Description',
  done: 'Terminé',
  dueDateHead: 'ÉCHÉANCE',
  earning: 'Revenus',
  forHead: 'POUR',
  gallery: 'Galerie',
  goBack: 'Retour',
  itemHead: 'ARTICLE',
  milestoneHead: 'ÉTAPES',
  next: 'Suivant',
  noBids: 'Aucune candidature',
  noGigs: 'Aucune offre',
  noGigsText: 'Les offres s’afficheront ici',
  noMessages: 'Aucun message',
  noNotifications: 'Aucune notification',
  noPortfolio: 'Aucun portfolio',
  noSubmittedJob: 'Aucun travail remis',
  noTask: 'Aucune tâche',
  overview: 'Aperçu',
  payment: 'Paiement',
  pending: 'En attente',
  previous: 'Précédent',
  priceHead: 'PRIX',
  projectTracker: 'Suivi de projet',
  reviews: 'Avis',
  save: 'Enregistrer',
  statusHead: 'ÉTAT',
  submitted: 'Travail remis',
  totalHead: 'TOTAL',
  view: 'Voir',
  viewTalentBid: 'Voir les candidatures',
};

/** What is wrong with a field of any form. */
export const errors = {
  required: 'Remplissez ce champ',
  tooLong: (max: number) => `${max} caractères au plus`,
  plainText: 'Ce texte contient des caractères invisibles. Effacez la partie collée et tapez-la',
  wholeNumber: 'Saisissez un nombre entier',
  day: 'Choisissez une date',
  limit: 'limit doit être un nombre de 1 à 50',
  page: 'Cette page de la liste n’existe pas. Repartez de la première',
  unknownField: 'Champ inconnu. Retirez-le',
  unfit: 'Cette valeur ne convient pas ici',
  invalid: 'Une partie de votre saisie n’est pas valide. Vérifiez-la et réessayez.',
};

/** What is wrong with a file. */
export const fileErrors = {
  required: 'Choisissez un fichier',
  tooLarge: (megabytes: number) => `Choisissez un fichier de moins de ${megabytes} Mo`,
  wrongKind: 'Ce type de fichier n’est pas accepté ici. Choisissez-en un autre',
  unfit: 'Ce fichier est vide, endommagé ou d’un type refusé ici. Choisissez-en un autre',
  broken: 'Nous n’avons pas pu lire ce fichier. Choisissez-en un autre',
  tooManyPixels: (millions: number) => `Choisissez une image de ${millions} millions de pixels au plus`,
  unfinished: 'Ce fichier n’est pas arrivé en entier. Renvoyez-le',
  uploadsMax: 'Vous pouvez envoyer trois fichiers à la fois. Attendez que l’un d’eux soit arrivé',
  uploadMoved: 'Reprenez là où le dernier envoi s’est arrêté',
  dayFull: 'Vous avez envoyé 200 Mo en 24 heures. Envoyez le reste demain',
  full: 'Vos fichiers atteignent 1 Go. Retirez-en pour en ajouter d’autres',
  diskFull: 'Nous ne pouvons plus stocker de fichiers pour l’instant. Réessayez plus tard',
  storeAway: 'Les fichiers sont momentanément inaccessibles. Réessayez dans une minute',
  infected: 'Ce fichier contient un logiciel malveillant, nous ne l’avons pas gardé. Choisissez-en un autre',
  scannerAway: 'Nous ne pouvons pas contrôler les fichiers pour l’instant. Renvoyez-le dans quelques minutes',
};

/** Refusals that belong to no field. */
export const refusals = {
  linkExpired: 'Ce lien a expiré. Ouvrez-le de nouveau depuis sa page.',
  notFound: 'Nous ne trouvons pas cet élément. Il a été supprimé, ou il appartient à un autre compte.',
  forbidden: 'Ce compte ne permet pas cette action.',
  tooMany: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  tooManyFor: (minutes: number) => `Trop de tentatives. Réessayez dans ${minutes} minutes.`,
  tooSlow: 'Votre connexion est trop lente pour cette demande. Réessayez.',
  badRequest: 'Nous n’avons pas pu lire cette demande. Rechargez la page et réessayez.',
  tooLarge: 'C’est trop pour un seul envoi. Envoyez-en moins.',
  wrongType: 'Envoyez du JSON non compressé, ou du multipart là où un fichier est attendu.',
  failed: 'Un problème est survenu de notre côté. Rien n’est resté à moitié fait, réessayez.',
  busy: 'Adire est très sollicité en ce moment. Réessayez dans un instant.',
  keyReused: 'Cette clé d’idempotence appartient à une autre demande. Prenez-en une nouvelle.',
  keyBusy: 'Nous nous en occupons déjà. Patientez un instant.',
  illegalStep: (name: string) => {
    const named = nameOfStatus(name);
    return named
      ? `Le statut est maintenant «\u00A0${named}\u00A0», ce n’est donc pas possible.`
      : 'La situation a changé entre-temps, ce n’est donc plus possible.';
  },
  divisionChanged: 'Les montants ont changé depuis l’ouverture de cette page. Vérifiez-les à nouveau.',
};

/** What did not load, above the reason. */
export const failed = {
  title: 'Cela n’a pas marché',
  gig: 'Impossible de charger cette offre',
  gigs: 'Impossible de charger les offres',
  milestones: 'Impossible de charger les étapes',
  division: 'Impossible de charger les montants',
};

/** Buttons and links. */
export const actions = {
  postJob: 'Publier une mission',
  logIn: 'Se connecter',
  send: 'Envoyer',
  saveChanges: 'Enregistrer',
  edit: 'Modifier',
  editNamed: (title: string | number) => `Modifier ${title}`,
  delete: 'Supprimer',
  deleteNamed: (title: string | number) => `Supprimer ${title}`,
  remove: 'Retirer',
  removeNamed: (name: string | number) => `Retirer ${name}`,
  withdraw: 'Retirer',
  withdrawAmount: (amount: string | number) => `Retirer ${amount}`,
  keep: 'Garder',
  discard: 'Abandonner',
  close: 'Fermer',
  retry: 'Réessayer',
  download: 'Télécharger',
  pay: 'Payer',
  show: (value: string | number) => `Afficher ${value}`,
  showAll: 'Tout afficher',
  showAllGigs: 'Voir toutes les offres',
  loadMore: 'Afficher plus',
  viewOrder: 'Voir la commande',
  viewPublicPage: 'Page publique',
  findTalents: 'Trouver des talents',
  findJob: 'Trouver une mission',
  findOpenJobs: 'Voir les missions ouvertes',
  seePendingProjects: 'Voir les projets en attente',
  editMilestones: 'Modifier les étapes',
  cancelAgreement: 'Annuler l’accord',
  openDispute: 'Ouvrir un litige',
  addReview: 'Donner un avis',
  of: (title: string | number) => `de ${title}`,
  usePasskey: 'Utiliser une clé d’accès',
};

/** Names of screens, in menus and titles. */
export const places = {
  forgotPassword: 'Mot de passe oublié\u00A0?',
  newPassword: 'Nouveau mot de passe',
  signUp: 'Créez votre compte',
  profile: 'Profil',
  portfolio: 'Portfolio',
  pastJobs: 'Réalisations',
  pastWork: 'Réalisations',
  gigs: 'Offres',
  work: 'Créations',
  jobRequests: 'Missions',
  job: 'Mission',
  jobs: 'Missions',
  jobOffer: 'Candidature',
  shortlist: 'Sélection',
  yourJobs: 'Vos missions',
  bids: 'Candidats',
  talentBids: 'Candidatures',
  pendingProjects: 'Projets en attente',
  activeProjects: 'Projets en cours',
  submittedProjects: 'Projets remis',
  completedProjects: 'Projets terminés',
  order: 'Commande',
  guestRoom: 'Regarder le travail',
  verify: 'Vérifier un fichier',
  proofRoom: 'Salle d’épreuves',
  board: 'Tableau',
  paymentSummary: 'Récapitulatif du paiement',
  refunds: 'Remboursements',
  bankAccounts: 'Comptes bancaires',
  messages: 'Messages',
  notifications: 'Notifications',
  notificationPreferences: 'Préférences de notification',
  yourData: 'Vos données',
  twoStep: 'Connexion en deux étapes',
  security: 'Sécurité',
};

/** Labels of fields, facts and columns. */
export const labels = {
  allCategories: 'Toutes les catégories',
  actions: 'Actions',
  attachment: 'Pièce jointe',
  budget: 'Budget',
  category: 'Catégorie',
  chosen: 'Choisi',
  comment: 'Commentaire',
  comments: 'Commentaires',
  country: 'Pays',
  delivery: 'Délai',
  dueDate: 'Échéance',
  email: 'E-mail',
  endDate: 'Fin',
  file: 'Fichier',
  jobBrief: 'Brief de la mission',
  language: 'Langue',
  loading: 'Chargement',
  message: 'Message',
  name: 'Nom',
  new: 'Nouveau',
  none: 'Aucune',
  offers: 'Livrables',
  optional: '(facultatif)',
  packages: 'Formules',
  picture: 'Image',
  posted: 'Publiée',
  price: 'Prix',
  priceBudget: 'Budget',
  rating: 'Note',
  reason: 'Votre motif',
  revisions: 'Retouches',
  selectSkill: 'Choisissez une compétence',
  skill: 'Compétence',
  sortBy: 'Trier par',
  sound: 'Son',
  startDate: 'Début',
  status: 'Statut',
  summary: 'Résumé',
  tags: 'Mots-clés',
  terms: 'Conditions',
  termsOfAgreement: 'Conditions de l’accord',
  title: 'Titre',
  video: 'Vidéo',
  yourPassword: 'Votre mot de passe',
  yourPrice: 'Votre prix',
};

/** What is said of people. */
export const people = {
  hunter: 'Client',
  talent: 'Talent',
  you: 'Vous',
  online: 'En ligne',
  noReviews: 'Aucun avis',
  replies: {
    hour: 'Répond souvent en moins d’une heure',
    hours: 'Répond souvent en quelques heures',
    day: 'Répond souvent dans la journée',
    days: 'Répond souvent en plusieurs jours',
  },
  message: (name: string | number) => `Écrire à ${name}`,
  notified: (other: string | number) => `Nous avons prévenu ${other}.`,
  willRead: (name: string | number) => `${name} lira ce message.`,
  askedToAccept: (name: string | number) =>
    `Nous avons demandé à ${name} de l’accepter. Vous pourrez payer aussitôt après.`,
  replied: 'a répondu',
};

/** Numbers of what is there. */
export const amounts = {
  from: (value: string | number) => `Dès ${value}`,
  titleFrom: (title: string | number, amount: string | number) => `${title}, dès ${amount}`,
  of: (value: string | number, amount: string | number) => `${value} sur ${amount}`,
  done: (done: string | number, value: string | number) => `${done} sur ${value} faites`,
  found: (value: string | number) => `Trouvé\u00A0: ${value}`,
  unread: (unread: string | number) => `${unread} ${Number(unread) < 2 ? 'non lu' : 'non lus'}`,
};

/** Where a job, a bid, an invitation or an order has got to. */
export const status = {
  openForBids: 'Candidatures ouvertes',
  anyoneBids: 'Ouverte à tous',
  invited: 'Invitation',
  applied: 'Candidature envoyée',
  withdrawn: 'Retirée',
  sent: 'Envoyé',
  agreementSent: 'Accord envoyé',
  agreed: 'Convenu',
  waitingForPayment: 'En attente de paiement',
  paidIntoEscrow: 'Payé sous séquestre',
  inProgress: 'En cours',
  disputed: 'En litige',
  cancelled: 'Annulée',
  orderCancelled: 'Commande annulée',
};

/** The statuses of a job as people read them; others are not named. */
function nameOfStatus(one: string): string | undefined {
  const names: Readonly<Record<string, string>> = {
    bidding: status.openForBids,
    offered: status.agreementSent,
    agreed: status.waitingForPayment,
    active: status.inProgress,
    submitted: fixed.submitted,
    disputed: status.disputed,
    accepted: fixed.completed,
    cancelled: status.cancelled,
  };
  return names[one];
}

/** What a price means for both sides. */
export const money = {
  title: 'Argent',
  youPay: 'Vous payez sous séquestre',
  youReceive: 'Vous recevez',
  talentReceives: 'Le talent reçoit',
  serviceFee: (percent: string | number) => `Frais de service (${percent}\u00A0%)`,
  totalPaid: 'Total payé',
};

/** Who gets what of an order, line by line. */
export const division = {
  receives: (other: string | number) => `${other} reçoit`,
  received: (other: string | number) => `${other} a reçu`,
  youReceived: 'Vous avez reçu',
  penaltiesBackTo: (amount: string | number, hunter: string | number) =>
    `${amount} de pénalités reviennent à ${hunter}.`,
  penaltiesBackToYou: (amount: string | number) => `${amount} de pénalités vous reviennent.`,
  backTo: (hunter: string | number) => `Rendu à ${hunter}`,
  backToYou: 'Rendu à vous',
  to: (talent: string | number) => `À ${talent}`,
  toForWorkStarted: (talent: string | number) => `À ${talent}, pour le travail commencé`,
  feeOfYourPart: (feePercent: string | number) => `Frais de service (${feePercent}\u00A0% de votre part)`,
  receivesAfterFee: (talent: string | number, amount: string | number, feePercent: string | number) =>
    `${talent} reçoit ${amount} après les ${feePercent}\u00A0% de frais`,
  missed: (title: string | number) => `Manquée\u00A0: ${title}`,
  ofPrice: (percent: string | number) => `${percent}\u00A0% du prix`,
  ofRest: 'Sur ce qui reste après les pénalités',
  delay: 'Pour la réponse tardive du client',
  delayHint: 'Revient au talent',
  cancellationFee: 'Frais d’annulation d’Adire',
  providerCharge: 'Frais du prestataire de paiement',
};

/** Milestones: their numbers, days and penalties. */
export const milestones = {
  title: 'Étapes',
  one: 'Étape',
  first: 'Première',
  second: 'Deuxième',
  third: 'Troisième',
  fourth: 'Quatrième',
  numbered: (position: string | number) => `${position} étape`,
  due: 'Échéance',
  dueAfterStart: (value: string | number) =>
    `${value} après le début ou le paiement, le plus tardif des deux`,
  within: (value: string | number) => `sous ${value}`,
  eachMissed: (amount: string, percent: string) => `Chaque étape manquée retire ${amount} (${percent}).`,
  ifMissed: (amount: string | number, percent: string | number) =>
    `Si manquée\u00A0: ${amount} en moins (${percent})`,
};

/** How far a withdrawal is. */
export const payout = {
  label: 'Avancement du retrait',
  requested: 'Demandé',
  sent: 'Envoyé à la banque',
  paid: 'Versé',
  returned: 'Renvoyé',
  returnedNote: 'De retour dans votre solde',
};

/** The state of a step, for screen readers. */
export const stepper = {
  at: (step: number, steps: number, label: string) => `Étape ${step} sur ${steps}\u00A0: ${label}`,
  done: 'terminé',
  now: 'en cours',
  coming: 'à venir',
  notReached: 'non atteinte',
  stopped: 'arrêté ici',
};

/** Files on their way. */
export const upload = {
  choose: 'Choisir un fichier',
  chooseAnother: 'Choisir un autre fichier',
  remove: 'Retirer le fichier',
  cancel: 'Annuler l’envoi',
  sending: (name: string | number) => `Envoi de ${name}`,
  theFile: 'votre fichier',
  waiting: (percent: string | number) => `En attente de connexion\u00A0: ${percent}\u00A0% envoyés`,
  addFiles: 'Ajouter des fichiers',
  addAnother: 'Ajouter un fichier',
  again: (name: string) => `${name} est déjà ajouté`,
  failed: 'Retirez le fichier qui n’a pas pu être envoyé, ou renvoyez-le',
  sendAgain: (name: string | number) => `Renvoyer ${name}`,
  cancelSending: (name: string | number) => `Annuler l’envoi de ${name}`,
  photoHint: (max: string | number) =>
    `Une photo de ${max}\u00A0Mo au plus, de votre téléphone ou ordinateur`,
  photoTooLarge: (max: string | number) => `Choisissez une photo de moins de ${max}\u00A0Mo`,
};

/** Pictures among sent files. */
export const pictures = {
  label: 'Images',
  show: (size: string) => `Afficher · ${size}`,
  showNamed: (name: string, size: string) => `Afficher · ${size}\u00A0: ${name}`,
  open: (name: string) => `Agrandir ${name}`,
  openFile: 'Ouvrir l’original',
  previous: 'Image précédente',
  next: 'Image suivante',
};

/** Sound and video. */
export const player = {
  play: (kind: 'sound' | 'video', title: string | number, length: string | number, size: string | number) =>
    `Lire ${kind === 'sound' ? 'le son' : 'la vidéo'}\u00A0: ${title}${length}, ${size}`,
  broken: (value: string | number) => `${value} ne peut pas être lu ici.`,
  thisSound: 'Ce fichier audio',
  thisVideo: 'Ce fichier vidéo',
  openFile: (size: string | number) => `Ouvrir le fichier (${size})`,
};

/** Stars and how often each was given. */
export const stars = {
  label: (shown: string | number) => `${shown} sur 5 étoiles`,
  histogram: 'Avis par nombre d’étoiles',
};

/** Moments. */
export const time = {
  today: 'Aujourd’hui',
  left: (left: string | number) => `reste ${left}`,
  over: 'Délai passé',
};

/** The note above a form that was left earlier. */
export const restored = {
  text: 'Nous avons gardé votre saisie précédente.',
};

/** A dialog that is being loaded. */
export const dialog = {
  waiting: 'Un instant',
  failed: 'Impossible d’ouvrir',
  failedText: 'Cette partie n’est pas encore chargée sur cet appareil',
};

/** A screen that could not be shown. */
export const screenError = {
  title: 'Impossible d’afficher cet écran',
  reload: 'Recharger la page',
};

/** An address that leads nowhere. */
export const notFound = {
  page: {
    title: 'Cette page est introuvable',
    text: 'Le lien contient une erreur, ou la page a été supprimée.',
  },
  person: {
    title: 'Cette personne est introuvable',
    text: 'Le lien contient une erreur, ou cette personne a fermé son compte Adire.',
  },
  gig: {
    title: 'Cette offre n’est plus disponible',
    text: 'Le talent l’a mise en pause ou retirée. D’autres proposent peut-être ce que vous cherchez.',
  },
  job: {
    title: 'Cette mission est introuvable',
    text: 'Elle a été supprimée, n’est plus ouverte, ou appartient à un autre compte.',
  },
  order: {
    title: 'Cette commande est introuvable',
    text: 'L’accord a pris fin, le lien contient une erreur, ou la commande appartient à un autre compte.',
  },
};

/** Around every screen. */
export const page = {
  skip: 'Aller au contenu',
};

/** The editor of formatted text. */
export const editor = {
  label: 'Mise en forme',
  plainOnly: 'Mise en forme indisponible. Le texte simple fonctionne toujours',
  failed: 'Impossible d’afficher ce texte',
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  heading: 'Titre',
  smallHeading: 'Petit titre',
  list: 'Liste',
  numberedList: 'Liste numérotée',
  quote: 'Citation',
  undo: 'Annuler',
  redo: 'Rétablir',
  link: 'Lien',
  address: 'Adresse',
  addressInvalid: 'Saisissez une adresse comme example.com',
  saveLink: 'Enregistrer le lien',
  removeLink: 'Retirer le lien',
};

/** A number with its noun. */
export const counted = {
  jobs: countedAs('mission', 'missions'),
  milestones: countedAs('étape', 'étapes'),
  bids: countedAs('candidature', 'candidatures'),
  /** After the number of bids. */
  withdrawnBids: countedAs('retirée', 'retirées'),
  days: countedAs('jour', 'jours'),
  pieces: countedAs('pièce', 'pièces'),
  revisions: countedAs('retouche', 'retouches'),
  files: countedAs('fichier', 'fichiers'),
  moreDays: countedAs('jour de plus', 'jours de plus'),
  tasks: countedAs('tâche', 'tâches'),
  banks: countedAs('banque', 'banques'),
  withdrawals: countedAs('retrait', 'retraits'),
  orders: countedAs('commande', 'commandes'),
  comments: countedAs('commentaire', 'commentaires'),
  hours: countedAs('heure', 'heures'),
  minutes: countedAs('minute', 'minutes'),
  seconds: countedAs('seconde', 'secondes'),
  skills: countedAs('compétence', 'compétences'),
  languages: countedAs('langue', 'langues'),
  stars: countedAs('étoile', 'étoiles'),
  reviews: countedAs('avis', 'avis'),
};

const NAMES: Record<string, string> = {
  'Talent hunter': 'Client',
  'Creative talent': 'Talent créatif',
  Male: 'Homme',
  Female: 'Femme',
  Beginner: 'Débutant',
  Intermediate: 'Intermédiaire',
  Advance: 'Avancé',
  Basic: 'Bases',
  Conversational: 'Conversation',
  Fluent: 'Courant',
  Native: 'Langue maternelle',
  'Certificate of completion': 'Certificat de réussite',
  'Not likely': 'Peu probable',
  Yes: 'Oui',
  No: 'Non',
  'Creative visualizers': 'Créateurs visuels',
  'Tech visual experts': 'Experts en visuels techniques',
  Animators: 'Animateurs',
  'Creative writers': 'Rédacteurs créatifs',
  'Voice overs/ language experts': 'Voix off et langues',
  Experiential: 'Expérientiel',
  Copywriting: 'Conception-rédaction',
  'Creative thinkers': 'Esprits créatifs',
  'Voiceover artist': 'Artistes voix off',
  'AR filters': 'Filtres de réalité augmentée',
  'Adire and textile design': 'Adire et création textile',
  'Advertising copy': 'Textes publicitaires',
  'Arabic translation': 'Traduction vers l’arabe',
  'Architectural visualisation': 'Visualisation d’architecture',
  'Audiobook narration': 'Lecture de livres audio',
  'Blog writing': 'Rédaction de blogs',
  'Book cover design': 'Couvertures de livres',
  'Brand identity': 'Identité de marque',
  'Brand strategy': 'Stratégie de marque',
  'Campaign concepts': 'Concepts de campagne',
  'Character animation': 'Animation de personnages',
  'Character voices': 'Voix de personnages',
  'Commercial voiceover': 'Voix off publicitaire',
  'Data visualisation': 'Visualisation de données',
  'E-mail campaigns': 'Campagnes d’e-mails',
  'Event concepts': 'Concepts d’événements',
  'Explainer videos': 'Vidéos explicatives',
  'Fashion illustration': 'Illustration de mode',
  'French translation': 'Traduction vers le français',
  'Game art': 'Graphisme de jeux',
  Ghostwriting: 'Prête-plume',
  'Grant writing': 'Demandes de subvention',
  'Graphic design': 'Graphisme',
  'Hausa translation': 'Traduction vers le haoussa',
  'IVR and phone prompts': 'Annonces téléphoniques',
  'Igbo translation': 'Traduction vers l’igbo',
  Infographics: 'Infographies',
  'Logo design': 'Création de logos',
  'Motion graphics': 'Motion design',
  Naming: 'Création de noms',
  'Packaging design': 'Design d’emballages',
  'Photo editing': 'Retouche photo',
  Photography: 'Photographie',
  'Pidgin voiceover': 'Voix off en pidgin',
  'Podcast editing': 'Montage de podcasts',
  'Poster and flyer design': 'Affiches et flyers',
  'Product descriptions': 'Fiches produits',
  'Product design': 'Design de produits',
  'Proofreading and editing': 'Relecture et correction',
  'Radio jingles copy': 'Textes de jingles radio',
  Scriptwriting: 'Écriture de scénarios',
  'Short stories': 'Nouvelles',
  'Social media graphics': 'Visuels pour réseaux sociaux',
  'Speech writing': 'Rédaction de discours',
  Storyboarding: 'Storyboards',
  Subtitling: 'Sous-titrage',
  'Swahili translation': 'Traduction vers le swahili',
  'Technical writing': 'Rédaction technique',
  'UI design': 'Design d’interfaces',
  'UX research': 'Recherche utilisateur',
  'Video editing': 'Montage vidéo',
  'Visual effects': 'Effets visuels',
  'Web content': 'Contenu web',
  'Web design': 'Webdesign',
  'Whiteboard animation': 'Animation sur tableau blanc',
  'WordPress sites': 'Sites WordPress',
  'Yoruba translation': 'Traduction vers le yoruba',
  '2D animation': 'Animation 2D',
  '3D animation': 'Animation 3D',
  '3D modelling': 'Modélisation 3D',
};

/** Names that are stored in English, as people read them. */
export const named = {
  /** What is not listed, such as the name of a person, stays as it is. */
  of: (name: string) => NAMES[name] ?? name,
};

export const sorting = {
  bestMatch: 'Pertinence',
  bestRated: 'Mieux notées',
  lowestPrice: 'Prix croissant',
  highestPrice: 'Prix décroissant',
  fastest: 'Délai le plus court',
  newest: 'Plus récentes',
  sortArrival: 'Les plus anciennes',
  sortNewest: 'Les plus récentes',
  sortPrice: 'Prix croissant',
  sortRating: 'Les mieux notées',
  sortDone: 'Le plus de missions',
};

/** The place that a photo or film has inside, shown before it is sent. */
export const place = {
  inside: (name: string, degrees: string) => `${name} indique le lieu de la prise de vue : ${degrees}.`,
  takeOut: 'Retirer le lieu',
  keep: 'Envoyer avec le lieu',
};
