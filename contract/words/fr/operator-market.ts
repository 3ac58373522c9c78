/** French: the operator console, people, jobs, disputes, e-mails, and what everybody reads. */

export const reports = {
  about: 'Au sujet de',
  by: 'Signalé par',
};

export const people = {
  title: 'Personnes',
  failed: 'Les personnes n’ont pas pu être chargées',
  empty: 'Personne ne correspond.',
  find: 'Rechercher une personne',
  findHint: 'Nom ou e-mail',
  filter: 'Afficher les personnes',
};

export const person = {
  failed: 'Cette personne n’a pas pu être chargée',
  account: 'Compte',
  phone: 'Téléphone',
  country: 'Pays',
  suspendedAt: 'Suspendu le',
  gigs: 'Offres',
  money: 'Soldes',
  earned: 'Revenus à retirer',
  refundable: 'Remboursements à retirer',
  talentOnWay: 'En route, comme talent',
  hunterOnWay: 'En route, comme client',
  talentPaid: 'Retiré comme talent',
  hunterPaid: 'Retiré comme client',
  sessions: 'Sessions',
  noSessions: 'Non connecté.',
  seen: (moment: string) => `Vu ${moment}`,
  since: (moment: string) => `depuis ${moment}`,
  reported: 'Signalements sur cette personne',
  noJobs: 'Aucune mission.',
  endSessions: 'Déconnecter partout',
  endSessionsTitle: (name: string) => `Déconnecter ${name} partout ?`,
  endSessionsText: 'Toutes les sessions se terminent. Une nouvelle connexion reste possible.',
  endSessionsDone: 'Déconnecté partout',
  suspend: 'Suspendre',
  suspendTitle: (name: string) => `Suspendre ${name} ?`,
  suspendText:
    'Nous fermons ses sessions, masquons ses offres et lui envoyons le motif. Le séquestre reste ; les autres parties sont averties.',
  suspendDone: 'Compte suspendu',
  restore: 'Rétablir',
  restoreTitle: (name: string) => `Rétablir ${name} ?`,
  restoreText: 'La connexion redevient possible et les offres reviennent dans la recherche.',
  restoreDone: 'Compte rétabli',
  suspended: 'Ce compte est déjà suspendu',
  notSuspended: 'Ce compte n’est pas suspendu',
  self: 'Vous ne pouvez pas agir sur votre propre compte',
};

export const jobs = {
  title: 'Missions',
  failed: 'Les missions n’ont pas pu être chargées',
  empty: 'Aucune mission ne correspond.',
  find: 'Rechercher une mission',
  findHint: 'Titre ou ID',
  allStatuses: 'Tous les statuts',
};

export const job = {
  failed: 'Cette mission n’a pas pu être chargée',
  parties: 'Parties',
  noTalent: 'Personne d’engagé',
  dates: 'Dates',
  money: 'Argent actuel',
  price: 'Prix convenu',
  talentPayable: 'Le talent peut retirer',
  hunterPayable: 'Le client peut retirer',
  brief: 'Brief et étapes',
  milestone: (days: number, penalty: number, rounds: number) =>
    `à ${days} jours, pénalité de ${penalty} %, remis ${rounds}×`,
  movements: 'Mouvements d’argent',
  noMovements: 'Aucun mouvement d’argent.',
  booked: (cause: string, actor: string) => `${cause}, par ${actor}`,
  history: 'Historique',
  historyOf: 'Historique de cette mission',
};

export const history = {
  'job.create': (who: string) => `${who} a publié la mission`,
  'job.invite': (who: string) => `${who} a invité un talent`,
  'job.uninvite': (who: string) => `${who} a retiré une invitation`,
  'job.remind': 'Nous avons rappelé au client le travail remis',
  'bid.apply': (who: string) => `${who} a postulé`,
  'bid.withdraw': (who: string) => `${who} a retiré sa candidature`,
  'bid.reject': (who: string) => `${who} a refusé une candidature`,
};

export const messages = {
  title: 'Messages',
  lead: 'Privés. Le journal garde qui les a lus et pourquoi.',
  action: 'Lire les messages',
  dialog: 'Lire les messages des deux parties ?',
  text: 'Les 200 derniers. À lire seulement pour un litige ou un signalement.',
  done: 'Messages ouverts',
  empty: 'Ils ne se sont rien écrit.',
};

export const disputes = {
  title: 'Litiges',
  failed: 'Les litiges n’ont pas pu être chargés',
  filter: 'Afficher les litiges',
  noneOpen: 'Aucun litige ouvert.',
  noneEnded: 'Aucun litige clos.',
  opened: 'Ouvert',
  due: 'Échéance',
};

export const dispute = {
  failed: 'Ce litige n’a pas pu être chargé',
  openedBy: { hunter: 'Ouvert par le client', talent: 'Ouvert par le talent' },
  answerBy: { hunter: 'Réponse du client', talent: 'Réponse du talent' },
  answer: 'Réponse',
  silent: 'Aucune réponse dans le délai.',
  awaited: (moment: string) => `Réponse attendue avant ${moment}.`,
  ownProposal: (amount: string, reason: string) =>
    `Vous proposez ${amount} pour le talent avant les frais : ${reason}. Un autre opérateur doit décider de même.`,
  proposal: (name: string, amount: string, reason: string) =>
    `${name} propose ${amount} pour le talent avant les frais : ${reason}. Un second opérateur doit décider de même.`,
  outcome: 'Issue',
  order: 'Commande',
  brief: 'Brief',
  terms: 'Conditions',
  ifAccepted: 'Si le travail était accepté maintenant',
  ifCancelled: 'Si le client annulait maintenant',
  toTalent: 'Au talent',
  toHunter: 'Rendu au client',
  fee: 'Frais de service',
  charge: 'Frais de paiement',
  work: 'Travail remis',
  noWork: 'Le travail complet n’a pas été remis.',
  round: (number: number) => `Version ${number}`,
  declined: (reason: string) => `À revoir : ${reason}`,
  write: 'Écrire aux deux',
  writeTitle: 'Écrire aux deux parties',
  writeText: 'Les deux le liront dans l’historique de la commande et par e-mail.',
  writeConfirm: 'Envoyer le message',
  writeDone: 'Envoyé aux deux',
  message: 'Message',
  messageHint: 'Les deux parties le lisent et le journal le conserve définitivement',
  messageEmpty: 'Écrivez votre message aux deux parties',
  messageShort: 'Écrivez au moins 10 caractères',
  decide: 'Trancher',
  decideAgain: 'Modifier votre proposition',
  decideTitle: 'Trancher ce litige',
  decideText: 'Le séquestre est partagé définitivement et les deux parties en reçoivent le motif.',
  decideConfirm: 'Partager le séquestre',
  decideDone: 'Tranché. Les deux parties sont averties.',
  amount: 'Au talent, avant les frais',
  amountHint: (price: string) => `De N0 à ${price}. Le reste revient au client`,
  reasonHint: 'Les deux parties le lisent',
};

export const emails = {
  title: 'E-mails',
  lead: 'Le serveur les a refusés après de nombreux essais.',
  list: 'E-mails non remis',
  failed: 'Les e-mails n’ont pas pu être chargés',
  empty: 'Aucun e-mail non remis.',
  subject: 'Objet',
  to: 'À',
  error: 'Réponse du serveur',
  parked: 'Abandonné',
  retry: 'Renvoyer',
  retryTitle: 'Renvoyer cet e-mail ?',
  retryText: (subject: string, address: string) => `« ${subject} », à ${address}`,
  retryDone: 'Nouvel envoi en cours',
};

export const site = {
  title: 'Site',
  questions: 'Questions',
  categories: 'Catégories',
  fees: 'Frais',
  order: 'Citez chacun une seule fois',
};

export const questions = {
  failed: 'Les questions n’ont pas pu être chargées',
  add: 'Ajouter une question',
  edit: 'Modifier la question',
  question: 'Question',
  answer: 'Réponse',
  move: 'Monter cette question ?',
  remove: 'Retirer',
  removeTitle: 'Retirer cette question de la page d’accueil ?',
  removeDone: 'Question retirée',
  questionEmpty: 'Saisissez la question',
  answerEmpty: 'Saisissez la réponse',
};

export const categories = {
  failed: 'Les catégories n’ont pas pu être chargées',
  add: 'Ajouter une catégorie',
  edit: 'Modifier la catégorie',
  parent: 'Catégorie parente',
  noParent: 'Aucune : premier niveau',
  under: (name: string) => `sous ${name}`,
  skillsOf: (name: string) => `Compétences de ${name}`,
  move: (name: string) => `Monter ${name} ?`,
  moveText: 'La barre des catégories les montre dans cet ordre.',
  addSkill: 'Ajouter une compétence',
  editSkill: 'Modifier la compétence',
  skillText: 'La recherche trouve aussitôt les offres de cette compétence sous son nouveau nom.',
  category: 'Catégorie',
  nameEmpty: 'Saisissez le nom de la catégorie',
  skillEmpty: 'Saisissez le nom de la compétence',
  taken: 'Ce nom est déjà pris',
  tooDeep: 'Choisissez une catégorie parente de premier niveau',
  ownParent: 'Une catégorie ne peut pas être sa propre parente',
  hasChildren: 'Cette catégorie a des sous-catégories : elle reste au premier niveau',
};

export const fees = {
  list: 'Grilles de frais',
  failed: 'Les frais n’ont pas pu être chargés',
  lead: 'Une grille vaut pour les accords conclus dès sa date. Les commandes en cours gardent la leur. Préavis : 30 jours.',
  from: 'À partir du',
  service: 'Frais de service',
  talent: 'Talent en cas d’annulation',
  platform: 'Plateforme en cas d’annulation',
  delay: 'Réponse tardive',
  published: 'Publiée',
  publish: 'Publier une grille',
  publishTitle: 'Publier une grille de frais',
  publishText:
    'Chaque membre est averti aussitôt, aussi par e-mail. C’est définitif, mais une autre grille peut suivre.',
  publishConfirm: 'Publier',
  publishDone: (members: number) => `Publiée. Membres avertis : ${members}.`,
  serviceField: 'Frais de service, % des gains du talent',
  talentField: 'Talent, % du prix si le client annule',
  platformField: 'Plateforme, % du prix si le client annule',
  delayField: 'Réponse tardive, % du prix',
  effective: 'En vigueur le',
  effectiveHint: (day: string) => `${day} ou plus tard`,
  tooSoon: 'Choisissez un jour dans 30 jours au moins',
  wrongPercent: 'Saisissez un pourcentage de 0 à 100, avec deux décimales au plus',
  tooMuch: 'Talent et plateforme ne peuvent pas prendre ensemble plus que le prix entier',
};

export const exports = {
  title: 'Exports',
  lead: 'Fichiers CSV sûrs pour un tableur. Le journal garde qui a exporté quoi et pourquoi.',
  action: 'Exporter',
  dialog: (table: string) => `Exporter : ${table}`,
  done: 'Le fichier est dans vos téléchargements',
  people: ['Personnes', 'Chaque compte, ses rôles et s’il est suspendu.'],
  orders: ['Missions et commandes', 'Chaque mission avec ses parties, son prix et ses dates.'],
  payouts: ['Virements', 'Chaque virement bancaire, avec les quatre derniers chiffres du compte.'],
  findings: ['Écarts', 'Chaque différence entre nos comptes et ceux de Paystack, et sa clôture.'],
  ledger: ['Grand livre', 'Chaque ligne de chaque mouvement d’argent, dans l’ordre.'],
};

export const mailed = {
  suspended: 'Votre compte est suspendu',
  suspendedText: 'Nous avons suspendu votre compte et vous avons déconnecté partout.',
  suspendedMoney:
    'Votre argent reste en sécurité, sous séquestre ou dans vos revenus. Une erreur ? Répondez à cet e-mail.',
  restored: 'Votre compte est rouvert',
  restoredText: 'Vous pouvez de nouveau vous connecter.',
  because: (reason: string) => `Motif : ${reason}`,
  newKey: 'Nouvelle application d’authentification pour la console',
  newKeyText:
    'Quelqu’un s’est connecté à la console avec votre mot de passe et une nouvelle application d’authentification.',
  newKeyNotYou: 'Ce n’était pas vous ? Changez votre mot de passe et faites retirer votre accès d’opérateur.',
};
