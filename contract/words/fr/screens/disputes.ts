/** French: disputes and settlements: the screens. */

export const waitingForAnAnswer = 'En attente d’une réponse';
export const waitingForADecision = 'En attente d’une décision';
export const settled = 'Réglé à l’amiable';
export const decided = 'Tranché';
export const theDisputeCouldNotBeLoaded = 'Le litige n’a pas pu être chargé';
export const dispute = 'Litige';
// After a name, and after “Vous”: no verb fits both.
export const openedTheDispute = ': ouverture du litige';
export const answered = ': réponse';
export const youHave = 'Vous avez';
export const has = (other: string | number) => `${other} a`;
export const notAnsweredInTimeAdireDecides = (who: string | number) =>
  `Pas de réponse à temps (${who}). Adire tranche sur pièces ; le silence seul ne donne raison à personne.`;
export const untilToAnswer = (who: string | number, moment: string | number, other: string | number) =>
  `${who} jusqu’au ${moment} pour répondre. ${other}`;
export const afterThatAdireDecidesOnWhat = 'Ensuite, Adire tranche sur pièces.';
export const toDivideItSo = (value: string | number) => `${value} ce partage`;
export const youPropose = 'Vous proposez';
export const proposes = (other: string | number) => `${other} propose`;
export const proposed = (moment: string | number, value: string | number) => `Proposé ${moment}. ${value}`;
export const itCountsOnceAcceptsItA = (other: string | number) =>
  `Il vaut dès que ${other} l’accepte ; une nouvelle proposition le remplace.`;
export const itCountsOnceYouAcceptIt = 'Il vaut dès que vous l’acceptez.';
export const withdrawnTheOrderWentOnWhere = (moment: string | number) =>
  `Retiré le ${moment}. La commande a repris son cours.`;
export const howAdireDecided = 'La décision d’Adire';
export const whatYouBothAgreedOn = 'Ce dont vous êtes convenus';
export const answerTheDispute = 'Répondre au litige';
export const acceptForYou = (amount: string | number) => `Accepter ${amount} pour vous`;
export const changeYourProposal = 'Changer votre proposition';
export const proposeADivision = 'Proposer un partage';
export const withdrawTheDispute = 'Retirer le litige';
export const evidence = 'Pièces';
export const upToFilesTheOtherSide = (evidenceMax: string | number, rule: string | number) =>
  `${evidenceMax} fichiers au plus. ${rule}. L’autre partie et Adire les voient.`;
export const addAnotherFile = 'Ajouter un fichier';
export const addFiles = 'Ajouter des fichiers';
export const addEvidence = 'Ajouter des pièces';
export const removeWhatCouldNotBeSent = 'Retirez le fichier qui n’a pas pu être envoyé, ou renvoyez-le';
export const sendAgain = (name: string | number) => `Renvoyer ${name}`;
export const cancelSending = (name: string | number) => `Annuler l’envoi de ${name}`;
export const canAcceptItNowOrPropose = (other: string | number) =>
  `${other} peut l’accepter ou en proposer une autre.`;
export const isHeldInEscrowIfAccepts = (amount: string | number, other: string | number) =>
  `${amount} sont sous séquestre. Si ${other} accepte, la commande prend fin.`;
export const sendTheProposal = 'Envoyer la proposition';
export const howMuchForYouBeforeThe = 'Combien pour vous, avant les frais ?';
export const howMuchForBeforeTheFee = (other: string | number) => `Combien pour ${other}, avant les frais ?`;
export const from0ToTheRestGoes = (amount: string | number, value: string | number) =>
  `De 0 à ${amount}. Le reste revient à ${value}.`;
export const howTheMoneyWouldBeDivided = 'Comment l’argent serait partagé';
export const acceptThisDivision = 'Accepter ce partage ?';
export const theDisputeAndTheOrderEnd =
  'Le litige et la commande prennent fin et l’argent est partagé aussitôt. C’est définitif.';
export const acceptTheDivision = 'Accepter le partage';
export const theOrderGoesOnWhereIt = 'La commande reprend son cours.';
export const withdrawTheDispute2 = 'Retirer le litige ?';
export const theOrderGoesOnWhereItOf = (other: string | number) =>
  `La commande reprend son cours et ${other} est prévenu. Deux litiges au plus par commande.`;
export const hasUntilToAnswer = (other: string | number, moment: string | number) =>
  `${other} a jusqu’au ${moment} pour répondre.`;
export const openTheDispute = 'Ouvrir le litige';
export const hasToAnswer = (other: string | number, value: string | number, other2: string | number) =>
  `${other} a ${value} pour répondre. ${other2}`;
export const theTwoOfYouCanAgree = 'Vous pouvez à tout moment convenir d’un partage, ou retirer le litige.';
export const whatHappened = 'Que s’est-il passé ?';
export const whatWasAgreedWhatWentWrong = (other: string | number) =>
  `Ce qui était convenu, ce qui n’a pas été, et ce qui vous semblerait juste. ${other} et Adire le lisent, avec l’historique et les fichiers.`;
export const adireDecidesNowUnlessTheTwo = 'Adire tranche maintenant, sauf si vous tombez d’accord.';
export const answerTheDisputeOf = (other: string | number) => `Répondre au litige de ${other}`;
export const onceUntilYouCanNotChange = (moment: string | number) =>
  `Une fois, jusqu’au ${moment}. Vous ne pourrez plus la modifier.`;
export const sendTheAnswer = 'Envoyer la réponse';
export const yourSide = 'Votre version';
export const andAdireReadThisBesideThe = (other: string | number) =>
  `${other} et Adire le lisent, avec l’historique et les fichiers de la commande.`;
export const evidenceOf = (name: string | number) => `Pièces de ${name}`;
