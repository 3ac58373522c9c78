/** Ce que le travail doit avoir, et ses fichiers jusqu’à son acceptation. */

import { naira } from './figures.ts';
import { de } from './language.ts';

/** Ce qui vaut acceptation. */
export const acceptance = {
  title: 'Ce qu’il doit y avoir',
  lead: 'Convenu avec la commande. Cela ne change plus.',
  hunterLead: (name: string) => `Cochez chaque ligne. ${name} voit aussitôt vos réponses.`,
  met: 'Présent',
  notMet: 'Manquant',
  open: 'Pas encore vérifié',
  metItem: (text: string) => `Présent\u00A0: ${text}`,
  notMetItem: (text: string) => `Manquant\u00A0: ${text}`,
  count: (met: number, all: number) => `${met} sur ${all}`,
  failed: 'Cette réponse n’a pas pu être enregistrée',
};

/** Les remarques à un endroit du travail. */
export const marks = {
  none: 'Ajoutez au moins une remarque',
  tooMany: (max: number) => `Une version reçoit au plus ${max} remarques`,
  textMissing: 'Dites ce qui doit changer',
  onlyQuestions: 'Sans demander de changements, seules des questions partent',
  answerMissing: 'Écrivez votre réponse',
  halfPlace: 'Un endroit demande les deux nombres, x et y',
  noQuestion: 'Aucune question n’attend de réponse',
  settled: 'Le client a clos cette remarque. Il n’y a plus rien à répondre',
  otherFile: 'Une de ces remarques ne correspond à aucun fichier de la dernière version. Rechargez la page',
  stillOpen: (count: number) =>
    count === 1
      ? 'Une remarque reste ouverte. Dites qu’elle est suivie, ou répondez-y'
      : `${count} remarques restent ouvertes. Dites de chacune qu’elle est suivie, ou répondez-y`,
};

/** Under a sound or film that is handed in: the light copy that goes along. */
export const proxies = {
  making: (percent: number) => `Préparation d’un aperçu léger\u00A0: ${percent}\u00A0%`,
  sent: 'Aperçu léger envoyé',
  none: 'Sans aperçu léger\u00A0: jusqu’à l’acceptation, votre client lit le fichier lui-même.',
};

/** Les fichiers remis, avant l’acceptation. */
export const files = {
  preview: 'Aperçu. Le fichier s’ouvre quand vous acceptez le travail.',
  proxy: 'À lire ici en qualité réduite. Le fichier s’ouvre quand vous acceptez le travail.',
  played: 'À lire ici. Le fichier s’ouvre quand vous acceptez le travail.',
  broken: 'Nous ne pouvons pas montrer ce fichier. Il est peut-être endommagé.',
  making: 'L’aperçu arrive.',
  locked: (talent: string) => `S’ouvre quand vous acceptez le travail. ${talent} peut l’ouvrir plus tôt.`,
  kept: (talent: string) => `Ce fichier reste à ${talent}.`,
  opened: 'Ouvert avant l’acceptation',
  hunterPreview: (hunter: string) => `${hunter} voit un aperçu filigrané.`,
  hunterProxy: (hunter: string) => `${hunter} lit un aperçu léger avec un filigrane.`,
  hunterPlays: (hunter: string) => `${hunter} peut le lire, pas le télécharger.`,
  hunterBlind: (hunter: string) => `${hunter} ne peut pas l’ouvrir avant d’accepter le travail.`,
  seePreview: 'Voir l’aperçu',
  playPreview: 'Lire l’aperçu',
  open: (hunter: string) => `Ouvrir à ${hunter}`,
  openTitle: 'Ouvrir ce fichier maintenant\u00A0?',
  openLead: (hunter: string, file: string) =>
    `${hunter} pourra télécharger «\u00A0${file}\u00A0» avant d’accepter le travail. Vous ne pourrez plus le verrouiller.`,
  openDone: 'Fichier ouvert',
};

/** La salle d’épreuves : le dernier travail remis, à regarder. */
export const page = {
  backToOrder: 'Retour à la commande',
  emptyTitle: 'Rien à regarder pour l’instant',
  emptyText: (talent: string) => `Quand ${talent} remettra des fichiers, vous les regarderez ici ensemble.`,
  emptyTextTalent: 'Remettez des fichiers, et votre client les regarde ici avec vous.',
  files: 'Fichiers de cette version',
  fit: 'Ajuster à l’écran',
  enlarge: 'Agrandir',
  lightGround: 'Fond clair',
  darkGround: 'Fond sombre',
  noGround: 'Sans fond',
  download: (size: string) => `Télécharger, ${size}`,
  compare: 'Comparer avec la version précédente',
  compareShort: 'Comparer',
  difference: 'Seulement ce qui a changé',
  compareEnd: 'Arrêter la comparaison',
  nothingChanged: 'Rien n’a changé',
  newFile: 'Nouveau dans cette version',
  compareHow: 'Part de la version précédente qui se voit',
  tapPicture: 'Touchez l’image là où quelque chose doit changer.',
  pictureKeys: 'Image\u00A0: déplacez le repère avec les flèches, posez-le avec Entrée',
  pin: (label: number | string, text: string) => `Remarque ${label}\u00A0: ${text}`,
  placeInSound: 'Endroit dans le son',
  placeInFilm: 'Endroit dans le film',
  remarkAt: (time: string) => `Remarque à ${time}`,
  dataPrice: (amount: number) =>
    amount < 1 ? `moins de ${naira(1)} de données` : `environ ${naira(Math.round(amount))} de données`,
  proxy: 'Aperçu léger, avec un filigrane.',
  proxyByTalent: 'Fait sur l’appareil du talent. Nous ne l’avons pas comparé au fichier complet.',
  proxyCut: (minutes: number) => `Il s’arrête après ${minutes}\u00A0minutes. Le travail peut continuer.`,
  frameBefore: 'Une image en arrière',
  nextFrame: 'Une image en avant',
  notPlayed: 'Ce navigateur ne peut pas le lire. Essayez-en un autre.',
  noPicture: 'Ce genre de fichier ne peut pas être montré ici.',
  noPictureYet:
    'Ce genre de fichier ne peut pas être montré ici. Le client le reçoit une fois le travail accepté, ou quand le talent l’ouvre plus tôt.',
  remarks: 'Vos remarques',
  noRemarks:
    'Aucune pour l’instant. Elles restent sur cet appareil jusqu’à ce que vous les envoyiez ensemble.',
  remarkOnFile: 'Remarque sur tout le fichier',
  composerLabel: 'Qu’est-ce qui doit changer\u00A0?',
  questionLabel: 'Que voulez-vous savoir\u00A0?',
  questionMissing: 'Écrivez votre question',
  finishFirst: 'Ajoutez ou annulez d’abord votre remarque.',
  kindLabel: 'Quelle importance\u00A0?',
  kinds: { must: 'Doit changer', nice: 'Serait mieux', question: 'Question' },
  keep: 'Ajouter',
  edit: (number: number) => `Modifier la remarque ${number}`,
  remove: (number: number) => `Retirer la remarque ${number}`,
  show: (label: number | string) => `Montrer la remarque ${label} sur le travail`,
  asked: 'Ce qui doit changer',
  askedBefore: (round: number) => `Remarques sur la version ${round}`,
  whole: (file: string) => `${file}, en entier`,
  onPage: (file: string, page: number) => `${file}, page ${page}`,
  gone: (where: string) => `${where} · absent de cette version`,
  pages: 'Pages',
  pageOf: (page: number, count: number) => `Page ${page} sur ${count}`,
  nextPage: 'Page suivante',
  pageBefore: 'Page précédente',
  morePages: (shown: number, count: number) => `On voit les ${shown} premières pages sur ${count}.`,
  tapPage: 'Touchez la page là où quelque chose doit changer.',
  atSecond: (file: string, time: string) => `${file}, à ${time}`,
  states: { done: 'Changé', answered: 'Répondu', settled: 'Réglé' },
  stillOpen: 'Encore ouverte',
  mustsOpen: (count: number) =>
    count === 1
      ? 'Une remarque qui doit changer est encore ouverte. Marquez-la comme changée, ou répondez-y'
      : `${count} remarques qui doivent changer sont encore ouvertes. Marquez chacune comme changée, ou répondez-y`,
  done: 'Marquer comme changé',
  notDone: 'Annuler',
  answer: 'Répondre',
  answerLabel: 'Votre réponse',
  saveAnswer: 'Enregistrer la réponse',
  settle: 'Marquer comme réglé',
  reopen: 'Rouvrir',
  askForChanges: (count: number) => `Demander des changements (${count})`,
  askQuestions: (count: number) => (count === 1 ? 'Envoyer la question' : `Envoyer ${count} questions`),
  questionsText: (talent: string) =>
    `${talent} vous répond ici. Le travail reste tel quel jusqu’à ce que vous l’acceptiez ou demandiez des changements.`,
  askQuestionsTitle: 'Poser la question sans demander de changement\u00A0?',
  questionsDone: 'Questions envoyées',
  questionsDoneText: (talent: string) => `${talent} est au courant et vous répond ici.`,
  questions: 'Questions',
  askTitle: 'Demander ces changements\u00A0?',
  askConfirm: 'Demander',
  askText: (talent: string) =>
    `${talent} reprend le travail. Vos remarques forment la demande, mot pour mot\u00A0:`,
  askCounted: (round: number, included: number) =>
    `C’est le changement ${round} sur les ${included} de la formule. Vos remarques forment la demande, mot pour mot\u00A0:`,
  askBeyond: (included: number, talent: string) =>
    `La formule en comprend ${included}, tous utilisés. ${talent} peut d’abord demander un supplément. Vos remarques forment la demande, mot pour mot\u00A0:`,
  askAgreed: (included: number) =>
    `L’offre en comprend ${included}, toutes utilisées. Ce qui est convenu reste gratuit\u00A0: demandez seulement ce qui manque ou ne va pas. Vos remarques sont la demande, mot pour mot\u00A0:`,
  nextChanges: 'Remettre les modifications',
  nextRound: (round: number) => `Remettre la version ${round}`,
};

export const furtherErrors = {
  noPrice: 'Cette commande ne prévoit pas de prix pour une autre version. Demandez des changements',
  left: 'La formule comprend encore des changements. Demandez-les d’abord',
  open: 'Une autre version est déjà commandée. Suivez-la dans sa propre commande',
  later: 'Une version plus récente existe. Commandez la prochaine depuis celle-ci',
  talentGone: 'Le compte de ce talent est fermé ou suspendu\u00A0: il ne prend plus de commandes',
};

/** Une version de plus, au prix prévu par la formule. */
export const further = {
  order: (round: number, amount: string) => `Commander la version ${round} pour ${amount}`,
  title: (round: number) => `Commander la version ${round}\u00A0?`,
  lead: (talent: string) =>
    `Les changements de la formule sont épuisés\u00A0: c’est une commande à part. ${talent} donne d’abord son accord, puis vous payez sous séquestre.`,
  sent: (talent: string) => `${talent} reçoit vos remarques mot pour mot\u00A0:`,
  days: (days: string) => `${days} après le paiement`,
  stays: 'Cette commande-ci ne change pas. Acceptez-la si elle est conforme.',
  accepted: 'La commande acceptée ne change pas.',
  changesInstead: 'Ce n’est pas ce qui était convenu\u00A0: demander des changements',
  roundInstead: (round: number, amount: string) =>
    `Une idée nouvelle\u00A0? Commander la version ${round} pour ${amount}`,
  done: 'Version commandée',
  doneText: (talent: string) => `Vous payez une fois l’accord ${de(talent)} reçu.`,
  again: 'Commander une autre version',
  all: 'Versions de ce travail',
  first: 'Première commande',
  places: 'Voir les remarques sur le travail',
  asked: (round: number) => `Commandé comme version ${round}`,
};

/** Les collègues à qui un client montre le travail, et leur page. */
export const guests = {
  ended: 'Ce lien n’est plus valable. Demandez-en un autre à la personne qui vous l’a envoyé',
  nameMissing: 'Dites à qui est destiné le lien',
  tooMany: (max: number) => `Au plus ${max} liens sont valables à la fois. Fermez-en un d’abord`,
  title: 'Demander un avis',
  lead: 'Envoyez un lien. Qui l’ouvre voit les aperçus et vous dit son avis, sans compte.',
  private: (talent: string) =>
    `${talent} n’en voit rien tant que vous ne demandez pas vous-même la modification.`,
  add: 'Ajouter un collègue',
  nameLabel: 'Pour qui\u00A0?',
  make: 'Créer un lien',
  made: 'Lien créé',
  send: (title: string) => `Qu’en pensez-vous\u00A0? ${title}`,
  unseen: 'Pas encore ouvert',
  seen: 'Vu',
  end: (name: string) => `Fermer le lien ${de(name)}`,
  endTitle: (name: string) => `Fermer le lien ${de(name)}\u00A0?`,
  endText: 'Il cesse aussitôt de fonctionner. Ce qui a été dit reste ici.',
  endConfirm: 'Fermer le lien',
  endDone: 'Lien fermé',
  said: 'Ce qu’en disent vos collègues',
  takeOver: 'Reprendre à mon compte',
  takenOver: 'Dans vos remarques',
  takeOverOf: (name: string, text: string) => `Reprendre à mon compte, ${name}\u00A0: ${text}`,
  asks: (hunter: string, talent: string) => `${hunter} vous demande votre avis sur le travail ${de(talent)}.`,
  waits: 'Le travail est en cours de modification. Revenez pour la prochaine version.',
  emptyTitle: 'Rien à regarder pour l’instant',
  emptyText: (hunter: string) => `Revenez quand ${hunter} vous dira qu’il y a quelque chose à voir.`,
  submit: (count: number) => (count === 1 ? 'Envoyer 1 remarque' : `Envoyer ${count} remarques`),
  unsent: 'Ceci n’a pas été envoyé',
  sent: 'Remarques envoyées',
  sentText: (hunter: string) => `${hunter} peut maintenant les lire.`,
  nothingLeft: (hunter: string) => `C’est envoyé. ${hunter} peut les lire, et vous n’avez plus rien à faire.`,
  think: 'Qu’en pensez-vous\u00A0?',
  thinkMissing: 'Dites ce que vous en pensez',
  none: 'Aucune pour l’instant.',
  all: 'Ce qui a été dit',
  previews: 'Vous voyez des aperçus. Les fichiers s’ouvrent au client une fois le travail réglé.',
  endedTitle: 'Ce lien n’est plus valable',
  endedText: 'Demandez-en un autre à la personne qui vous l’a envoyé.',
  accepted: 'Le travail a été accepté, ce lien n’est donc plus valable. Merci d’avoir regardé',
  acceptedTitle: 'Le travail a été accepté',
  acceptedText: 'Merci d’avoir regardé. Vous n’avez plus rien à faire.',
};
