/** French: profiles: who a person is, what they can do, their past work and their reviews. */

/** Texts whose English keeps its letters (rule 13.1). */
export const fixed = {
  firstName: 'Saisissez votre prénom',
  lastName: 'Saisissez votre nom',
  gender: 'Choisissez le sexe',
  phone: 'Saisissez votre numéro de téléphone',
  country: 'Choisissez votre pays',
  state: 'Choisissez votre région',
  accountType: 'Choisissez le type de compte',
  personalInfo: 'Identité',
  addressAndStatus: 'Adresse et statut',
  uploadPastJobs: 'Ajouter des réalisations',
  uploadTitle: 'Ajoutez vos réalisations',
  uploadFile: '5\u00A0Mo au plus',
  uploadSubmit: 'Publier',
  uploadTooLarge: 'le fichier ne doit pas dépasser 5\u00A0Mo...',
};

/** Refusals and what stands under a field: the profile itself. */
export const errors = {
  phoneElsewhere: 'Un nouveau numéro demande votre mot de passe. Changez-le sous «\u00A0Sécurité\u00A0».',
  phoneInvalid: 'Saisissez un numéro, p.\u00A0ex. +234 803 123 4567',
  stateNotInCountry: 'Choisissez une région de ce pays',
  pictureTooLarge: 'Choisissez une photo de moins de 2\u00A0Mo',
};

/** The same for education, certificates, skills and languages. */
export const qualificationErrors = {
  institution: 'Saisissez l’école ou l’établissement',
  country: 'Choisissez un pays',
  fromYear: 'Choisissez la première année',
  toYear: 'Choisissez la dernière année',
  year: 'Choisissez l’année',
  yearRange: 'Choisissez une année entre 1960 et cette année',
  yearOrder: 'La dernière année ne peut pas précéder la première',
  certificate: 'Saisissez le nom du certificat',
  organization: 'Saisissez qui l’a délivré',
  skillLevel: 'Choisissez Débutant, Intermédiaire ou Avancé',
  skill: 'Choisissez une compétence de la liste',
  language: 'Choisissez une langue de la liste',
  languageLevel: 'Choisissez Bases, Conversation, Courant ou Langue maternelle',
  none: 'Choisissez-en au moins une',
  tooMany: '50 au plus',
};

/** The same for past work. */
export const pastWorkErrors = {
  title: 'Saisissez un titre',
  full: 'Votre galerie contient 100 pièces au plus. Supprimez-en une pour en ajouter une autre.',
};

/** The same for reviews. */
export const reviewErrors = {
  rating: 'Choisissez de 1 à 5 étoiles',
  recommend: 'Choisissez Peu probable, Oui ou Non',
  comment: 'Écrivez un commentaire',
  already: 'Vous avez déjà donné votre avis sur cette commande',
  notOtherParty: 'Vous ne pouvez évaluer que l’autre partie de votre commande',
  reply: 'Écrivez votre réponse',
  repliedAlready: 'Vous avez déjà répondu à cet avis',
  notShownYet: 'Vous pourrez répondre quand cet avis sera visible',
};

/** What several parts of a profile say. */
export const shared = {
  add: 'Ajouter',
  addOne: (kind: string) => `Ajouter\u00A0: ${kind}`,
  year: 'Année',
  fromYear: 'Début',
  toYear: 'Fin',
  loadingCountries: 'Chargement des pays…',
  selectCountry: 'Choisissez le pays',
  countriesFailed: 'Impossible de charger les pays',
};

/** The form of the profile, in two steps. */
export const setUp = {
  title: 'Créez votre profil',
  editTitle: 'Modifier votre profil',
  lead: 'Deux courtes étapes, et vous pouvez commencer.',
  failed: 'Impossible de charger votre profil',
  steps: 'Étapes du profil',
  firstName: 'Prénom',
  lastName: 'Nom',
  gender: 'Sexe',
  phone: 'Téléphone',
  state: 'Région',
  selectState: 'Choisissez la région',
  selectCountryFirst: 'Choisissez d’abord le pays',
  loadingStates: 'Chargement des régions…',
  listFailed: 'Impossible de charger la liste',
  save: 'Enregistrer le profil',
};

/** Hunter, talent, or both. */
export const accountType = {
  label: 'Type de compte',
  hint: 'Vous pourrez ajouter l’autre plus tard.',
  hunter: 'Je publie des missions, j’engage des talents et je paie sous séquestre.',
  talent: 'Je vends des offres, je postule à des missions et je suis payé sous séquestre.',
  both: (one: string, other: string) => `${one} et ${other}`,
  addOther: (value: string | number) => `Devenir aussi ${value}`,
};

/** What the own profile still lacks: each step, why it pays, and its name once it is done. */
export const checklist = {
  title: 'Vos prochaines étapes',
  progress: 'Profil complet',
  lead: 'La première prend une minute. Un profil complet se trouve et inspire confiance plus vite.',
  /** Read out behind a step. */
  done: '(fait)',
  picture: 'Ajouter une photo',
  pictureWhy: 'Un visage inspire plus confiance qu’un nom.',
  storyLine: 'Écrire votre accroche',
  storyLineWhy:
    'Une phrase sur ce que vous faites le mieux. Les clients la voient sous votre nom à chaque candidature.',
  description: 'Décrire votre travail',
  descriptionWhy: 'Dites aux clients ce que vous créez et pour qui.',
  skill: 'Ajouter une compétence',
  skillWhy: 'Les clients voient tout de suite si vous convenez.',
  language: 'Ajouter une langue',
  languageWhy: 'Les clients choisissent auteurs et voix par langue.',
  education: 'Ajouter votre formation',
  educationWhy: 'Montrez où vous avez appris votre métier.',
  pastWork: 'Montrer vos réalisations',
  pastWorkWhy: 'Des exemples de vos travaux, à voir ou entendre.',
  gig: 'Créer un portfolio',
  gigWhy: 'Vos offres avec leur prix, prêtes à commander.',
};

/** A person's page, one's own and those of others. */
export const page = {
  failed: 'Impossible de charger ce profil',
  refreshFailed: 'Impossible d’actualiser votre profil',
  offline: 'Hors ligne',
  joined: 'Inscription',
  ownNote: 'Voici votre profil public, tel que les autres le voient.',
  backToEditing: 'Retour à la modification',
  editPersonal: 'Modifier nom, téléphone et adresse',
  editDescription: 'Modifier la description',
  addDescription: 'Ajouter une description',
};

/** Picture, story line and description: the button and its dialog. */
export const look = {
  title: 'Modifier le profil',
  preview: 'Votre nouvelle photo, telle que les autres la verront',
  storyLine: 'Accroche',
  storyLineHint: 'Une phrase sur ce que vous faites le mieux',
  descriptionHint: 'Ce que vous créez, pour qui, et comment vous travaillez',
};

/** Finding skills or languages and giving each a level. */
export const levels = {
  find: (kind: 'skill' | 'language') => (kind === 'skill' ? 'Trouver une compétence' : 'Trouver une langue'),
  none: (kind: 'skill' | 'language', value: string, hint: string) =>
    `Aucune ${kind === 'skill' ? 'compétence' : 'langue'} ne s’appelle «\u00A0${value}\u00A0». ${hint}`,
  typeName: (kind: 'skill' | 'language') =>
    `Tapez le nom d’une ${kind === 'skill' ? 'compétence' : 'langue'}.`,
  label: 'Votre niveau',
  labelOf: (name: string | number) => `Votre niveau\u00A0: ${name}`,
  choose: 'Choisissez votre niveau',
  addOne: (kind: 'skill' | 'language') => (kind === 'skill' ? 'Ajouter la compétence' : 'Ajouter la langue'),
  addSeveral: (amount: number, kind: 'skill' | 'language') =>
    `Ajouter ${amount} ${kind === 'skill' ? 'compétences' : 'langues'}`,
};

/** Skills: the card and its dialog. */
export const skills = {
  title: 'Compétences',
  empty: 'Ajoutez les compétences que vous vendez, avec votre niveau.',
  addTitle: 'Ajouter des compétences',
  addText: 'Choisissez ce que vous faites bien. Les clients voient tout de suite si vous convenez.',
  found: 'Compétences trouvées',
  noneHint: 'Essayez un mot plus court, ou parcourez une catégorie.',
  failed: 'Impossible de charger les compétences',
};

/** Languages: the card and its dialog. */
export const languages = {
  title: 'Langues',
  text: 'Ajoutez les langues que vous écrivez, parlez ou enregistrez.',
  addTitle: 'Ajouter des langues',
  found: 'Langues trouvées',
  noneHint: 'Essayez le nom qu’emploient ses locuteurs, p.\u00A0ex. Izon pour l’ijaw.',
  failed: 'La recherche des langues n’a pas abouti',
  first: {
    ...{ en: 'Anglais', fr: 'Français', ha: 'Haoussa', ig: 'Igbo' },
    ...{ pcm: 'Pidgin nigérian', sw: 'Swahili', yo: 'Yoruba' },
  },
};

/** Education: the card and its dialog. */
export const education = {
  title: 'Formation',
  text: 'Ajoutez l’école ou l’atelier où vous avez appris votre métier.',
  addTitle: 'Ajouter une formation',
  editTitle: 'Modifier la formation',
  institution: 'Établissement',
};

/** Certificates: the card and its dialog. */
export const certification = {
  title: 'Certification',
  empty: 'Ajoutez les cours que vous avez terminés et qui a délivré les certificats.',
  addTitle: 'Ajouter une certification',
  editTitle: 'Modifier la certification',
  certificate: 'Certificat',
  issuedBy: 'Délivré par',
  descriptionHint: (certificateDefault: string | number) =>
    `Laissez vide pour «\u00A0${certificateDefault}\u00A0»`,
  /** Stored where no description is given. */
  defaultDescription: 'Certificat de réussite',
};

/** Taking something off one's own page. */
export const removal = {
  text: (name: string | number) => `Nous retirons ${name} de votre profil.`,
  education: 'Supprimer cette formation\u00A0?',
  educationConfirm: 'Supprimer la formation',
  certificate: 'Supprimer ce certificat\u00A0?',
  certificateConfirm: 'Supprimer le certificat',
  skill: 'Retirer cette compétence\u00A0?',
  skillConfirm: 'Retirer la compétence',
  language: 'Retirer cette langue\u00A0?',
  languageConfirm: 'Retirer la langue',
  picture: 'Retirer votre photo\u00A0?',
  pictureText: 'Vos initiales s’affichent jusqu’à la prochaine photo.',
  pictureConfirm: 'Retirer la photo',
};

/** Past work: its part of a profile, and the galleries. */
export const pastWork = {
  failed: 'Impossible de charger les réalisations',
  newest: 'Dernières réalisations',
  viewOwn: 'Voir les réalisations',
  viewAll: (count: string | number) => `Voir les ${count} pièces`,
  start: 'Montrez vos réalisations. Les clients engagent ce qu’ils voient et entendent.',
  lead: 'Images, sons et vidéos de vos travaux passés. Les clients les voient sur votre profil.',
  empty: 'Pas encore de réalisations',
  emptyText:
    'Les clients engagent ce qu’ils voient et entendent. Trois bonnes pièces valent mieux qu’une longue description.',
  /** Before the name of whose work it is. */
  by: 'Par',
  emptyOther: 'Aucune réalisation',
  emptyOtherText: 'Rien n’a encore été ajouté ici.',
  opensInNewTab: (title: string | number) => `${title}, s’ouvre dans un nouvel onglet`,
  playerFailed: 'Impossible de charger le lecteur',
};

/** Adding, editing and deleting a piece of past work. */
export const pieceDialog = {
  editTitle: 'Modifier la réalisation',
  descriptionHint: 'À quoi cela servait et ce que vous avez fait',
  fileHint: 'Une image (PNG, JPEG), un son (MP3) ou une vidéo (MP4)',
  deleteTitle: 'Supprimer cette réalisation\u00A0?',
  deleteText: (title: string | number) => `Nous retirons ${title} de votre profil pour de bon.`,
  deleteConfirm: 'Supprimer la réalisation',
};

/** The reviews that a person received. */
export const reviews = {
  failed: 'Impossible de charger les avis',
  emptyOwn:
    'Les clients vous évaluent après avoir accepté votre travail. Postulez à une mission pour obtenir votre premier avis.',
  emptyOther: (name: string | number) =>
    `Personne n’a encore évalué ${name}. Seules les parties d’une commande terminée peuvent donner un avis.`,
  recommends: (recommendUser: string | number) => `Recommanderait\u00A0: ${recommendUser}`,
  recommended: (yes: number, count: number) =>
    `${yes} sur ${count} ${yes > 1 ? 'recommandent' : 'recommande'}`,
  /** Before a star. */
  only: (stars: string | number) => `Seulement ${stars}`,
  /** Read out behind the figure. */
  starsAfter: (stars: number) => (stars < 2 ? 'étoile' : 'étoiles'),
  reply: 'Répondre',
  /** Read out behind the button. */
  replyTo: (name: string | number) => `à ${name}`,
  /** For who has not written yet. */
  hiddenUntil: (date: string) => `Visible le ${date}, ou plus tôt, après votre propre avis`,
  /** For who has written already. */
  onlyYou: (other: string, date: string) =>
    `${other} le verra le ${date}, ou plus tôt, après vous avoir évalué`,
};

/** Writing a review. */
export const reviewDialog = {
  text: (title: string | number, name: string | number, days: string) =>
    `${title}, avec ${name}. Votre avis paraît quand vous avez tous deux écrit le vôtre, ou ${days} après l’acceptation. Il ne se modifie plus ensuite.`,
  rating: 'Votre note',
  recommend: (name: string | number) => `Recommanderiez-vous ${name}\u00A0?`,
  submit: 'Envoyer l’avis',
  doneHidden: (other: string | number, moment: string | number) =>
    `${other} le verra le ${moment}, ou plus tôt, après vous avoir évalué.`,
  doneShown: (other: string | number) => `${other} peut déjà lire votre avis.`,
};

/** Replying to a review. */
export const replyDialog = {
  title: (name: string | number) => `Répondre à ${name}`,
  text: 'Vous pouvez répondre une fois. Tout le monde voit votre réponse sous l’avis.',
  label: 'Votre réponse',
  submit: 'Envoyer la réponse',
};
