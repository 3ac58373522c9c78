/** French: paying into escrow. */

export const toPayIntoEscrow = 'À payer sous séquestre';
export const pay = (amount: string | number) => `Payer ${amount}`;
export const youLeftBeforePaying =
  'Vous avez quitté la page de paiement, et rien n’a été payé. Un virement déjà fait est compté dès son arrivée.';
export const aPaymentOfYoursIsLookedAt =
  'Un paiement de votre part pour cette commande est arrivé et n’a pas pu être compté. Nous l’examinons et vous tiendrons au courant. Si vous payez maintenant, vous payez une seconde fois.';
export const byCardBankTransferOrUssd =
  'Par carte, virement ou USSD, sur la page de notre prestataire Paystack. Rien ne s’ajoute au prix.';
export const seeTheOrder = 'Voir la commande';
export const isHeldInEscrow = (amount: string | number) => `${amount} sont sous séquestre`;
export const wasToldAndCanStartThe = (name: string | number, title: string | number) =>
  `${name} est prévenu et peut commencer « ${title} ». L’argent part quand vous acceptez le travail.`;
export const goToActiveProjects = 'Voir les projets en cours';
export const waitingForYourPayment = 'En attente de votre paiement';
export const bankTransfersCanTakeAWhile = (amount: string | number) =>
  `Un virement peut prendre du temps. Nous vérifions nous-mêmes et vous prévenons à l’arrivée des ${amount}, même si vous fermez cette page.`;
export const theLastTry = (reason: string | number) => `Le dernier essai n’a pas abouti : ${reason}`;
export const checkAgain = 'Vérifier à nouveau';
export const backToThePaymentPage = 'Retour à la page de paiement';
export const nothingWasTakenFor = (title: string | number, value: string | number) =>
  `Rien n’a été prélevé pour « ${title} ».${value}`;
export const theBankSays = (reason: string | number) => ` La banque indique : ${reason}.`;
export const tryAgain = 'Réessayer';
export const isInYourPayback = (amount: string | number) => `${amount} sont dans vos remboursements`;
export const thisPaymentCameWhenWasPaid = (title: string | number) =>
  `Ce paiement est arrivé alors que « ${title} » était déjà payé ou n’était plus convenu, ou son montant n’est pas celui convenu. L’argent est à vous : retirez-le vers votre banque.`;
export const withdrawIt = 'Le retirer';
export const weAreLookingAtThisPayment = 'Nous examinons ce paiement';
export const whatArrivedForIsNotThe = (title: string | number, amount: string | number) =>
  `Ce qui est arrivé pour ${title} n’est pas ${amount}. Rien n’est perdu : une personne de notre équipe règle cela et vous écrit.`;
export const thisPaymentWasFoundToBeYours = 'Ce paiement vous a été attribué';
export const whatArrivedForIsYours = (title: string | number) =>
  `Le montant reçu pour ${title} n’était pas celui convenu. Une personne de notre équipe l’a mis dans vos remboursements : retirez-le vers votre banque.`;
export const thisPaymentIsOnItsWayBack = 'Ce paiement vous est renvoyé';
export const whatArrivedForIsSentBack = (title: string | number) =>
  `Le montant reçu pour ${title} n’était pas celui convenu. Il retourne à la carte ou au compte d’origine, ce qui peut prendre dix jours ouvrés.`;
export const thisPaymentWasSentBack = 'Ce paiement vous a été renvoyé';
export const whatArrivedForWasSentBack = (title: string | number) =>
  `Le montant reçu pour ${title} n’était pas celui convenu. Il est de retour sur la carte ou le compte d’origine.`;
export const thePaymentCouldNotBeLoaded = 'Le paiement n’a pas pu être chargé';
export const priceOfferedOn = 'Prix proposé le';
export const milestonesAndWhatAMissWould = 'Les étapes et le coût d’un retard';
export const howTheMoneyWillBeDivided = 'Comment l’argent sera partagé';
export const thisIsTheDivisionWhenEvery =
  'C’est le partage si chaque étape est remise à temps. Les pénalités vous reviennent';
export const atMost = (amount: string | number) => `, ${amount} au plus`;
export const howEscrowProtectsYou = 'Comment le séquestre vous protège';
export const ifMissed = 'Si manquée';
export const adireFromYourPaymentUntilYou = (name: string | number) =>
  `Adire, de votre paiement jusqu’à votre acceptation. ${name} ne peut pas y toucher avant.`;
export const whoHoldsTheMoney = 'Qui garde l’argent';
export const submittedWorkThatYouNeitherAccept = (acceptAfterDays: string | number) =>
  `Un travail remis que vous n’acceptez ni ne refusez sous ${acceptAfterDays} jours est réputé accepté. Nous vous le rappelons avant.`;
export const ifNobodyActs = 'Si personne n’agit';
export const declineWithAReasonAndIt =
  'Refusez avec un motif et il est refait. Vous pouvez annuler tant que le travail n’est pas remis ; vous voyez le partage avant de confirmer.';
export const ifItGoesWrong = 'Si cela tourne mal';
export const askingThePaymentProvider = 'Demande au prestataire de paiement';
export const whichPayment = 'Quel paiement ?';
export const weKnowNoPaymentOfYours =
  'Aucun de vos paiements n’est connu à cette adresse. Vos commandes montrent ce qui est payé ou non.';
