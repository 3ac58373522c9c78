/** French: orders on every screen, from the agreement to the review. */

export const canWithdrawTheMoneyNow = (name: string | number) => `${name} peut maintenant retirer l’argent.`;
export const acceptThisWork = 'Accepter ce travail ?';
export const theMoneyHeldIsDividedNow = (name: string | number) =>
  `L’argent sous séquestre est partagé aussitôt et ${name} est payé. C’est définitif.`;
export const acceptWork = 'Accepter le travail';
export const changesAskedFor = 'Modifications demandées';
export const readsYourReasonAndSubmitsAgain = (name: string | number) =>
  `${name} lit votre motif et remet une nouvelle version.`;
export const declineAndAskForChanges = 'Refuser et demander des modifications';
export const theOrderGoesBackToThe = (name: string | number) =>
  `La commande revient à ${name}. L’argent reste sous séquestre.`;
export const declineWork = 'Refuser le travail';
export const whatShouldChange = 'Que faut-il changer ?';
export const sayExactlyWhatIsMissingSo = 'Dites précisément ce qui manque, pour qu’une fois suffise.';
export const wasToldYourReasonTheMoney = (other: string | number) =>
  `${other} connaît votre motif. L’argent est partagé.`;
export const cancelOrder = 'Annuler la commande';
export const aCancelledOrderCanNotBe = (title: string | number) =>
  `${title}. Une commande annulée ne peut être reprise.`;
export const orderAgain = 'Commander à nouveau';
export const similarGigs = 'Offres similaires';
export const postAsAJob = 'Publier une mission';
export const keepTheOrder = 'Garder la commande';
export const howTheMoneyIsDivided = 'Partage de l’argent';
export const theDisputeCouldNotBeShown = 'Le litige n’a pas pu être affiché';
export const talentName = 'Talent';
export const hunterName = 'Client';
export const jobTitle = 'Mission';
export const netPay = 'Net à recevoir';
export const canBeWithdrawn = 'Retirable';
export const asksFor = (name: string | number, value: string | number) => `${name} demande ${value}`;
export const asked = (moment: string | number, lapsesAt: string | number) => `Demandé ${moment}. ${lapsesAt}`;
export const askForMoreTime = 'Demander un délai';
export const has48HoursToAnswerYour = (name: string | number) =>
  `${name} a 48 heures pour répondre. Vos échéances sont suspendues d’ici là.`;
export const howManyMoreDays = 'Combien de jours de plus ?';
export const from1ToTheyMoveThe = (extensionDaysMax: string | number) =>
  `De 1 à ${extensionDaysMax}. Ils reportent les étapes à venir et la date de fin.`;
export const why = 'Pourquoi ?';
export const readsThisYouCanAskThree = (name: string | number) =>
  `${name} lira ceci. Trois demandes au plus par commande.`;
export const grant = (value: string | number) => `Accorder ${value}`;
export const keepTheDates = 'Garder les dates';
export const staysTheSame = 'inchangé';
export const endDateNow = 'Fin actuelle';
export const ifGranted = 'Si accordé';
export const grantingMovesTheMilestonesThatAre = (name: string | number) =>
  `Accorder reporte les étapes à venir et la date de fin. Si vous gardez les dates, seul le temps d’attente de ${name} est ajouté.`;
export const yourAnswer = 'Votre réponse';
export const projectsThatYouAccepted = 'Les projets que vous avez acceptés';
export const noPendingProjects = 'Aucun projet en attente';
export const whenYouAcceptABidThe =
  'Quand vous retenez une candidature, l’accord attend ici la réponse du talent et votre paiement.';
export const seeTheBids = 'Voir les candidatures';
export const answerTheRequest = 'Répondre à la demande';
export const noActiveProjects = 'Aucun projet en cours';
export const aProjectIsActiveOnceYou = 'Un projet est en cours dès que vous avez payé sous séquestre.';
export const noSubmittedProjects = 'Aucun projet remis';
export const workThatWaitsForYourAnswer = 'Le travail qui attend votre réponse figure ici.';
export const noCompletedProjects = 'Aucun projet terminé';
export const projectsWhoseWorkYouAcceptedAre = 'Les projets dont vous avez accepté le travail figurent ici.';
export const submitMilestone = 'Remettre l’étape';
export const notStarted = 'Non commencée';
export const toBeSubmitted = 'À remettre';
export const submittedLate = 'Remise en retard';
export const missed = 'Manquée';
export const missWaived = 'Retard pardonné';
export const notSubmitted = 'Non remise';
export const granted = (value: string | number) => ` (${value} accordés)`;
export const theClockStandsStill = 'le délai est suspendu';
export const theTimeIsOver = 'le délai est passé';
export const ofThePrice = (amount: string | number, penalty: string | number) =>
  `${amount} (${penalty} % du prix)`;
export const penalty = (amount: string | number) => `Pénalité : ${amount}`;
export const noPenaltyTheMissWasWaived = 'Sans pénalité : retard pardonné';
export const noPenaltySubmittedInTime = 'Sans pénalité : remise à temps';
export const noPenalty = 'Sans pénalité';
export const penaltyIfMissed = (amount: string | number) => `Pénalité si manquée : ${amount}`;
export const submittedFor = (title: string | number) => `Remis pour ${title}`;
export const noAttachment = 'Aucune pièce jointe';
export const milestoneSubmission = 'Remise des étapes';
export const submittedMilestones = 'Étapes remises';
export const submitThisMilestone = 'Remettre cette étape';
export const submitAgain = 'Remettre à nouveau';
export const decline = 'Refuser';
export const submitProject = 'Remettre le projet';
export const submitAMilestone = 'Remettre une étape';
export const startDate = 'début';
export const dueDate = 'échéance';
export const dueOn = 'Échéance';
export const deliveredAt = 'Livré le';
export const theMilestonesOf = (title: string | number) => `les étapes de ${title}`;
export const round = (round: string | number) => `Version ${round}`;
export const delivered = (moment: string | number) => `· livrée le ${moment}`;
export const accepted = 'Accepté';
export const declined = 'Refusé';
export const whatShouldChange2 = 'À changer';
export const jobBriefAndTerms = 'Brief et conditions';
export const orderDetails = 'Détails de la commande';
export const deliveryDate = 'Date de livraison';
export const notDeliveredYet = 'Pas encore livré';
export const changesAskedForInRound = (round: string | number) =>
  `Modifications demandées à la version ${round}`;
export const youBothAgreedOnADivision = 'Vous êtes convenus d’un partage';
export const theDisputeIsOver = 'Le litige est clos.';
export const adireDecidedTheDispute = 'Adire a tranché le litige';
export const yourNetPayIs = (amount: string | number) =>
  `Votre net à recevoir, frais de service et pénalités déduits, est de ${amount}.`;
export const howWasItPleaseReview = (name: string | number) =>
  `Comment était-ce ? Donnez votre avis sur ${name}.`;
export const history = 'Historique';
export const historyOfThisOrder = 'Historique de la commande';
export const nothingHappenedYet = 'Rien ne s’est encore passé.';
export const theStepsCouldNotBeShown = 'Les étapes n’ont pas pu être affichées';
export const howItWasDivided = 'Comment l’argent a été partagé';
export const ifTheWorkIsAcceptedAs = 'Si le travail est accepté tel quel';
export const heldInEscrowByAdireAnd = 'sous séquestre chez Adire, gelés jusqu’à la fin du litige.';
export const heldInEscrowByAdireSince =
  'sous séquestre chez Adire depuis le paiement. Personne ne peut les prendre seul.';
export const wasNeverPaid = 'n’a jamais été payé';
export const notPaidIntoEscrowYet = 'pas encore payés sous séquestre';
export const isYourPartTheEscrowIs = 'vous reviennent. Le séquestre est clos.';
export const wasPaidTheEscrowIsClosed = (value: string | number) =>
  `ont été payés. Le séquestre est clos${value}.`;
export const cameBackToYou = (amount: string | number) => `, ${amount} vous sont revenus`;
export const paidToYourBank = 'Versé à votre banque';
export const canBeWithdrawnNow = 'Retirable dès maintenant';
export const hasReviewedYou = (name: string | number, hiddenUntil: string | number) =>
  `${name} vous a évalué. ${hiddenUntil}.`;
export const from = (name: string | number) => ` de ${name}`;
export const about = (name: string | number) => `${name} sur`;
export const theOrderCouldNotBeLoaded = 'La commande n’a pas pu être chargée';
export const stepsOfThisOrder = 'Étapes de la commande';
export const paidOut = 'Versé';
export const theOrdersCouldNotBeLoaded = 'Les commandes n’ont pas pu être chargées';
export const theStepsOfTheMoneyCould = 'Le parcours de l’argent n’a pas pu être chargé';
export const to = 'à';
export const paystackChargedAdireForIt = (amount: string | number) =>
  `Paystack a facturé ${amount} à Adire pour cela.`;
export const receiptPdf = 'Reçu (PDF)';
export const nothingToWithdraw = 'Rien à retirer';
export const ofFor = (amount: string | number, title: string | number) => `de ${amount} pour ${title}`;
export const noReview = 'Aucun avis';
export const addReviewOf = (name: string | number) => `Donner un avis sur ${name}`;
export const workStarted = 'Travail commencé';
export const theHunterWasToldSubmitEach = 'Le client est prévenu. Remettez chaque étape à temps.';
export const theWorkCouldNotBeStarted = 'Le travail n’a pas pu commencer';
export const startWork = 'Commencer le travail';
export const has14DaysToAcceptOr = (name: string | number) => `${name} a 14 jours pour accepter ou refuser.`;
export const submitProject2 = 'Remettre le projet';
export const notYet = 'Pas encore';
export const notSubmittedYet = (value: string | number) => `${value} à remettre`;
export const missedIsDeducted = (amount: string | number) => ` : manquée, ${amount} déduits`;
export const submitItBeforeItsDeadlineTo = (amount: string | number) =>
  ` : remettez-la à temps pour garder ${amount}`;
export const noPendingOrders = 'Aucune commande en attente';
export const whenAHunterAcceptsYourBid =
  'Quand un client retient votre candidature, l’accord vous attend ici.';
export const milestoneSubmission2 = 'Remise des étapes';
export const milestone2 = 'étape';
export const noActiveOrders = 'Aucune commande en cours';
export const anOrderIsActiveOnceThe =
  'Une commande est en cours dès que le client a payé sous séquestre. Vous pouvez alors commencer.';
export const aProjectThatYouSubmitWaits = 'Un projet remis attend ici le client, 14 jours au plus.';
export const activeOrders = 'Commandes en cours';
export const by = (name: string | number) => `, par ${name}`;
export const noCompletedOrders = 'Aucune commande terminée';
export const workThatTheHunterAcceptedIs = 'Le travail accepté par le client figure ici, avec son paiement.';
export const byOf = (moment: string | number) => `(avant le ${moment})`;
export const whoseTurnItIs = 'À qui le tour';
export const waiveThePenalty = 'Renoncer à la pénalité';
export const waiveThisPenalty = 'Renoncer à cette pénalité ?';
export const thenCountsAsInTimeIs = (
  title: string | number,
  penalty: string | number,
  name: string | number,
) =>
  `« ${title} » compte alors comme remise à temps : ${penalty} ne sont pas déduits de ce que gagne ${name}. C’est définitif.`;
export const takeTheRequestBack = 'Retirer la demande';
export const takeTheRequestBack2 = 'Retirer la demande ?';
export const yourDeadlinesRunAgainTheTime =
  'Vos échéances courent à nouveau. Le temps d’attente y est ajouté. La demande compte pour une sur trois.';
export const takeItBack = 'La retirer';
export const deliveredWork = 'Livraison';
export const biddingStatus = 'Candidatures';
export const offeredStatus = 'Proposée';
export const agreedStatus = 'Convenue';
export const acceptedStatus = 'Acceptée';
export const accountIsSuspended = (name: string | number) =>
  `Le compte de ${name} est suspendu. L’argent reste où il est ; les délais et vos droits restent ceux convenus.`;
