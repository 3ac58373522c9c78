/** French: the frame around every screen: menus, titles, the device, the network, and the fixed texts of the front page. */

/** Texts whose English keeps its letters (rule 13.1); from `hero` on, those of the front page. */
export const fixed = {
  orders: 'Commandes',
  login: 'Connexion',
  asHunter: 'Comme client',
  asTalent: 'Comme talent',
  hero: 'La plus grande place de marché d’Afrique pour les créatifs',
  /** The top navigation, in its order. */
  categories: [
    'Créateurs visuels',
    'Experts en visuels techniques',
    'Animateurs',
    'Rédacteurs créatifs',
    'Voix off et langues',
  ],
  why: 'Pourquoi les grandes marques nous font confiance',
  how: 'Comment ça marche',
  getStarted: 'Commencer',
  becomeTalent: 'Devenir talent',
  popular: 'Catégories recherchées',
  explore: 'Explorer toutes les offres',
};

/** What a call says that was not answered, or was refused without a reason. */
export const errors = {
  unreachable: 'Adire est injoignable. Vérifiez votre connexion et réessayez. Votre saisie est conservée.',
  /** Where nothing was typed. */
  absent: 'Adire est injoignable. Vérifiez votre connexion et réessayez.',
  timeout: 'Cela a pris trop de temps. Vous pouvez réessayer sans risque.',
  cancelled: 'Annulé.',
  unreadable: 'La réponse est illisible. Rechargez la page et réessayez.',
  tooMany: 'Trop de demandes à la fois. Patientez un instant et réessayez.',
  server: 'Un problème est survenu de notre côté. Réessayez.',
  refused: 'Impossible de faire cela. Rechargez la page et réessayez.',
  unknown: 'Un problème est survenu. Réessayez.',
};

/** The navigation of both sides. */
export const nav = {
  label: 'Principal',
  menu: 'Menu',
  allPages: 'Toutes les pages',
  /** Short, for the bottom bar of phones. */
  home: 'Accueil',
  find: 'Trouver',
  me: 'Moi',
  /** Groups of the side bar. */
  moneyGroup: 'Argent',
  ordersLists: 'Listes de commandes',
  unread: (label: string | number, count: string | number) => `${label}, ${count} à lire`,
  categories: 'Catégories',
  allOf: (name: string | number) => `Tout\u00A0: ${name}`,
};

/** The menu on the person's picture. */
export const personMenu = {
  label: (name: string | number) => `Menu du compte, ${name}`,
  failed: 'Impossible de charger votre menu. Réessayez',
  hunter: 'Client',
  talent: 'Talent créatif',
  editProfile: 'Modifier le profil',
  switchToHiring: 'Passer côté client',
  switchToSelling: 'Passer côté talent',
  startHiring: 'Recruter aussi',
  startSelling: 'Vendre aussi',
  logOut: 'Se déconnecter',
};

/** What is chosen for this device. */
export const device = {
  theme: (value: string | number) => `Thème\u00A0: ${value}`,
  light: 'clair',
  dark: 'sombre',
  lite: (state: string) => `Mode léger\u00A0: ${state}`,
  on: 'activé',
  off: 'désactivé',
  /** Of theme and lite mode. */
  same: 'comme l’appareil',
  /** Where lite mode leaves it out. */
  showPicture: 'Afficher l’image',
  install: 'Installer Adire',
  installed: 'Adire est maintenant sur votre écran d’accueil.',
  installByHand: 'Pour installer Adire, touchez Partager, puis Sur l’écran d’accueil.',
};

/** Without a network. */
export const offline = {
  away: 'Vous êtes hors ligne. Votre saisie est conservée.',
  asOf: (when: string) => `Hors ligne\u00A0: état de ${when}`,
  notSeenTitle: 'Pas encore sur cet appareil',
  notSeen: 'Vous êtes hors ligne et n’avez pas encore ouvert ceci ici. Cela se chargera au retour du réseau.',
  /** In brackets behind a button's words. */
  needsNetwork: 'connexion requise',
  moneyNeedsNetwork:
    'Paiements et accords exigent une connexion. Rien ne part tant que vous êtes hors ligne.',
  waits: 'Enregistré. Nous l’enverrons au retour du réseau.',
  notSent: 'Une action faite hors ligne n’a pas abouti',
};

/** How long ago, and how long still. */
export const time = {
  justNow: 'à l’instant',
  underAMinute: 'moins d’une minute',
};

/** Kinds and sizes of files. */
export const files = {
  or: (value: string | number, last: string | number) => `${value} ou ${last}`,
  upTo: (kinds: string | number, megabyte: string | number) => `${kinds}, ${megabyte}\u00A0Mo au plus`,
  bytes: (value: string | number) => `${value}\u00A0o`,
  kilobytes: (value: string | number) => `${value}\u00A0ko`,
  megabytes: (value: string | number) => `${value}\u00A0Mo`,
};

/** Titles of screens. */
export const titles = {
  gig: 'Offre',
  gigsFor: (searchQuery: string | number) => `Offres pour ${searchQuery}`,
  quickJob: 'Votre mission en une minute',
  createGig: 'Créer une offre',
  editGig: 'Modifier l’offre',
  project: 'Projet',
  completedProject: 'Projet terminé',
  completedOrder: 'Commande terminée',
  yourProfile: 'Votre profil',
  orderSent: 'Commande envoyée',
};

/** The line under a screen's title. */
export const leads = {
  createGig: 'Dites ce que vous faites et à quel prix. Votre saisie est gardée jusqu’à l’enregistrement.',
  createJob:
    'Un brief clair attire de meilleures candidatures. Votre saisie est gardée jusqu’à la publication.',
  editMilestones:
    'Les talents voient tout de suite vos changements. Après un accord, les étapes ne changent plus.',
  jobRequests: 'Les clients paient tout le prix sous séquestre avant que vous commenciez.',
  talentBids: 'Vos missions qui ont reçu des candidatures.',
};

/** Ordering a package of a gig. */
export const orderFromGig = {
  title: (name: string | number) => `Commander à ${name}`,
  failed: 'Impossible de charger le formulaire de commande',
};

/** What the pages of a gig and of a person get from the frame. */
export const pages = {
  gigNoReviews: (name: string | number) => `Soyez le premier à travailler avec ${name}.`,
  sendMessage: 'Envoyer un message',
};

export const consoleTitles = {
  chargeback: 'Contestation',
  chargebacks: 'Contestations',
  disputes: 'Litiges',
  enrol: 'Configurer l’authentification',
  exports: 'Exports',
  jobs: 'Missions',
  dispute: 'Litige',
  job: 'Mission',
  payout: 'Virement',
  person: 'Personne',
  log: 'Journal',
  security: 'Journal de sécurité',
  money: 'Argent',
  parked: 'Tâches en attente',
  payouts: 'Virements',
  people: 'Personnes',
  reconciliation: 'Rapprochement',
  shell: 'Opérations',
  site: 'Site',
};

/** Under the title: how much waits. */
export const waiting = {
  waits: (count: number) => (count === 1 ? 'Une chose vous attend.' : `${count} choses vous attendent.`),
};

/** Un lien mène une personne des deux côtés à l’autre. */
export const sideNow = {
  hunter: 'Vous êtes maintenant côté client',
  talent: 'Vous êtes maintenant côté talent',
};

/** A page of the side that this account does not have. */
export const wrongSide = {
  hunterTitle: 'Cette page est réservée aux clients',
  hunterText: 'Votre compte est celui d’un talent. Ajoutez-y le côté client pour l’ouvrir.',
  talentTitle: 'Cette page est réservée aux talents',
  talentText: 'Votre compte est celui d’un client. Ajoutez-y le côté talent pour l’ouvrir.',
  home: 'Aller à votre accueil',
};
