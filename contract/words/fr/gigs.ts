/** French: gigs: what talents sell, how it is found, and how it is shared. */
import { naira } from './figures.ts';
import { de } from './language.ts';

/** Texts whose English keeps its letters (rule 13.1). */
export const fixed = {
  title: 'Saisissez le titre',
  description: 'Saisissez la description',
  galleryHint: 'png, jpeg, mp3, mp4, 15\u00A0Mo au plus',
  create: 'Créer un portfolio',
  offers: 'Contenu de l’offre',
  contact: 'Contacter le talent',
  seller: 'Le talent',
  faq: 'FAQ',
};

/** Refusals and what stands under a field. */
export const errors = {
  category: 'Choisissez une catégorie',
  skill: 'Choisissez une compétence',
  skillNotInCategory: 'Choisissez une compétence de cette catégorie',
  tag: 'Saisissez un mot-clé',
  tagsMax: '10 mots-clés au plus',
  packages: 'Ajoutez au moins une formule',
  packagesMax: '3 formules au plus',
  packageName: 'Donnez un nom à la formule',
  price: 'Saisissez le prix en nairas entiers',
  priceMin: (min: number) => `Saisissez un prix d’au moins ${naira(min)}`,
  deliveryDays: 'Saisissez de 1 à 365 jours entiers',
  offers: 'Saisissez un nombre entier de 1 à 100',
  revisions: 'Saisissez un nombre entier de 0 à 50',
  roundDays: 'Saisissez de 1 à 30 jours entiers',
  includesLine: 'Remplissez chaque ligne ou retirez-la',
  includes: 'Dites ce que la formule comprend',
  includesMax: '8 lignes au plus',
  question: 'Saisissez la question',
  answer: 'Saisissez la réponse',
  questionsMax: '10 questions au plus',
  fileTooLarge: 'Choisissez un fichier de moins de 15\u00A0Mo',
  galleryFull: '12 fichiers au plus par galerie. Retirez-en un pour en ajouter un autre',
  galleryEmpty: 'Ajoutez une image, un son ou une vidéo avant de publier',
  galleryLast:
    'Une offre publiée garde au moins un fichier. Ajoutez-en un autre d’abord, ou mettez l’offre en pause',
  galleryOther: 'Ce fichier appartient à la galerie d’une autre offre',
  galleryChanged: 'La galerie a changé depuis que vous l’avez ouverte. Rechargez-la et réessayez',
  posterOfPicture: 'Seuls un son ou une vidéo peuvent avoir une affiche',
  tooMany: 'Vous avez déjà 20 offres. Supprimez-en une pour faire de la place',
  notForSale:
    'Cette offre ne prend pas de commandes en ce moment. Écrivez au talent ou choisissez une autre offre',
  own: 'Vous ne pouvez pas commander votre propre offre',
  packageGone: 'Cette formule n’est plus proposée. Choisissez-en une autre',
  packageChanged: 'Ce prix a changé. Rechargez la page',
  searchSlow: 'La recherche a pris trop de temps. Essayez un autre mot ou filtre',
};

/** The talent's own gigs, on their profile. */
export const list = {
  label: 'Vos offres',
  failed: 'Impossible de charger vos offres',
  empty:
    'Montrez ce que vous faites et à quel prix. Les clients commandent ici et paient sous séquestre avant que vous commenciez.',
  more: (title: string | number) => `Plus pour ${title}`,
  noPictures: 'Pas encore d’images',
  addPictures: 'Ajouter des images',
  addPicturesTo: (title: string | number) => `Ajouter des images à ${title}`,
  editOverview: 'Modifier l’aperçu',
  editGallery: 'Modifier la galerie',
};

/** How a gig is doing, and changing that. */
export const status = {
  draft: 'Brouillon',
  live: 'En ligne',
  paused: 'En pause',
  publish: 'Publier',
  publishAgain: 'Republier',
  pause: 'Mettre en pause',
  published: 'Votre offre est en ligne. Tout le monde peut la trouver.',
  pausedNote: 'Votre offre est en pause. Les clients ne la trouvent plus tant que vous ne la republiez pas.',
};

/** The two steps of making a gig. */
export const steps = {
  label: 'Étapes',
  failed: 'Impossible de charger cette étape',
};

/** The Overview step. */
export const form = {
  heading: 'L’offre',
  faqHeading: 'Questions et réponses',
  titleHint:
    'Prenez les mots qu’un client chercherait, p.\u00A0ex. «\u00A0Vidéo explicative pour une banque\u00A0»',
  overviewHint: 'Une phrase, affichée sous le titre',
  descriptionHint:
    'Dites comment vous travaillez, ce qu’il vous faut pour commencer et ce que vous ne faites pas',
  chooseCategory: 'Choisissez une catégorie',
  categoryFirst: 'D’abord la catégorie',
  save: 'Enregistrer et continuer',
  live: 'Les clients voient vos changements tout de suite.',
  hidden: 'Personne ne voit cette offre tant que vous ne la publiez pas.',
};

/** Tags in the Overview step. */
export const tags = {
  hint: (tagsMax: string | number) =>
    `Les mots que l’on cherche, ${tagsMax} au plus. Tapez Entrée ou une virgule après chacun.`,
  added: (value: string | number) => `${value} ajouté`,
  removed: (gone: string | number) => `${gone} retiré`,
  count: (sentence: string | number, amount: string | number, tagsMax: string | number) =>
    `${sentence}. ${amount} mots-clés sur ${tagsMax}.`,
};

/** Packages in the Overview step. */
export const packages = {
  heading: (ordinal: string | number) => `${ordinal} formule`,
  add: 'Ajouter une formule',
  remove: (value: string | number) => `Retirer la ${value} formule`,
  name: 'Nom de la formule',
  basic: 'Base',
  standard: 'Standard',
  premium: 'Premium',
  priceHint: (amount: string | number) => `${amount} au moins`,
  afterFee: (percent: string | number) => `après les ${percent}\u00A0% de frais`,
  delivery: 'Délai (jours)',
  deliveryHint: 'Une fois l’argent sous séquestre',
  offersHint: 'Pièces que vous livrez',
  revisionsHint: 'Séries de retouches',
  includes: 'Ce qui est compris',
  includesExample: 'Fichiers sources',
  includesLine: (value: string | number) => `Compris, ligne ${value}`,
  addLine: 'Ajouter une ligne',
  removeLine: (value: string | number) => `Retirer la ligne ${value}`,
};

/** The price of another round of changes, in the Overview step. */
export const round = {
  title: 'Une série de retouches en plus',
  hint: 'Quand les séries ci-dessus sont épuisées, un client peut en commander une à ce prix.',
  state: 'Fixer un prix',
  leave: 'Retirer le prix',
  price: 'Prix d’une série',
  days: 'Jours par série',
  label: 'Série en plus',
  said: (price: string, days: string) => `${price} · ${days.replace(' ', '\u00A0')}`,
};

/** Rights to the work, in the Overview step. */
export const rights = {
  title: 'Droits sur le travail',
  hint: 'Dites ce que le client peut en faire. Nous proposons des réponses, à vous de les changer.',
  state: 'Préciser les droits',
  leave: 'Ne pas préciser',
  questions: {
    use: 'Où l’utiliser',
    area: 'Dans quels pays',
    term: 'Combien de temps',
    exclusive: 'En exclusivité ?',
    change: 'Peut-on le modifier ?',
    show: 'Le talent peut-il le montrer ?',
  },
  answers: {
    use: { everywhere: 'Partout', online: 'En ligne seulement', inside: 'Dans l’entreprise seulement' },
    area: {
      world: 'Monde entier',
      africa: 'Afrique',
      'west-africa': 'Afrique de l’Ouest',
      nigeria: 'Nigeria',
    },
    term: { ever: 'Durée légale des droits', 'five-years': '5 ans', 'one-year': '1 an' },
    exclusive: { yes: 'Oui, pour ce client seul', no: 'Non, le talent peut le revendre' },
    change: { yes: 'Oui', consent: 'Seulement avec l’accord du talent', no: 'Non' },
    show: { yes: 'Oui, dans un portfolio', published: 'Une fois publié par le client', no: 'Non' },
  },
};

/** The same as sentences, on the gig page and in the terms of an order. */
export const rightsSaid = {
  use: {
    everywhere: 'Utilisation partout',
    online: 'Utilisation en ligne seulement',
    inside: 'Utilisation dans l’entreprise seulement',
  },
  area: {
    world: 'dans le monde entier',
    africa: 'en Afrique',
    'west-africa': 'en Afrique de l’Ouest',
    nigeria: 'au Nigeria',
  },
  term: {
    ever: 'pour toute la durée légale des droits',
    'five-years': 'pendant 5 ans',
    'one-year': 'pendant 1 an',
  },
  exclusive: { yes: 'en exclusivité', no: 'sans exclusivité' },
  change: {
    yes: 'Modifications permises.',
    consent: 'Modifications avec l’accord du talent seulement.',
    no: 'Aucune modification.',
  },
  show: {
    yes: (talent: string) => `${talent} peut le montrer dans un portfolio.`,
    published: (talent: string) => `${talent} peut le montrer une fois publié.`,
    no: (talent: string) => `${talent} ne peut pas le montrer.`,
  },
};

/** Questions and answers in the Overview step. */
export const faq = {
  empty:
    'Répondez à ce que les clients demandent souvent\u00A0: quels fichiers fournir, ou si l’œuvre peut servir en publicité.',
  lead: 'Les clients les voient sur la page de votre offre.',
  heading: (value: string | number) => `Question ${value}`,
  question: 'Question',
  answer: 'Réponse',
  add: 'Ajouter une question',
  remove: (value: string | number) => `Retirer la question ${value}`,
};

/** What hunters will see, beside the form. */
export const preview = {
  label: 'Aperçu',
  lead: 'Ce que verront les clients',
  title: 'Votre titre',
  pictures: 'Vous ajouterez les images à l’étape suivante',
};

/** The Gallery step. */
export const gallery = {
  label: 'Étape de la galerie',
  add: 'Ajoutez des images, du son ou des vidéos',
  chooseFiles: 'Choisir des fichiers',
  drop: 'ou déposez-les ici',
  cover: 'Couverture',
  coverHint:
    'Le premier fichier sert de couverture. Pour changer l’ordre, faites glisser les poignées ou utilisez les flèches.',
  handle: (name: string | number, value: string | number, count: string | number) =>
    `Déplacer ${name}, place ${value} sur ${count}`,
  handleHint: 'Faites glisser, ou utilisez les flèches',
  moveEarlier: (name: string | number) => `Avancer ${name}`,
  moveLater: (name: string | number) => `Reculer ${name}`,
  makeCover: (name: string | number) => `Mettre ${name} en couverture`,
  moved: (from: string | number, value: string | number, amount: string | number) =>
    `${from}\u00A0: place ${value} sur ${amount}`,
  removeTitle: (name: string | number) => `Retirer ${name}\u00A0?`,
  removeLead: 'Cet élément quitte la galerie pour de bon. Le fichier reste sur votre appareil.',
};

/** Files on their way into the gallery. */
export const uploads = {
  label: 'Envois',
  waiting: (size: string | number) => `En attente · ${size}`,
  resuming: (size: string | number) => `Reprise imminente · ${size}`,
  processing: 'Traitement en cours',
  stopped: (value: string | number, size: string | number) => `Arrêté à ${value}\u00A0% de ${size}`,
  notAdded: (size: string | number) => `Non ajouté · ${size}`,
  announceStopped: (name: string | number) => `L’envoi de ${name} s’est arrêté`,
  resume: 'Reprendre',
  resumeFile: (name: string | number) => `Reprendre ${name}`,
  cancel: (name: string | number) => `Annuler ${name}`,
  dismiss: 'Masquer',
  unfinished: (moment: string | number) =>
    `(${moment})\u00A0: l’envoi n’est pas terminé. Choisissez à nouveau ce fichier pour reprendre où il s’est arrêté.`,
  discard: (name: string | number) => `Abandonner ${name}`,
};

/** What comes after the gallery. */
export const finish = {
  sending: (value: string | number) =>
    `Envoi en cours\u00A0: ${value}. Laissez cette page ouverte jusqu’à la fin.`,
  ready: 'Votre offre est prête. Publiez-la pour que les clients la trouvent.',
  live: 'Votre offre est en ligne. Les clients voient vos changements tout de suite.',
  back: 'Retour à l’aperçu',
  later: 'Finir plus tard',
};

/** Asks before a gig is deleted. */
export const deleteGig = {
  title: 'Supprimer cette offre\u00A0?',
  lead: (title: string | number) =>
    `«\u00A0${title}\u00A0» et sa galerie sont supprimées pour de bon. Les commandes déjà passées continuent.`,
  confirm: 'Supprimer l’offre',
};

/** One gig, as hunters see it. */
export const page = {
  tabs: 'Sur cette offre',
  edit: 'Modifier cette offre',
  order: (price: string) => `Commander · ${price}`,
  contact: 'Contacter',
  startHiring: 'Commencer à recruter',
  escrow: (price: string) => `Aucun frais en plus. ${price} restent sous séquestre jusqu’à votre accord.`,
  held: 'versé à votre accord',
  reviewed: (reviews: string, name: string, ofThis: number) =>
    `${reviews} sur le travail ${de(name)}, dont ${ofThis === 0 ? 'aucun' : ofThis} pour cette offre.`,
  replies: {
    hour: 'Répond en moins d’une heure',
    hours: 'Répond en quelques heures',
    day: 'Répond dans la journée',
    days: 'Répond en plusieurs jours',
  },
  fullScreen: 'Plein écran',
  thumbnails: 'Toute la galerie',
  thumbnail: (value: string | number, value2: string | number, value3: string | number) =>
    `${value} ${value2} sur ${value3}`,
  package: 'Formule',
  choose: 'Choisir',
  chosenPackage: 'Formule choisie',
  memberSince: 'Sur Adire depuis',
  profile: 'Voir le profil complet',
  faqEmpty: 'Pas encore de questions',
  faqEmptyLead: 'Quelque chose n’est pas clair\u00A0? Écrivez au talent.',
};

/** Finding gigs. */
export const search = {
  label: 'Chercher des offres',
  placeholder: 'Logo, jingle, vidéo…',
  submit: 'Chercher',
  titleFor: (query: string | number) => `Offres pour «\u00A0${query}\u00A0»`,
  allGigs: 'Toutes les offres',
  results: 'Résultats',
  tabs: 'Que parcourir',
  found: (shown: string, count: number) => `${shown} ${count < 2 ? 'offre' : 'offres'}`,
  foundFor: 'pour',
  nearest: 'Proche de votre recherche',
  others: 'D’autres offres sur Adire',
  moreIn: (category: string) => `Aussi dans «\u00A0${category}\u00A0»`,
  categories: 'Parcourir par catégorie',
  postJob: 'Publier une mission pour cela',
  notQuite: 'Pas tout à fait cela\u00A0?',
  ownJob: 'Décrivez le travail en une minute. Les talents répondent avec leur prix, et vous choisissez.',
  emptyFiltered: 'Essayez avec un filtre de moins.',
  empty: 'Essayez d’autres mots.',
};

/** Where a search found few gigs or none. */
export const fewFound = {
  none: (query: string) => `Aucune offre pour «\u00A0${query}\u00A0».`,
  hiring: 'Vérifiez l’orthographe, ou publiez une mission et laissez les talents répondre.',
  meant: 'Vouliez-vous dire',
  meantWords: (query: string) => `«\u00A0${query}\u00A0»\u00A0?`,
};

/** The filters of a search, and their values. */
export const filters = {
  title: 'Filtres',
  inUse: 'Filtres actifs',
  clearAll: 'Tout effacer',
  clear: 'Effacer les filtres',
  talent: 'Talent',
  more: (amount: string | number) => `${amount} de plus`,
  chosen: 'Choisi. Appuyez encore pour retirer',
  gig: 'offre',
  gigs: 'offres',
  upTo: (amount: number) => `Jusqu’à ${naira(amount)}`,
  withinDays: (days: string | number) => (Number(days) === 1 ? 'Sous un jour' : `Sous ${days} jours`),
  stars: (stars: string | number) => (Number(stars) === 5 ? '5 étoiles' : `${stars} étoiles et plus`),
  online: 'En ligne maintenant',
  priceFrom: 'Min., N',
  priceTo: 'Max., N',
  priceToLow: 'Saisissez au moins le prix minimal',
  applyPrice: 'Appliquer le prix',
};

/** What is written into an order made from a package, in the place of the talent's pitch. */
export const order = {
  pitch: (name: string, gig: string) => `Formule «\u00A0${name}\u00A0» de l’offre «\u00A0${gig}\u00A0».`,
  roundPitch: (number: number, title: string) => `Version ${number} de «\u00A0${title}\u00A0».`,
};

/** Sharing a gig or a profile. */
export const share = {
  button: 'Partager',
  title: 'Partager ce lien',
  hint: 'Toute personne qui a le lien voit cette page.',
  whatsapp: 'Partager sur WhatsApp',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Impossible de copier le lien. Il est sélectionné\u00A0: copiez-le vous-même.',
};

/** What a shared link shows in a chat or a search engine. */
export const linkPreview = {
  from: (price: string) => `Dès ${price}`,
  delivery: (days: number) => `Livré en ${days === 1 ? 'un jour' : `${days} jours`}`,
  gigs: (gigs: number) => (gigs < 2 ? `${gigs} offre` : `${gigs} offres`),
  talent: 'Talent créatif',
  talentOf: (name: string, country: string) => `${name}, talent créatif (${country}).`,
  unrated: 'Nouveau sur Adire',
  rated: (rating: string, reviews: number) => `${rating} · ${reviews} avis`,
  cardOf: (title: string) => `Aperçu de «\u00A0${title}\u00A0»`,
};

/** Browsing work: the Line. */
export const line = {
  title: 'Créations',
  titleFor: (query: string | number) => `Créations pour « ${query} »`,
  list: 'Créations des talents',
  all: 'Voir toutes les créations',
  isNew: 'Nouveau ici',
  ask: 'Demander',
  order: 'Commander',
  page: "Voir l'offre",
  look: (title: string | number, name: string | number) => `${title}, par ${name}`,
  priceAndDays: (price: string | number, days: string | number) => `Dès ${price} · ${days}`,
  /** Pieces of the same talent beside this one. */
  more: (name: string | number) => `Autres créations ${de(name)}`,
  pieces: 'Pièces',
  piece: (at: number, count: number) =>
    at === 1 ? (count === 2 ? '1 autre' : `${count - 1} autres`) : `${at} / ${count}`,
  like: 'Dans le même esprit',
  previous: 'Création précédente',
  next: 'Création suivante',
  choose: 'Choisissez une formule',
  failed: 'Impossible de charger les créations',
  empty: 'Pas encore de création ici',
  emptyText: 'Parcourez toutes les créations, ou cherchez parmi les offres.',
  end: 'Vous avez tout vu',
  exposure: (shown: string | number, times: number) =>
    `Vos créations ont été montrées au moins ${times === 1 ? 'une fois' : `${shown} fois`} cette semaine`,
  given: (count: string | number) => `dont ${count} à une place de nouveau talent`,
};
