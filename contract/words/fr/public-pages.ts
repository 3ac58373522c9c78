/** French: what people read without an account, written whole by the server. */
import { ACCEPT_AFTER_DAYS, DELAYED_AFTER_DAYS } from '../../acts/deadlines.ts';
import type { Figures } from '../en/public-pages.ts';
import { fixed as fixedEverywhere, labels, milestones, money, page, status } from './common.ts';
import { steps } from './orders.ts';
import { fixed as fixedTracker } from './tracker.ts';

/** Texts whose English keeps its letters (rule 13.1). */
export const fixed = {
  talents: 'Rien que les meilleurs talents',
  time: 'Du temps et de l’argent gagnés',
  escrow: 'Paiement garanti par séquestre',
  register: 'Inscrivez-vous',
  brief: 'Le client publie un brief',
  conditions: 'Les talents acceptent ou refusent les conditions',
};

/** What stands around every public page: the head, the top and the foot. */
export const frame = {
  locale: 'fr_FR',
  whole: (title: string) => `Adire\u00A0: ${title}`,
  skip: page.skip,
  categories: 'Catégories',
  finishProfile: 'Terminer votre profil',
  toProfile: 'Voir votre profil',
  toJobs: 'Voir vos missions',
  newTab: '(s’ouvre dans un nouvel onglet)',
  claim: 'Le travail créatif d’Afrique, payé sous séquestre.',
  home: 'Ce que propose Adire',
  escrow: 'Le rôle du séquestre',
  tracker: 'Le suivi de projet',
  market: 'Place de marché',
  search: 'Chercher des offres',
  signUp: 'Créer un compte',
  rules: 'Règles',
  verify: 'Vérifier un fichier',
  policy: 'Confidentialité',
  agreement: 'Conditions d’utilisation',
  language: labels.language,
};

/** `/`: the front page. */
export const front = {
  description:
    'Trouvez partout en Afrique des graphistes, des animateurs, des rédacteurs et des voix. Votre argent reste sous séquestre jusqu’à ce que vous acceptiez le travail.',
  lead: 'Graphistes, animateurs, rédacteurs et voix. Votre argent reste sous séquestre jusqu’à ce que vous acceptiez le travail.',
  ask: 'Que voulez-vous faire créer\u00A0?',
  example: 'Logo, jingle, vidéo…',
  search: 'Chercher',
  postJob: 'Publiez une mission en une minute',
  often: 'Souvent proposé\u00A0:',
  earned: (stars: string, reviews: string) => `${stars} en moyenne sur ${reviews} avis de travaux payés`,
  gigs: 'Créé par les talents d’Adire',
  held: (amount: string) => `${amount} sous séquestre`,
  turn: 'Versés quand vous acceptez le travail',
  beFirst: 'Soyez le premier à vendre ici',
  gigsFrom: (gigs: number, price: string) => `${gigs} offres dès ${price}`,
  from: (price: string) => `Dès ${price}`,
  gigFrom: (title: string, price: string) => `${title}, dès ${price}`,
  days: (days: number) => `${days} ${days < 2 ? 'jour' : 'jours'}`,
  fresh: labels.new,
  talentStars: 'Talent',
  sound: labels.sound,
  video: labels.video,
  reasons: {
    talents: {
      title: fixed.talents,
      text: 'Seules les deux parties d’une commande terminée peuvent s’évaluer, une fois chacune. Chaque avis que vous lisez est mérité.',
    },
    time: {
      title: fixed.time,
      text: 'Publiez un seul brief et comparez les candidatures côte à côte. Publier est gratuit, et prix, dates et étapes sont convenus avant tout paiement.',
    },
    escrow: {
      title: fixed.escrow,
      text: `Le client paie tout le prix sous séquestre avant le début du travail. Le talent est payé à l’acceptation, ou après ${ACCEPT_AFTER_DAYS} jours sans réponse.`,
    },
  },
  reasonsMore: 'Comment le séquestre protège les deux parties, chiffres à l’appui',
  step: (step: number) => `Étape ${step}`,
  steps: {
    register: {
      title: fixed.register,
      text: 'Ouvrez un compte avec votre e-mail et dites si vous recrutez ou si vous vendez. Vous pourrez ajouter l’autre rôle plus tard.',
    },
    brief: {
      title: fixed.brief,
      text: 'Il y dit ce qu’il lui faut, son budget et les étapes. Les talents répondent par une proposition et un prix.',
    },
    conditions: {
      title: fixed.conditions,
      text: 'Le talent choisi lit les dates et les conditions, puis dit oui ou non. Après un oui, le prix est placé sous séquestre et le travail commence.',
    },
  },
  questions: 'Questions fréquentes',
};

/** The questions that the front page opens with. */
export const questions = {
  escrow: {
    ask: 'Comment le séquestre protège-t-il les deux parties\u00A0?',
    answer:
      'Le client paie tout le prix convenu avant le début du travail. Adire le garde\u00A0: le talent sait que l’argent est là. Le client sait que personne n’est payé avant qu’il ait accepté le travail. Sans réponse de sa part dans les 14 jours qui suivent la remise, le travail est considéré comme accepté.',
  },
  cost: {
    ask: 'Combien coûte Adire\u00A0?',
    answer:
      'S’inscrire, publier des missions et postuler, c’est gratuit. Quand un travail est accepté, Adire garde des frais de service de 10\u00A0% de sa rémunération, pris sur le paiement du talent. Le client paie le prix convenu, et rien de plus.',
  },
  paid: {
    ask: 'Comment les talents sont-ils payés\u00A0?',
    answer:
      'Dès que le client accepte le travail, le net à recevoir est disponible sous «\u00A0Revenus\u00A0». Choisissez votre banque, saisissez votre numéro de compte et vérifiez le nom que donne la banque. L’argent est ensuite envoyé sur votre compte, en nairas.',
  },
};

/** `/home`: what the marketplace offers to those who hire and to those who sell. */
export const home = {
  title: 'Ce que propose Adire',
  description:
    'Pour faire réaliser un travail créatif sur Adire, commandez une offre, ou publiez une mission et choisissez parmi les candidatures. Tout se paie sous séquestre.',
  lead: 'Pour faire réaliser un travail créatif, commandez une offre, ou publiez une mission et choisissez parmi les candidatures. Dans les deux cas, votre paiement est protégé par le séquestre.',
  hire: 'Si vous recrutez',
  hiring: {
    order: {
      title: 'Commandez une offre',
      text: 'Cherchez ce que vendent les talents, comparez images, formules, prix et délais, et commandez la formule qui vous plaît. Pas besoin de compte pour chercher.',
    },
    post: {
      title: 'Publiez une mission',
      text: 'Rédigez un brief avec un budget et une à quatre étapes. Tous les talents voient une mission ouverte. Seuls vos invités voient une mission privée.',
    },
    compare: {
      title: 'Comparez les candidatures',
      text: 'Prix, proposition, avis et réalisations se lisent côte à côte. Si vous refusez une candidature, le talent reçoit votre motif.',
    },
    follow: {
      title: 'Suivez le travail',
      text: 'Une seule page par commande dit qui doit agir, et avant quand. Le suivi de projet montre les tâches qui avancent.',
    },
  },
  sell: 'Si vous vendez',
  selling: {
    show: {
      title: 'Montrez ce que vous faites',
      text: 'Votre profil public réunit votre parcours, vos compétences, vos certificats et vos réalisations. Son lien a belle allure dans une discussion.',
    },
    gigs: {
      title: 'Vendez vos offres',
      text: 'Proposez une à trois formules à votre prix, avec votre délai et vos retouches. Les clients les trouvent par mot-clé, par catégorie et par prix.',
    },
    apply: {
      title: 'Postulez à des missions',
      text: (serviceFee: string) =>
        `Postuler est gratuit. Avant d’envoyer une candidature, vous voyez ce que vous recevrez après les frais de service de ${serviceFee}.`,
    },
    paid: {
      title: 'Soyez payé en nairas',
      text: `Le prix est sous séquestre avant que vous commenciez. Une fois le travail accepté, ou après ${ACCEPT_AFTER_DAYS} jours sans réponse, vous retirez l’argent vers votre compte bancaire.`,
    },
  },
  both: 'Pour les deux parties',
  reviews: {
    title: 'Des avis mérités',
    text: 'Seules les deux parties d’une commande terminée peuvent s’évaluer. Vous voyez l’avis de l’autre quand vous avez écrit le vôtre, ou à la fin du délai.',
  },
  writing: {
    title: 'Tout reste écrit',
    text: 'Messages, accords, livraisons et chaque paiement restent dans l’historique de la commande, que vous pouvez lire tous les deux. En cas de désaccord, un opérateur tranche, cet historique en main.',
  },
  closing: 'Regardez autour de vous, ou lancez-vous',
  escrow: 'Comment marche le séquestre',
};

export const proof = {
  heading: 'Voir le travail avant que l’argent ne bouge',
  lead: 'Chaque commande a sa salle d’épreuves : vous y regardez à deux la même image, la même page, le même son ou le même film.',
  points: {
    look: {
      title: 'Regarder',
      text: 'Le client voit des aperçus filigranés, aussi à côté de la version précédente. Les fichiers s’ouvrent à l’acceptation.',
    },
    point: {
      title: 'Montrer',
      text: 'Un appui dit où quelque chose doit changer. Les remarques partent ensemble au talent, et les modifications sont comptées.',
    },
    decide: {
      title: 'Décider',
      text: 'Des collègues regardent par un lien et donnent leur avis. Une seule personne décide, et l’argent part.',
    },
  },
  picture: 'Trois étiquettes dans la salle d’épreuves, avec deux repères numérotés',
  pins: ['Feuille plus bas', 'Abeille plus près des alvéoles'],
};

/** `/escrowHome`: how escrow protects both sides, and the worked example. */
export const escrow = {
  title: 'Comment le séquestre vous protège',
  description:
    'Qui garde l’argent, jusqu’à quand, et qui reçoit quoi quand une commande se termine sur Adire. Calculé avec les règles mêmes du produit.',
  heading: 'Comment le séquestre protège les deux parties',
  lead: 'Le client paie tout le prix avant le début du travail, et Adire le garde. Le talent est payé quand le travail est accepté. Toute autre issue a aussi sa règle, connue de vous deux à l’avance.',
  ready: 'Quand vous voulez',
  stagesHeading: 'Où est l’argent, pas à pas',
  stages: {
    agreed: {
      title: status.agreed,
      text: 'Prix, dates, étapes et pénalités sont fixés, et vous avez dit oui tous les deux. Rien n’est encore payé, et chacun peut annuler sans frais.',
    },
    paid: {
      title: status.paidIntoEscrow,
      text: 'Le client paie tout le prix par carte, virement ou USSD. Le talent voit que l’argent est là avant de commencer.',
    },
    active: {
      title: status.inProgress,
      text: 'Le talent remet chaque étape à son échéance. Une étape manquée coûte la pénalité convenue pour elle, jamais plus.',
    },
    submitted: {
      title: fixedEverywhere.submitted,
      text: `Le client accepte, demande des modifications ou ouvre un litige. Après ${ACCEPT_AFTER_DAYS} jours sans réponse, le travail est considéré comme accepté.`,
    },
    accepted: {
      title: 'Accepté',
      text: 'Le séquestre est partagé, ligne par ligne, sur une page que vous pouvez lire tous les deux.',
    },
    paidOut: {
      title: steps.paidOut,
      text: 'Le talent retire sa part vers un compte bancaire, en nairas.',
    },
  },
  endings: {
    accepted: {
      label: 'Le travail est accepté à temps',
      why: ({ serviceFee }: Figures) =>
        `Les pénalités des étapes manquées reviennent au client. Adire garde ${serviceFee} du reste, et le talent reçoit le solde.`,
    },
    'accepted-late': {
      label: `Accepté, mais le client a mis plus de ${DELAYED_AFTER_DAYS} jours à répondre`,
      why: ({ delayDeduction }: Figures) =>
        `Une réponse tardive a un coût\u00A0: jusqu’à ${delayDeduction} du prix passent de la part du client au talent.`,
    },
    'cancelled-early': {
      label: 'Le client annule avant que le talent ait commencé',
      why: (_figures: Figures) => 'Tout est rendu, moins les frais du prestataire de paiement.',
    },
    'cancelled-missed': {
      label: 'Le client annule après une étape manquée',
      why: ({ passedThreshold }: Figures) =>
        `Moins de ${passedThreshold} étapes ont été réussies et au moins une a été manquée. Le talent ne reçoit rien, et le client ne paie que les frais du prestataire.`,
    },
    'cancelled-passed': {
      label: 'Le client annule après des étapes réussies',
      why: ({ rejectionFee, cancellationFee }: Figures) =>
        `Le talent reçoit ${rejectionFee}, Adire ${cancellationFee}, et le prestataire ses frais. Le reste est rendu au client.`,
    },
    'cancelled-talent': {
      label: 'Le talent annule',
      why: (_figures: Figures) =>
        'Tout le prix revient au client. Les frais du prestataire sont à notre charge.',
    },
  },
  parts: {
    talent: money.talentReceives,
    hunter: 'Rendu au client',
    fee: 'Adire garde',
    gateway: 'Frais du prestataire',
  },
  work: 'Essayez avec vos chiffres',
  workLead: (penalty: string) =>
    `Quatre étapes, chacune avec une pénalité de ${penalty}. Choisissez un prix et une issue. Les montants suivent les mêmes règles que les vraies commandes.`,
  price: labels.price,
  missed: 'Étapes manquées',
  ending: 'Issue',
  workOut: 'Calculer',
  together: 'Le total fait le prix',
  table: (price: string) => `Chaque issue, pour ${price}`,
  caption: (price: string) => `Qui reçoit quoi de ${price} à chaque issue`,
  withMissed: (label: string, missed: number) =>
    `${label}, ${missed} ${missed < 2 ? 'étape manquée' : 'étapes manquées'}`,
  charge:
    'Les frais du prestataire sont ici ceux d’un paiement par carte locale. Sur une commande, ce sont ceux que le prestataire annonce.',
  safe: 'Ce qui protège chaque partie',
  hire: 'Si vous recrutez',
  hiring: [
    'Vous payez une fois, à Adire, jamais à un inconnu.',
    'Un talent qui ne commence jamais n’est pas payé. Annulez, et vous récupérez le prix, moins les frais du prestataire.',
    'Vous payez le prix convenu, et rien de plus.',
    'Vous pouvez retirer vos remboursements vers votre compte bancaire aussitôt.',
  ],
  sell: 'Si vous vendez',
  selling: ({ passedThreshold, rejectionFee }: Figures) => [
    'Tout le prix est là avant que vous commenciez.',
    `Sans réponse du client pendant ${ACCEPT_AFTER_DAYS} jours, votre travail est accepté.`,
    'Les jours où vous attendez le client sont ajoutés à vos échéances.',
    `Un client qui annule après ${passedThreshold} étapes réussies vous doit ${rejectionFee} du prix.`,
  ],
  everyRule: 'Toutes les règles, dans les conditions d’utilisation',
};

/** `/projecttrackerhunter`: how the project tracker works. */
export const tracker = {
  title: 'Le suivi de projet',
  description:
    'Suivez une commande sur un tableau à trois colonnes\u00A0: à faire, en cours, terminé. Le talent déplace les tâches, et le client le voit en direct.',
  lead: 'Suivez une commande sur un tableau à trois colonnes. Le talent planifie et déplace les tâches, et le client le voit en direct. Vous commentez tous les deux chaque tâche, là où elle se trouve.',
  toTracker: 'Voir votre suivi',
  heading: 'À quoi ressemble un tableau',
  example: 'Un exemple\u00A0: le tableau d’un jingle pour la radio.',
  columns: { todo: fixedTracker.todo, doing: fixedTracker.doing, done: fixedEverywhere.done },
  tasks: {
    voice: 'Choisir la voix',
    firstVerse: 'Enregistrer le premier couplet',
    secondVerse: 'Enregistrer le second couplet',
    mix: 'Mixage et mastering',
  },
  milestones: {
    first: milestones.numbered(milestones.first),
    second: milestones.numbered(milestones.second),
    third: milestones.numbered(milestones.third),
  },
  until: {
    monday: 'Pour lundi',
    tuesday: 'Pour mardi',
    thursday: 'Pour jeudi',
    friday: 'Pour vendredi',
  },
  steps: {
    add: {
      title: 'Le client ajoute une commande',
      text: 'Toute commande dont le prix est sous séquestre peut être suivie. Un clic suffit, et le talent la trouve sous «\u00A0Suivi de projet\u00A0».',
    },
    plan: {
      title: 'Le talent planifie',
      text: 'Chaque tâche a un nom, une description et deux dates. Elle peut aussi appartenir à une étape.',
    },
    move: {
      title: 'Les tâches passent en cours, puis terminées',
      text: 'À la souris, au clavier ou par le menu. Les retards sont signalés, et les deux tableaux se mettent à jour en direct.',
    },
    comment: {
      title: 'Les deux parties commentent',
      text: 'Une question sur une tâche se pose sur la tâche. La réponse y reste, pour vous deux.',
    },
  },
  deadlines:
    'Le suivi sert à planifier ensemble. Les échéances et les pénalités sont celles des étapes de l’accord, quoi qu’en dise le tableau.',
};

/** What stands on both pages of rules, which begin with the notice that the English text binds. */
export const rules = {
  binding:
    'Cette page est une traduction, faite pour votre commodité. Seul le texte anglais fait foi\u00A0: en cas de différence, c’est lui qui s’applique.',
  bindingLink: 'Lire le texte anglais',
  version: (day: string) =>
    `Version du ${day}. Les membres sont prévenus avant qu’un changement prenne effet.`,
  contents: 'Sommaire',
  agreement: {
    title: frame.agreement,
    description:
      'Les règles d’Adire\u00A0: comptes, missions, commandes, séquestre, frais, annulation, litiges et retraits.',
    intro:
      'Ceci est le contrat entre vous et Adire, la place de marché. En ouvrant un compte, vous l’acceptez. Adire fonctionne comme il est écrit ici\u00A0: les chiffres ci-dessous sont ceux avec lesquels il calcule.',
    coming: 'Les frais vont changer.',
    comingText: (from: string, { serviceFee, rejectionFee, cancellationFee, delayDeduction }: Figures) =>
      `Pour les accords conclus à partir du ${from}\u00A0: frais de service ${serviceFee}, frais de rejet ${rejectionFee}, frais d’annulation ${cancellationFee}, retenue pour réponse tardive ${delayDeduction}. Les accords conclus avant gardent les frais en vigueur lors de leur conclusion.`,
  },
  policy: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données Adire garde sur vous, pourquoi, combien de temps, qui d’autre les voit, et ce que vous pouvez y faire.',
    intro:
      'Cette page dit en mots simples quelles données Adire garde sur vous et ce que vous pouvez y faire. Nous gardons ce qu’exigent les commandes, les paiements et les messages. Nous ne vendons aucune donnée et ne montrons aucune publicité.',
  },
};
