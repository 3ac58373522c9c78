/** French: words of the pieces that every screen is made of. */

export const receives = (other: string | number) => `${other} reçoit`;
export const ofThePenaltiesBackTo = (amount: string | number, hunter: string | number) =>
  `${amount} de pénalités reviennent à ${hunter}.`;
export const ofThePenaltiesBackToYou = (amount: string | number) => `${amount} de pénalités vous reviennent.`;
export const backTo = (hunter: string | number) => `Retour à ${hunter}`;
export const toForTheWorkBegun = (talent: string | number) => `À ${talent}, pour le travail commencé`;
export const backToYou = 'Retour à vous';
export const serviceFeeOfYourPart = (feePercent: string | number) =>
  `Frais de service (${feePercent} % de votre part)`;
export const receivesAfterTheFee = (
  talent: string | number,
  amount: string | number,
  feePercent: string | number,
) => `${talent} reçoit ${amount} après les ${feePercent} % de frais`;
export const to = (talent: string | number) => `À ${talent}`;
export const missed = (title: string | number) => `Manquée : ${title}`;
export const ofThePrice = (percent: string | number) => `${percent} % du prix`;
export const ofWhatRemainsAfterThePenalties = 'De ce qui reste après les pénalités';
export const forTheDelayedAnswer = 'Pour la réponse tardive';
export const givenBackToTheTalent = 'Rendu au talent';
export const cancellationFeeToAdire = 'Frais d’annulation pour Adire';
export const chargeOfThePaymentProvider = 'Frais du prestataire de paiement';
export const thisDidNotWork = 'Cela n’a pas fonctionné';
export const chooseAnotherFile = 'Choisir un autre fichier';
export const chooseAFile = 'Choisir un fichier';
export const cancelUpload = 'Annuler l’envoi';
export const removeFile = 'Retirer le fichier';
export const theFile = 'le fichier';
export const from = (title: string | number, amount: string | number) => `${title}, dès ${amount}`;
export const takingBids = 'Candidatures ouvertes';
export const waitingForPayment = 'En attente de paiement';
export const thisCouldNotBeOpened = 'Impossible d’ouvrir';
export const itIsNotOnThisDevice = 'Pas encore sur cet appareil';
export const oneMoment = 'Un instant';
export const loadMore = 'Afficher plus';
export const canNotBePlayedHere = (value: string | number) => `${value} ne peut pas être lu ici.`;
export const thisSound = 'Ce son';
export const thisVideo = 'Cette vidéo';
export const openTheFile = (moment: string | number) => `Ouvrir le fichier (${moment})`;
export const messageOf = (name: string | number) => `Écrire à ${name}`;
export const within = (value: string | number) => `sous ${value}`;
export const ifMissed = (percent: string | number) => `Si manquée : ${percent}`;
export const ifMissedIsDeducted = (amount: string | number, percent: string | number) =>
  `Si manquée : ${amount} déduits (${percent})`;
export const timeIsOver = 'Délai passé';
export const left = (left: string | number) => `reste ${left}`;
export const thisPageDoesNotExist = 'Cette page n’existe pas';
export const theAddressMayBeMistypedOr = 'L’adresse est peut-être mal saisie, ou la page a été retirée.';
export const toTheFrontPage = 'Vers l’accueil';
export const youAreOfflineWhatYouTyped = 'Vous êtes hors ligne. Votre saisie est conservée.';
export const requested = 'Demandé';
export const sentToBank = 'Envoyé à la banque';
export const paid = 'Versé';
export const returned = 'Renvoyé';
export const progressOfTheWithdrawal = 'Avancement du retrait';
export const theMoneyIsBackHere = 'L’argent est de retour ici';
export const play = (
  kind: 'sound' | 'video',
  title: string | number,
  amount: string | number,
  moment: string | number,
) => `Lire ${kind === 'sound' ? 'le son' : 'la vidéo'} : ${title}${amount}, ${moment}`;
export const reviewsByStars = 'Avis par étoiles';
export const whatYouTypedBeforeIsBack = 'Votre saisie d’avant est de retour.';
export const formattingIsOutOfReachPlain = 'Mise en forme indisponible ; le texte simple fonctionne';
export const theTextCouldNotBeShown = 'Le texte n’a pas pu être affiché';
export const enterAnAddressSuchAsExample = 'Saisissez une adresse comme example.com';
export const link = 'Lien';
export const address = 'Adresse';
export const removeLink = 'Retirer le lien';
export const setLink = 'Poser le lien';
export const bold = 'Gras';
export const italic = 'Italique';
export const underline = 'Souligné';
export const heading = 'Titre';
export const smallHeading = 'Petit titre';
export const list = 'Liste';
export const numberedList = 'Liste numérotée';
export const quote = 'Citation';
export const undo = 'Annuler';
export const redo = 'Rétablir';
export const formatting = 'Mise en forme';
export const thisScreenCouldNotBeShown = 'Cet écran n’a pas pu être affiché';
export const reloadThePage = 'Recharger la page';
export const skipToContent = 'Aller au contenu';
export const of5Stars = (shown: string | number) => `${shown} étoiles sur 5`;
export const done = 'terminé';
export const toCome = 'à venir';
export const notReached = 'non atteinte';
export const stoppedHere = 'arrêté ici';
export const language = 'Langue';
export const now = 'en cours';
