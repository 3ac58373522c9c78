/** French: applying, choosing a bid and the agreement: the screens. */

export const orderAccepted = 'Commande acceptée';
export const canPayIntoEscrowNow = (name: string | number) => `${name} peut maintenant payer sous séquestre.`;
export const notNow = 'Plus tard';
export const notSet = 'Non fixée';
export const noFurtherTerms = 'Pas d’autres conditions.';
export const yourMoney = 'Votre argent';
export const agreedPrice = 'Prix convenu';
export const serviceFee = 'Frais de service';
export const whenTheWorkIsAcceptedAnd = 'Quand le travail est accepté et qu’aucune étape n’a été manquée';
export const nextPaysIntoEscrowYouAre = (name: string | number, amount: string | number) =>
  `Ensuite, ${name} paie ${amount} sous séquestre. Vous êtes prévenu aussitôt ; commencez alors, pas avant.`;
export const theWorkFollowsTheJobBrief = 'Le travail suit le brief de la mission et ses étapes.';
export const twoRoundsOfChangesAreIncluded =
  'Deux séries de modifications sont comprises. Les suivantes se conviennent à l’avance.';
export const questionsAndDraftsAreExchangedOn = 'Les questions et les ébauches s’échangent sur Adire.';
export const startAnAgreement = 'Proposer un accord';
export const withFor = (name: string | number, title: string | number) => `Avec ${name}, pour ${title}`;
export const sendAgreement = 'Envoyer l’accord';
export const theLastMilestoneIsDueBy = (moment: string | number) => `La dernière étape est due le ${moment}.`;
export const whatTheTalentAgreesToBeside = 'Ce que le talent accepte, en plus du brief.';
export const addUsualTerms = 'Ajouter les conditions usuelles';
export const afterAcceptsThisAgreement = (name: string | number) => `Quand ${name} aura accepté cet accord`;
export const whenYouAcceptTheWorkAnd = 'Quand vous acceptez le travail et qu’aucune étape n’a été manquée';
export const nothingIsPaidNowUntilYou = (amount: string | number) =>
  `Rien n’est payé maintenant. Tant que vous n’avez pas payé ${amount}, chacun peut se retirer sans frais.`;
export const yourApplicationsCouldNotBeLoaded = 'Vos candidatures n’ont pas pu être chargées';
export const youHaveNotAppliedForA = 'Vous n’avez postulé à aucune mission';
export const chooseAJobWriteHowYou =
  'Choisissez une mission, dites comment vous la feriez et à quel prix. La suite se lit ici.';
export const showOpenJobs = 'Voir les missions ouvertes';
export const jobsAppliedFor = 'Candidatures';
export const apply = 'Postuler';
export const theFormCouldNotBeLoaded = 'Le formulaire n’a pas pu être chargé';
export const writeYourBid = 'Rédiger ma candidature';
export const yourPitch = 'Votre proposition';
export const howWouldYouDoItWhat =
  'Comment feriez-vous, qu’avez-vous fait de semblable, que vous faut-il pour commencer ?';
export const doYouAcceptThePriceBudget = 'Acceptez-vous le budget ?';
export const yesIAccept = (amount: string | number) => `Oui, j’accepte ${amount}`;
export const noIHaveMyOwnPrice = 'Non, j’ai mon propre prix';
export const applyForThisJob = 'Postuler à cette mission';
export const clientPays = 'Le client paie';
export const fee = (percent: string | number) => `Frais (${percent} %)`;
export const whenNoMilestoneIsMissed = 'Si aucune étape n’est manquée';
export const hired = 'Engagé';
export const rejected = 'Refusée';
export const agreementReceived = 'Accord reçu';
export const atYourBudget = 'À votre budget';
export const vsBudget = (sign: string | number, value: string | number) => `${sign}${value} % du budget`;
export const youRejectedThisBid = 'Vous avez refusé cette candidature :';
export const withdrew = (name: string | number) => `${name} s’est retiré :`;
export const reject = 'Refuser';
export const done = (value: string | number) => `Terminées : ${value}`;
export const talentReceives = (amount: string | number) => `Le talent reçoit ${amount}`;
export const showLess = 'Réduire';
export const readTheWholePitch = 'Lire toute la proposition';
export const inOrderOfArrival = 'Par ordre d’arrivée';
export const newestFirst = 'Les plus récentes';
export const lowestPriceFirst = 'Prix croissant';
export const bestRatedFirst = 'Les mieux notées';
export const mostJobsDoneFirst = 'Le plus de missions';
export const theDatesDoNotWorkFor = 'Les dates ne me conviennent pas.';
export const iCanNotAgreeToThese = 'Je ne peux pas accepter ces conditions.';
export const iHaveTakenOtherWorkMeanwhile = 'J’ai pris un autre travail entre-temps.';
export const orderDeclined = 'Commande refusée';
export const wasToldYourReason = (name: string | number) => `${name} connaît votre motif.`;
export const declineOrder = 'Refuser la commande';
export const nothingIsPaidYetSoDeclining = (title: string | number) =>
  `Rien n’est encore payé, refuser ne coûte donc rien. Votre candidature pour ${title} est retirée ; vous ne pourrez plus y postuler.`;
export const decliningCancelsTheOrder =
  'Rien n’est encore payé, refuser est donc gratuit. La commande est alors annulée.';
export const posted = (value: string | number) => `${value} publiées`;
export const hiredOf = (hunter: string | number) => `${hunter} engagés`;
export const paid = (amount: string | number) => `${amount} payés`;
export const onAdireSince = (moment: string | number) => `Sur Adire depuis ${moment}`;
export const jobsPosted = 'Missions publiées';
export const hireRate = 'Taux d’embauche';
export const theJobCouldNotBeLoaded = 'La mission n’a pas pu être chargée';
export const yourBudget = (amount: string | number, value: string | number, value2: string | number) =>
  `Votre budget ${amount} · ${value} · ${value2}`;
export const theTalentsTurn = 'Au tour du talent : ';
export const yourTurn = 'À vous : ';
export const theAgreementWaitsForTheTalents =
  'l’accord attend la réponse du talent. Vous êtes prévenu aussitôt.';
export const theTalentAcceptedPayIntoEscrow =
  'le talent a accepté. Payez sous séquestre et le travail peut commencer.';
export const theBidsCouldNotBeLoaded = 'Les candidatures n’ont pas pu être chargées';
export const nobodyHasBidForThisJob =
  'Personne n’a encore postulé. Vous êtes prévenu dès la première candidature.';
export const nobodyHasBidForThisJob2 =
  'Personne n’a encore postulé. Seuls les talents invités voient cette mission.';
export const youWouldReceiveAfterTheFee = (amount: string | number, netPay: string | number) =>
  `Vous recevriez ${amount} après les ${netPay} % de frais`;
export const inIt = (value: string | number, value2: string | number) => `${value} en ${value2}`;
export const yourBidOfWasRejected = (price: string | number) => `Votre candidature à ${price} a été refusée`;
export const youTookBackYourBidOf = (price: string | number) =>
  `Vous avez retiré votre candidature à ${price}`;
export const youBid = (price: string | number) => `Vous avez proposé ${price}`;
export const theHunter = 'Le client';
export const youWouldReceive = 'Vous recevriez';
export const theHunterPaysTheWholePrice =
  'Le client paie tout le prix sous séquestre avant que vous commenciez. Vous pouvez aussi proposer votre prix.';
export const youTookYourBidForThis = 'Vous avez retiré votre candidature';
export const yourBidForThisJobWas = 'Votre candidature n’a pas été retenue';
export const youHaveAppliedForThisJob = 'Vous avez postulé à cette mission';
export const viewYourBid = 'Voir ma candidature';
export const thisIsYourOwnJobYou = 'C’est votre propre mission ; vous ne pouvez pas y postuler.';
export const thisJobTakesNoMoreBids = 'Cette mission ne prend plus de candidatures.';
export const openJobs = 'Missions ouvertes';
export const forAllTalents = 'Pour tous les talents';
export const closedJobs = 'Missions privées';
export const toWhichYouWereInvited = 'Où vous êtes invité';
export const noOpenJobAsksFor = (skill: string | number) => `Aucune mission ouverte ne demande ${skill}`;
export const lookAtAllSkillsManyTalents =
  'Voyez toutes les compétences ; beaucoup de talents gagnent hors de leur spécialité.';
export const showAllSkills = 'Toutes les compétences';
export const noOpenJobRightNow = 'Aucune mission ouverte en ce moment';
export const newJobsAppearHereAsSoon = 'Les nouvelles missions paraissent ici dès leur publication.';
export const lookAgain = 'Revoir';
export const noInvitationRightNow = 'Aucune invitation en ce moment';
export const closedJobsAreSeenOnlyBy =
  'Les missions privées ne se montrent qu’aux talents invités. Un profil complet, avec offres et réalisations, attire les invitations.';
export const theJobsCouldNotBeLoaded = 'Les missions n’ont pas pu être chargées';
export const allSkills = 'Toutes les compétences';
export const noJobOfYoursHasA =
  'Aucune de vos missions n’a de candidature. Publiez une mission ou invitez un talent.';
export const lastBid = 'Dernière candidature';
export const theJobOfferCouldNotBe = 'L’offre n’a pas pu être chargée';
export const theJobOffer = 'L’offre';
export const applicationDate = 'Date de candidature';
export const totalPrice = 'Prix total';
export const youWouldHaveReceived = 'Vous auriez reçu';
export const viewTheJob = 'Voir la mission';
export const withdrawBid = 'Retirer la candidature';
export const setInTheAgreement = 'Fixée dans l’accord';
export const wrote = (name: string | number) => `${name} a écrit`;
export const offerWithdrawn = 'Offre retirée';
export const youTookThisBidBack = 'Vous avez retiré cette candidature.';
export const yourReasonOf = (withdrawalReason: string | number) => `Votre motif : ${withdrawalReason}`;
export const whatHappensNext = 'Et ensuite :';
export const goToOrders = 'Voir mes commandes';
export const theHunterAcceptedYourBidAnd = 'Le client a retenu votre candidature et vous a envoyé un accord.';
export const youAndTheHunterHaveAgreed = 'Le client et vous êtes d’accord.';
export const youWereHiredTheHunterPaid = 'Vous êtes engagé : le client a payé sous séquestre.';
export const theHunterAcceptsYourBidWith =
  'le client retient votre candidature, avec dates et conditions, ou la refuse avec un motif. Vous le saurez dans les deux cas.';
export const itIsYourTurnReadThe =
  'c’est à vous. Lisez les dates et les conditions, puis acceptez ou refusez.';
export const theHunterPaysTheWholePrice2 =
  'le client paie tout le prix sous séquestre. Commencez seulement alors.';
export const startTheOrderAndSubmitIts = 'lancez la commande et remettez ses étapes à temps.';
export const readySentences = 'Phrases toutes prêtes';
export const thePriceIsAboveOurBudget = 'Le prix dépasse notre budget.';
export const weAreLookingForAnotherStyle = 'Nous cherchons un autre style.';
export const weNeedMoreExperienceWithThis = 'Il nous faut plus d’expérience dans ce genre de travail.';
export const thePitchDoesNotAnswerThe = 'La proposition ne répond pas au brief.';
export const bidRejected = 'Candidature refusée';
export const rejectThisBid = 'Refuser cette candidature';
export const fromThisCanNotBeTaken = (name: string | number) => `De ${name}. C’est définitif.`;
export const rejectBid = 'Refuser la candidature';
export const bidWithdrawn = 'Candidature retirée';
export const withdrawYourBid = 'Retirer votre candidature ?';
export const yourBidForIsOverThen = (jobTitle: string | number) =>
  `Votre candidature pour ${jobTitle} prend fin ; vous ne pourrez plus y postuler.`;
export const thePlanHasChanged = 'Le projet a changé.';
export const theDatesDoNotWorkAny = 'Les dates ne conviennent plus.';
export const weCouldNotAgreeOnThe = 'Nous ne sommes pas d’accord sur les détails.';
export const noMoneyIsInEscrowYetSo = 'Rien n’est encore sous séquestre : c’est sans frais pour les deux.';
export const noMoneyIsInEscrowYetSo2 =
  'Rien n’est encore sous séquestre : c’est sans frais pour les deux. Votre candidature est retirée ; vous ne pourrez plus y postuler.';
export const leavingCancelsTheOrder =
  'Rien n’est encore sous séquestre : c’est gratuit pour les deux parties. La commande est alors annulée.';
export const takeBidsAgain = 'Reprendre les candidatures';
export const theJobIsShownToTalents = 'La mission est de nouveau montrée ; les candidatures reçues restent.';
export const cancelTheJob = 'Annuler la mission';
export const theJobEndsHereItsBids = 'La mission s’arrête là. Ses candidatures sont refusées.';
export const agreementWithdrawn = 'Accord retiré';
export const whatHappensToTheJob = 'Que devient la mission ?';
