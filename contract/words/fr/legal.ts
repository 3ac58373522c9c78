/** French: the clauses of the user agreement and the sections of the privacy policy; the English text binds. */
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '../../accounts/sessions.ts';
import { ACCEPT_AFTER_DAYS, DELAYED_AFTER_DAYS, REMIND_ON_DAYS } from '../../acts/deadlines.ts';
import { DISPUTE_ANSWER_DAYS, DISPUTE_DECISION_DAYS } from '../../acts/dispute.ts';
import { EXTENSION_LAPSES_AFTER_DAYS } from '../../acts/extension.ts';
import type { RuleFacts } from '../en/public-pages.ts';

type Mailed = { mail: string };

/** Agreement: who may do what. */
export const accountClauses = {
  parties: {
    title: 'Qui s’engage à quoi',
    body: () => [
      'Un **client** (talent hunter) publie des missions, commande des offres, engage et paie. Un **talent** (indépendant) vend des offres, postule à des missions et livre. Adire les met en relation, garde le prix sous séquestre et le partage selon les règles ci-dessous. Le contrat portant sur le travail lui-même est conclu entre le client et le talent. Adire n’y est pas partie et n’emploie ni l’un ni l’autre.',
    ],
  },
  accounts: {
    title: 'Comptes',
    body: () => [
      {
        list: [
          'Vous devez avoir **18 ans ou plus** et être capable de contracter.',
          'Ce que vous dites de vous doit être vrai. Une personne a un seul compte. Votre mot de passe n’appartient qu’à vous\u00A0: ce qui est fait avec votre compte est réputé fait par vous.',
          'Un profil porte un seul type de compte. Réunir les deux types, client et talent, sous un même profil demande notre autorisation écrite. Vous la recevez par écrit à l’écran quand vous ajoutez le second type sur la page de votre profil, et nous pouvons la retirer.',
          'Lorsqu’un client est une équipe, le titulaire du compte décide qui peut y faire quoi, peut donner des droits différents à ses membres, et répond de tous.',
          'Nous pouvons refuser ou révoquer un compte qui enfreint les présentes conditions ou la loi. Un compte révoqué ne peut plus se connecter. Un opérateur règle ses commandes en cours et son argent selon les règles ci-dessous.',
        ],
      },
    ],
  },
};

/** Agreement: how an order comes to be, runs and ends. */
export const orderClauses = {
  jobs: {
    title: 'Missions, candidatures et offres',
    body: () => [
      {
        list: [
          'Un client publie une mission avec un brief, un budget et 1 à 4 étapes. Tous les talents voient une mission ouverte. Seuls les invités voient une mission privée. Le client peut la modifier ou la supprimer tant qu’elle prend des candidatures.',
          'Un talent postule une fois à une mission, jamais à la sienne, au budget de la mission ou à un prix de son choix. Postuler est gratuit. Une candidature refusée porte le motif du client.',
          'Une offre se commande en choisissant l’une de ses formules. Dès lors, c’est une commande comme une autre.',
        ],
      },
    ],
  },
  agreements: {
    title: 'L’accord entre le client et le talent',
    body: () => [
      'Le client retient une candidature et propose des dates et des conditions. Le talent les accepte en les cochant, ou les refuse en donnant un motif. Tant que le prix n’est pas payé, chaque partie peut annuler l’accord sans frais. Une fois la commande payée, les autres candidatures sont refusées avec le motif «\u00A0Un autre talent a été engagé pour cette mission\u00A0».',
    ],
  },
  milestones: {
    title: 'Étapes et échéances',
    body: () => [
      {
        list: [
          'Une étape a un titre, un nombre de jours et une pénalité de 1 à 10 pour cent du prix. Ses jours courent à partir du début de l’accord ou du paiement, le plus tardif des deux, et s’achèvent à 23:59:59, heure de Lagos.',
          'Les jours où la commande attend le client sont ajoutés. Elle l’attend tant que le travail est remis ou en litige, ou qu’une demande de délai reste sans réponse. Le silence de l’autre partie ne met jamais un talent en retard.',
          `Le talent peut demander un délai. Le client a ${EXTENSION_LAPSES_AFTER_DAYS} jours pour répondre, puis la demande expire. Le client peut pardonner une étape manquée.`,
        ],
      },
    ],
  },
  acceptance: {
    title: 'Livraison et acceptation',
    body: () => [
      `Le talent remet le travail. Le client l’accepte, ou demande des modifications en donnant un motif, ce qui renvoie la commande au travail. S’il ne fait ni l’un ni l’autre, nous le lui rappelons aux jours ${REMIND_ON_DAYS.join(', ')}. Après **${ACCEPT_AFTER_DAYS} jours de silence, le travail est accepté**. L’acceptation est définitive et partage le séquestre.`,
    ],
  },
  disputes: {
    title: 'Litiges',
    body: () => [
      `Tant qu’une commande est en cours ou remise, chaque partie peut ouvrir un litige, avec un exposé et des preuves. Le séquestre est gelé et aucune échéance ne court. L’autre partie a ${DISPUTE_ANSWER_DAYS} jours pour répondre. Faute de réponse, le litige est tranché sans elle. Les deux peuvent convenir d’un partage à tout moment, et qui a ouvert le litige peut le retirer. Sinon, un opérateur d’Adire partage le séquestre, en principe sous ${DISPUTE_DECISION_DAYS} jours, et en écrit le motif là où les deux peuvent le lire. La décision elle-même ne coûte de frais à personne.`,
    ],
  },
};

/** Agreement: escrow, fees, cancellation, payouts. */
export const moneyClauses = {
  escrow: {
    title: 'Le paiement sous séquestre',
    body: ({ smallest }: RuleFacts) => [
      `Une fois les deux d’accord, le client paie tout le prix, en nairas, sur la page du prestataire de paiement. Le prix minimum est de ${smallest}. Adire le garde jusqu’à la fin de la commande. Les frais du prestataire pour le paiement sont à notre charge, sauf si une annulation ci-dessous en dispose autrement. Un paiement en double ou tardif pour la même commande ne compte jamais deux fois\u00A0: il rejoint les remboursements du client. Les montants se comptent en kobos entiers. Chaque déduction est arrondie vers le bas, et ce qui reste demeure à la partie sur qui elle a été prise.`,
    ],
  },
  fees: {
    title: 'Les frais et le partage d’une commande acceptée',
    body: ({ serviceFee, delayDeduction }: RuleFacts) => [
      {
        steps: [
          'Pour chaque étape manquée, sa pénalité, un pourcentage du prix, revient au client.',
          `Sur le reste, la rémunération du travail, Adire garde des **frais de service de ${serviceFee}**, déduits du paiement du talent. Le client ne paie rien en plus du prix.`,
          `Si le client a mis plus de ${DELAYED_AFTER_DAYS} jours à répondre à une remise, une **retenue de ${delayDeduction}** du prix pour réponse tardive passe de la part du client au talent. Elle ne dépasse jamais ce que les pénalités ont rendu.`,
          'Ce qui reste est le net à recevoir du talent.',
        ],
      },
      'S’inscrire, publier des missions et postuler, c’est gratuit. Voyez-le [chiffres à l’appui](/escrowHome#example).',
    ],
  },
  cancellation: {
    title: 'Annuler une commande payée',
    body: ({ passedThreshold, rejectionFee, cancellationFee, delayDeduction }: RuleFacts) => [
      {
        list: [
          '**Par le talent\u00A0:** tout le prix revient au client.',
          '**Par le client, avant que le talent ait commencé\u00A0:** le prix est rendu, moins les frais du prestataire.',
          `**Par le client, quand moins de ${passedThreshold} étapes ont été réussies et qu’au moins une a été manquée\u00A0:** le talent n’est pas payé. Le prix est rendu, moins les frais du prestataire.`,
          `**Par le client dans tous les autres cas, c’est-à-dire après les ${passedThreshold} premières étapes ou sans manquement\u00A0:** le talent reçoit des **frais de rejet de ${rejectionFee}** du prix, et Adire des **frais d’annulation de ${cancellationFee}**. Les frais du prestataire de paiement sont pris en plus. Le solde est rendu au client.`,
          `Si la réponse du client a été tardive, ${delayDeduction} du prix passent du solde du client au talent.`,
        ],
      },
      'Une étape est réussie quand elle a été remise sans être refusée. Un travail remis ne peut être annulé\u00A0: il est accepté, refusé ou porté en litige. Les deux parties voient chaque ligne du partage avant que quiconque confirme.',
    ],
  },
  payouts: {
    title: 'Retraits et remboursements',
    body: () => [
      'Un talent retire le net à recevoir d’une commande acceptée. Un client retire ses remboursements, d’une commande ou de toutes. La banque nous donne le nom du titulaire, et vous le confirmez avant que l’argent parte. Vous ne pouvez utiliser que des comptes à votre nom. Un virement qui échoue ou revient est remis à votre disposition, une fois, et vous pouvez le redemander. Les impôts sur ce que vous gagnez sont à votre charge.',
    ],
  },
};

/** Agreement: conduct, and its last words. */
export const conductClauses = {
  reviews: {
    title: 'Avis',
    body: () => [
      'Après l’acceptation, chaque partie peut évaluer l’autre une fois, par une à cinq étoiles et par des mots. Un avis est montré quand les deux ont écrit, ou 14 jours après l’acceptation. La personne évaluée peut répondre une fois. Un avis doit porter sur la commande. Nul ne peut demander d’avis, en acheter ni s’en servir pour menacer.',
    ],
  },
  conduct: {
    title: 'Comment nous nous traitons',
    body: () => [
      {
        list: [
          'Un travail commencé ici se paie ici. Amener l’autre partie à payer hors séquestre lui ôte sa protection et peut vous coûter votre compte.',
          'Aucun travail volé, haineux, à caractère sexuel envers des mineurs, trompeur ou contraire à la loi. Ni spam, ni virus, ni harcèlement.',
          'Les messages appartiennent à ceux qui les ont écrits. Vous pouvez bloquer une personne et signaler un message. Un opérateur lit ceux qui sont signalés.',
        ],
      },
    ],
  },
  rights: {
    title: 'À qui appartient le travail',
    body: () => [
      'Sauf si votre accord en dispose autrement, les droits sur le travail livré passent au client une fois la commande acceptée et le talent crédité. Jusque-là, ils restent au talent, qui garantit que le travail est le sien ou qu’il peut le céder. Le talent peut montrer un travail accepté parmi ses réalisations, à moins que le client n’ait demandé, avant la conclusion de l’accord, qu’il reste privé. Pour ce que vous publiez ici, vous donnez à Adire le droit de le montrer sur la place de marché aussi longtemps qu’il y reste publié.',
    ],
  },
  changes: {
    title: 'Modifications',
    body: () => [
      'Les frais n’augmentent qu’avec **un préavis d’au moins 30 jours**, dans le produit et par e-mail. Un accord garde les frais sous lesquels il a été conclu, aussi longtemps que dure sa commande. Nous annonçons les autres modifications de ce texte avant qu’elles prennent effet. Si vous n’êtes pas d’accord, vous pouvez fermer votre compte.',
    ],
  },
  closing: {
    title: 'Fermer votre compte',
    body: () => [
      'Vous pouvez supprimer votre compte à tout moment, dès lors qu’aucune de vos commandes n’est en cours et qu’aucun argent à vous n’est sous séquestre, en route ou à retirer. La [politique de confidentialité](/policy#deletion) dit ce que deviennent alors vos données.',
    ],
  },
  liability: {
    title: 'Ce dont nous répondons',
    body: () => [
      'Nous répondons de l’argent sous séquestre et de son partage tel que le disent ces règles. Nous ne répondons ni de la qualité du travail d’un talent, ni de l’usage qu’en fait un client. Nous ne répondons pas non plus des pannes de réseau, d’électricité, de banques et de prestataires de paiement que nous ne pouvons empêcher. Rien ici ne retire les droits que la loi du Nigeria vous donne en tant que consommateur.',
    ],
  },
  law: {
    title: 'Droit applicable et contact',
    body: ({ mail }: RuleFacts) => [
      `Le droit de la République fédérale du Nigeria s’applique. Les jours se comptent à l’heure de Lagos (Africa/Lagos). Avant d’aller en justice, recourez au litige de la commande et écrivez à ${mail}. La plupart des différends se règlent là.`,
    ],
  },
};

/** Policy: who keeps data, and on which ground. */
export const policyBasis = {
  who: {
    title: 'Qui est responsable',
    body: ({ mail }: Mailed) => [
      `Adire tient cette place de marché et décide de ce qui est gardé et pourquoi. Au sens du Nigeria Data Protection Act 2023, la loi nigériane sur la protection des données («\u00A0la Loi\u00A0»), c’est le responsable du traitement. Envoyez vos questions et demandes sur vos données à ${mail}, avec «\u00A0Protection des données\u00A0» en objet.`,
      'La place de marché s’adresse aux personnes de 18 ans ou plus. Nous ne gardons sciemment aucune donnée d’enfants, et supprimons un compte quand nous apprenons que son titulaire est plus jeune.',
    ],
  },
  basis: {
    title: 'Pourquoi nous pouvons garder des données',
    body: () => [
      'L’article 25 de la Loi énumère les fondements. Les nôtres sont\u00A0:',
      {
        list: [
          '**Le contrat avec vous.** Sans votre compte, vos commandes, vos messages et vos coordonnées bancaires, la place de marché ne peut faire ce que vous lui avez demandé.',
          '**La loi.** Les écritures d’argent doivent être conservées. Tribunaux et autorités peuvent exiger ce que la loi leur permet d’exiger.',
          '**L’intérêt légitime.** Protéger les comptes, régler les litiges et arrêter la fraude. Nous le mettons en balance avec vos intérêts, et vous pouvez vous y opposer.',
          '**Votre consentement.** Pour les notifications sur votre appareil, et pour les e-mails que vous pouvez désactiver. Vous pouvez le retirer à tout moment, sous «\u00A0Préférences de notification\u00A0», sans donner de motif.',
        ],
      },
    ],
  },
};

/** Policy: what is kept, why, and how long. */
export const policyKept = {
  title: 'Ce que nous gardons, pourquoi et combien de temps',
  columns: { what: 'Quoi', why: 'Pourquoi', until: 'Combien de temps' },
  rows: {
    account: {
      what: 'Compte\u00A0: nom, adresse e-mail, mot de passe, langue',
      why: 'Pour vous laisser entrer et vous écrire. De votre mot de passe, nous ne gardons qu’une empreinte lente et salée, que personne ne peut lire.',
      until: 'Jusqu’à la suppression du compte',
    },
    profile: {
      what: 'Profil\u00A0: prénom et nom, genre, téléphone, pays, région, photo, parcours',
      why: 'Pour montrer qui vend et qui recrute. Aucun autre membre ne voit votre téléphone ni votre genre.',
      until: 'Jusqu’à ce que vous le changiez ou le supprimiez',
    },
    shown: {
      what: 'Formation, certificats, compétences, langues, réalisations, offres',
      why: 'Pour montrer ce que sait faire un talent. Les offres et les profils des talents sont publics.',
      until: 'Jusqu’à ce que vous les supprimiez, ou le compte',
    },
    orders: {
      what: 'Missions, candidatures, accords, étapes, livraisons, avis',
      why: 'C’est le contrat entre les deux parties d’une commande.',
      until:
        'Brouillons et candidatures jusqu’à la suppression du compte. Les conditions et les livraisons des commandes payées restent\u00A0: voir «\u00A0Supprimer votre compte\u00A0»',
    },
    messages: {
      what: 'Messages et pièces jointes',
      why: 'Pour que les deux parties puissent lire ce qui a été convenu, et qu’un litige puisse être tranché.',
      until: 'Jusqu’à la suppression du compte',
    },
    money: {
      what: 'Paiements, séquestre, retraits, compte bancaire et nom donné par la banque',
      why: 'Pour payer la bonne personne, et justifier chaque kobo.',
      until: 'Six ans après l’année du dernier mouvement, comme l’exige la loi fiscale',
    },
    mails: {
      what: 'Notifications et e-mails envoyés',
      why: 'Pour vous dire ce qui s’est passé et ce que vous pouvez faire ensuite.',
      until: 'Jusqu’à la suppression du compte',
    },
    sessions: {
      what: 'Sessions\u00A0: votre dernière visite',
      why: 'Pour que vous restiez connecté, et pour montrer que vous êtes en ligne.',
      until: `Une session prend fin après ${SESSION_IDLE_DAYS} jours sans activité, ${SESSION_DAYS} en tout. Nous gardons l’heure de votre dernière visite jusqu’à la suppression du compte`,
    },
    guesses: {
      what: 'Mots de passe erronés essayés pour une adresse, sous forme d’empreinte',
      why: 'Pour empêcher de deviner les mots de passe.',
      until: 'Un jour. Réseaux connus\u00A0: 30 jours',
    },
    log: {
      what: 'Journal technique\u00A0: heure, chemin, réponse de chaque appel',
      why: 'Pour trouver les pannes. Il ne contient ni en-têtes, ni saisies, ni mots de passe.',
      until: 'Tant qu’une panne peut être à trouver, 30 jours au plus',
    },
  },
  after:
    'Vos données de carte ne nous parviennent jamais\u00A0: vous les saisissez sur la page du prestataire de paiement. Nous ne demandons ni votre BVN ni votre NIN.',
};

/** Policy: who sees it, and what happens to it. */
export const policySharing = {
  shared: {
    title: 'Qui d’autre le voit',
    body: () => [
      {
        list: [
          '**Tout le monde** voit le profil public d’un talent, ses offres, ses réalisations et les avis publiés, même sans compte.',
          '**L’autre partie** d’une commande voit son contenu, votre nom et les messages que vous lui écrivez.',
          '**Paystack**, le prestataire de paiement, reçoit ce qu’exige un paiement ou un retrait\u00A0: votre adresse e-mail et le montant, ou votre compte bancaire et son nom. Il est lui-même responsable de ce que vous saisissez sur sa page.',
          '**Le service d’e-mail et le service push** de votre navigateur transportent ce que nous vous envoyons. Une notification push porte un titre et jamais les mots d’un message.',
          '**Les opérateurs d’Adire** lisent une commande et sa conversation quand un litige ou un signalement demande une décision. Chaque consultation d’une conversation est inscrite dans un journal qui ne peut être modifié.',
          '**Les autorités** reçoivent ce qu’une injonction valable en droit nigérian nous oblige à donner.',
        ],
      },
      'Personne d’autre. Si un service se trouve hors du Nigeria, des données n’y vont que sur les fondements des articles 41 à 43 de la Loi.',
    ],
  },
  browser: {
    title: 'Ce que garde votre navigateur',
    body: () => [
      'Adire dépose un seul cookie, et seulement quand vous choisissez une langue. Il contient ce choix et rien d’autre, pendant un an. Rien n’est chargé d’autres sites. Votre navigateur garde le jeton de votre session et votre nom dans son stockage de session, effacé à la fermeture de l’onglet. Son stockage local contient les brouillons de formulaires, les messages qui attendent le réseau et le thème choisi. Se déconnecter les efface.',
    ],
  },
  machines: {
    title: 'Décisions par des machines',
    body: () => [
      'L’ordre des résultats de recherche suit les mots, les avis et la nouveauté. Aucune machine ne verrouille un compte ni ne tranche un litige. Un message qui semble mener un paiement hors séquestre reçoit un avertissement. Une personne ne le lit que s’il est signalé.',
    ],
  },
  deletion: {
    title: 'Supprimer votre compte',
    body: () => [
      'Vous pouvez supprimer vous-même votre compte, sous «\u00A0Vos données\u00A0» dans le menu de votre photo. C’est possible dès qu’aucune commande n’est en cours et qu’aucun argent à vous n’est chez nous ou en route. Alors, aussitôt\u00A0:',
      {
        list: [
          'vos nom, adresse e-mail, mot de passe, profil, photo, formation, certificats, compétences, langues, réalisations et offres sont retirés\u00A0;',
          'vos messages, pièces jointes et fichiers dont aucune commande payée n’a besoin sont retirés pour de bon, et les conversations affichent «\u00A0Personne supprimée\u00A0»\u00A0;',
          'vos sessions et vos appareils sont déconnectés.',
        ],
      },
      'L’autre partie d’une commande payée garde ce à quoi elle a droit\u00A0: ses conditions, ses livraisons et l’avis que vous avez donné, sous «\u00A0Personne supprimée\u00A0». Les écritures d’argent restent aussi, avec un numéro à la place de votre nom, parce que la loi l’exige et que l’argent d’autrui figure dans les mêmes livres. Nous ne pouvons pas rappeler les e-mails que d’autres ont reçus de nous.',
    ],
  },
};

/** Policy: people's rights, how data is protected, and how the policy changes. */
export const policyRights = {
  rights: {
    title: 'Vos droits',
    body: ({ mail }: Mailed) => [
      'Les articles 34 à 38 de la Loi vous donnent ces droits, gratuitement\u00A0:',
      {
        list: [
          '**Savoir et recevoir une copie.** «\u00A0Vos données\u00A0» vous donne tout d’un coup\u00A0: un fichier lisible par les machines (JSON), et chaque fichier que vous avez envoyé.',
          '**Rectifier.** Tout ce que vous avez écrit se change là où vous l’avez écrit. Pour le reste, écrivez-nous.',
          '**Faire supprimer**, comme il est dit plus haut.',
          '**Limiter ou vous opposer** à ce que nous faisons au titre de l’intérêt légitime.',
          '**Emporter ailleurs.** D’autres programmes peuvent lire la copie.',
          '**Retirer votre consentement**, à tout moment.',
          '**Ne pas être jugé par une machine seule.** Rien de tel n’arrive ici.',
        ],
      },
      `Écrivez à ${mail}. Nous répondons sous 30 jours. Vous pouvez aussi saisir la Nigeria Data Protection Commission.`,
    ],
  },
  safety: {
    title: 'Comment nous le protégeons',
    body: () => [
      'Les connexions sont chiffrées. Nous ne gardons mots de passe et jetons que sous forme d’empreintes. Les fichiers des commandes et des messages ne s’ouvrent que par des liens que nous avons signés pour leurs parties et qui expirent après dix minutes. À chaque appel, le serveur décide qui peut voir quoi.',
      'Si une violation met des personnes en danger, nous prévenons la Commission sous 72 heures et, si le risque est élevé, vous sans délai (article 40 de la Loi).',
    ],
  },
  changes: {
    title: 'Modifications',
    body: () => [
      'Quand cette page change, sa date change, et nous prévenons les membres avant qu’une modification qui les concerne prenne effet. Pour le contrat qui nous lie, voyez les [conditions d’utilisation](/agreement).',
    ],
  },
};
