/** French: the sections of the privacy policy: what is kept of people and why, by whom it is seen, and their rights. */

type Mailed = { mail: string };

export const policyBasis = {
  who: {
    title: 'Qui est responsable',
    body: ({ mail }: Mailed) => [
      `Adire tient cette place de marché et décide de ce qui est gardé et pourquoi : c’est le responsable du traitement au sens du Nigeria Data Protection Act 2023, la loi nigériane sur la protection des données (« la Loi »). Questions et demandes sur vos données vont à ${mail} ; veuillez écrire « Protection des données » en objet.`,
      'La place de marché s’adresse aux personnes de 18 ans ou plus. Nous ne gardons sciemment aucune donnée d’enfants, et supprimons un compte quand nous apprenons que son titulaire est plus jeune.',
    ],
  },
  basis: {
    title: 'Pourquoi nous pouvons garder des données',
    body: () => [
      'L’article 25 de la Loi énumère les fondements. Les nôtres sont :',
      {
        list: [
          '**Le contrat avec vous.** Sans votre compte, vos commandes, vos messages et vos coordonnées bancaires, la place de marché ne peut faire ce que vous lui avez demandé.',
          '**La loi.** Les écritures d’argent doivent être conservées ; tribunaux et autorités peuvent exiger ce que la loi leur permet d’exiger.',
          '**L’intérêt légitime.** Protéger les comptes, régler les litiges et arrêter la fraude. Nous le mettons en balance avec vos intérêts, et vous pouvez vous y opposer.',
          '**Votre consentement.** Pour les notifications sur votre appareil, et pour les e-mails que vous pouvez désactiver. Vous pouvez le retirer à tout moment, sous « Préférences », sans motif.',
        ],
      },
    ],
  },
};

export const policyKept = {
  title: 'Ce qui est gardé, pourquoi et combien de temps',
  columns: { what: 'Quoi', why: 'Pourquoi', until: 'Combien de temps' },
  rows: {
    account: {
      what: 'Compte : nom, adresse e-mail, mot de passe, langue',
      why: 'Pour vous laisser entrer et vous écrire. Du mot de passe n’est gardée qu’une empreinte lente et salée ; personne ne peut le lire.',
      until: 'Jusqu’à la suppression du compte',
    },
    profile: {
      what: 'Profil : prénom et nom, genre, téléphone, pays, région, photo, parcours',
      why: 'Pour montrer qui vend et qui recrute. Le téléphone et le genre ne sont montrés à aucun autre membre.',
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
        'Brouillons et candidatures jusqu’à la suppression du compte. Des commandes payées restent les conditions et les livraisons : voir « Supprimer votre compte »',
    },
    messages: {
      what: 'Messages et pièces jointes',
      why: 'Pour que les deux parties puissent lire ce qui a été convenu, et qu’un litige puisse être tranché.',
      until: 'Jusqu’à la suppression du compte',
    },
    money: {
      what: 'Paiements, séquestre, retraits, compte bancaire et nom donné par la banque',
      why: 'Pour payer la bonne personne, et prouver chaque kobo.',
      until: 'Six ans après l’année du dernier mouvement, comme l’exige la loi fiscale',
    },
    mails: {
      what: 'Notifications et e-mails envoyés',
      why: 'Pour vous dire à qui est le tour.',
      until: 'Jusqu’à la suppression du compte',
    },
    sessions: {
      what: 'Sessions : votre dernière visite',
      why: 'Pour que vous restiez connecté, et pour montrer que vous êtes en ligne.',
      until:
        'Une session prend fin après 7 jours sans activité, 30 en tout ; l’heure de votre dernière visite est gardée jusqu’à la suppression du compte',
    },
    guesses: {
      what: 'Mots de passe erronés essayés pour une adresse, sous forme d’empreinte',
      why: 'Pour empêcher de deviner.',
      until: 'Un jour ; réseaux connus, 30 jours',
    },
    log: {
      what: 'Journal technique : heure, chemin, réponse de chaque appel',
      why: 'Pour trouver les pannes. Il ne contient ni en-têtes, ni saisies, ni mots de passe.',
      until: 'Tant qu’une panne peut être à trouver, 30 jours au plus',
    },
  },
  after:
    'Votre carte ne nous parvient jamais : vous la saisissez sur la page du prestataire de paiement. Nous ne demandons ni votre BVN ni votre NIN.',
};

export const policySharing = {
  shared: {
    title: 'Qui d’autre le voit',
    body: () => [
      {
        list: [
          '**Tout le monde** voit le profil public d’un talent, ses offres, ses réalisations et les avis montrés, même sans compte.',
          '**L’autre partie** d’une commande voit son contenu, votre nom et les messages que vous lui écrivez.',
          '**Paystack**, le prestataire de paiement, reçoit ce qu’exige un paiement ou un retrait : votre adresse e-mail et le montant, ou votre compte bancaire et son nom. Il est lui-même responsable de ce que vous saisissez sur sa page.',
          '**Le service d’e-mail et le service push** de votre navigateur transportent ce que nous vous envoyons. Un push porte un titre et aucun mot d’un message.',
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
      'Adire dépose un seul cookie, et seulement quand vous choisissez une langue : il contient ce choix et rien d’autre, pendant un an. Rien n’est chargé d’autres sites. Votre navigateur garde le jeton de votre session et votre nom dans son stockage de session, effacé à la fermeture de l’onglet ; les brouillons de formulaires, les messages qui attendent le réseau et le thème choisi dans son stockage local. Se déconnecter les efface.',
    ],
  },
  machines: {
    title: 'Décisions par des machines',
    body: () => [
      'L’ordre des résultats de recherche suit les mots, les avis et la nouveauté ; aucune machine ne verrouille un compte ni ne tranche un litige. Un message qui semble mener un paiement hors séquestre reçoit un avertissement ; une personne ne le lit que s’il est signalé.',
    ],
  },
  deletion: {
    title: 'Supprimer votre compte',
    body: () => [
      'Vous pouvez supprimer vous-même votre compte, sous « Vos données » dans le menu de votre photo. C’est possible dès qu’aucune commande n’est en cours et qu’aucun argent à vous n’est chez nous ou en route. Alors, aussitôt :',
      {
        list: [
          'vos nom, adresse e-mail, mot de passe, profil, photo, formation, certificats, compétences, langues, réalisations et offres sont retirés ;',
          'vos messages, pièces jointes et fichiers dont aucune commande payée n’a besoin sont retirés, octets compris ; dans les conversations figure « Personne supprimée » ;',
          'vos sessions et vos appareils sont déconnectés.',
        ],
      },
      'Ce à quoi l’autre partie d’une commande payée a droit, ses conditions, ses livraisons et l’avis que vous avez donné, lui reste sous « Personne supprimée ». Les écritures d’argent restent aussi, avec un numéro à la place de votre nom, parce que la loi le veut et que l’argent d’autrui figure dans les mêmes livres. Les e-mails que d’autres ont reçus de nous ne peuvent être rappelés.',
    ],
  },
};

export const policyRights = {
  rights: {
    title: 'Vos droits',
    body: ({ mail }: Mailed) => [
      'Les articles 34 à 38 de la Loi vous les donnent, gratuitement :',
      {
        list: [
          '**Savoir et recevoir une copie.** « Vos données » vous donne tout d’un coup : un fichier lisible par les machines (JSON), et chaque fichier que vous avez envoyé.',
          '**Rectifier.** Tout ce que vous avez écrit se change là où vous l’avez écrit ; pour le reste, écrivez-nous.',
          '**Faire supprimer**, comme il est dit plus haut.',
          '**Limiter ou vous opposer** à ce que nous faisons au titre de l’intérêt légitime.',
          '**Emporter ailleurs.** La copie a une forme que d’autres programmes lisent.',
          '**Retirer votre consentement**, à tout moment.',
          '**Ne pas être jugé par une machine seule.** Rien de tel n’arrive ici.',
        ],
      },
      `Écrivez à ${mail}. Nous répondons sous 30 jours. Vous pouvez aussi saisir la Nigeria Data Protection Commission.`,
    ],
  },
  safety: {
    title: 'Comment c’est protégé',
    body: () => [
      'Les connexions sont chiffrées. Mots de passe et jetons ne sont gardés que sous forme d’empreintes. Les fichiers des commandes et des messages ne répondent qu’à des liens que nous avons signés pour leurs parties et qui expirent après dix minutes. Qui peut voir quoi se décide sur le serveur, à chaque appel.',
      'Si une violation mettait des personnes en danger, nous le dirions à la Commission sous 72 heures et, si le risque est élevé, à vous sans délai (article 40 de la Loi).',
    ],
  },
  changes: {
    title: 'Modifications',
    body: () => [
      'Quand cette page change, sa date change, et les membres sont prévenus avant qu’une modification qui les concerne prenne effet. Pour le contrat qui nous lie, voyez les [conditions d’utilisation](/agreement).',
    ],
  },
};
