/** French: earnings, payback, bank accounts and withdrawals. */

export const theBankKnowsNoSuchAccount =
  'La banque ne connaît pas ce compte. Vérifiez la banque et les 10 chiffres.';
export const theBanksCouldNotBeLoaded = 'Les banques n’ont pas pu être chargées';
export const accountNumber = 'Numéro de compte';
export const of10DigitsZerosInFrontCount = '10 chiffres, zéros de tête compris';
export const submit = 'Continuer';
export const nothingIsSentYetNextYour =
  'Rien n’est encore envoyé : votre banque dit d’abord à qui est ce compte.';
export const theNameAsTheBankKnows = 'Le nom connu de la banque';
export const thisIsNotTheNameOf = (own: string | number) =>
  `Ce n’est pas le nom de votre profil (${own}). Ne continuez que si ce compte est bien à vous : un virement ne se rappelle pas.`;
export const addABankAccount = 'Ajouter un compte bancaire';
export const bank = 'Banque';
export const anotherAccount = 'Un autre compte';
export const addAccount = 'Ajouter le compte';
export const whereYourMoneyCanBeSent =
  'Où votre argent peut être envoyé. Un nouveau compte demande votre mot de passe et vous recevez un e-mail.';
export const yourBankAccountsCouldNotBe = 'Vos comptes bancaires n’ont pas pu être chargés';
export const noBankAccountYet = 'Aucun compte bancaire';
export const addYoursNowAndAWithdrawal = 'Ajoutez le vôtre et un retrait n’est plus qu’une confirmation.';
export const endingIn = (bankName: string | number, accountNumber: string | number) =>
  `${bankName}, finissant par ${accountNumber}`;
export const moneyCanBeSentToIt = (moment: string | number) => `utilisable à partir du ${moment}`;
export const added = (moment: string | number) => `Ajouté ${moment}`;
export const removeThisBankAccount = 'Retirer ce compte bancaire ?';
export const noMoneyIsSentToIt = (where: string | number) =>
  `${where}. Plus rien n’y est envoyé. Un compte ajouté à sa place attend un jour avant de servir.`;
export const removeAccount = 'Retirer le compte';
export const searchBanks = 'Chercher une banque';
export const next = 'Prochain :';
export const onAtTheLatestFor = (moment: string | number) => `le ${moment} au plus tard, pour`;
export const endingInOf = (accountNumber: string | number) => `finissant par ${accountNumber}`;
export const statementPdf = 'Relevé (PDF)';
export const statementDataFileThatCanBe = 'Relevé, fichier vérifiable';
export const transactionsCsv = 'Opérations (CSV)';
export const everythingYouEverEarnedHereAfter =
  'Tout ce que vous avez gagné ici, pénalités et frais déduits.';
export const whatYourBankHasConfirmed = 'Ce que votre banque a confirmé.';
export const moreIsOnItsWay = (amount: string | number) => ` ${amount} de plus sont en route.`;
export const heldInEscrowForOrdersThat =
  'Sous séquestre pour des commandes non encore acceptées. C’est à vous quand le client accepte, ou de lui-même 14 jours après votre remise.';
export const yoursNowNetIncomeLessWhat =
  'À vous dès maintenant : revenu net moins ce qui est retiré ou en route.';
export const whatIsThis = 'Qu’est-ce que c’est ?';
export const month = 'Mois';
export const allMonths = 'Tous les mois';
export const all = 'Tous';
export const yourEarningsCouldNotBeLoaded = 'Vos revenus n’ont pas pu être chargés';
export const yourNetPayOfTheOrders = 'Votre net des commandes en cours ou en attente du client, à ce jour.';
export const withdrawFromAnOrder = 'Retirer d’une commande';
export const transactions = 'Opérations';
export const theTransactionsCouldNotBeLoaded = 'Les opérations n’ont pas pu être chargées';
export const accountEndingIn = (bankName: string | number, accountNumber: string | number) =>
  `${bankName}, compte finissant par ${accountNumber}`;
export const to = (accountName: string | number, where: string | number) => `à ${accountName}, ${where}.`;
export const theBankConfirmedItYourAccount =
  'La banque l’a confirmé. Votre compte peut mettre quelques minutes à l’afficher.';
export const youCanCloseThisItGoes =
  'Vous pouvez fermer : cela continue tout seul et figure dans vos retraits.';
export const paidTo = (amount: string | number, bankName: string | number) =>
  `${amount} versés à ${bankName}`;
export const theLastTwelveMonths = 'Les douze derniers mois';
export const months = 'Mois';
export const theSameAsATable = 'Le même en tableau';
export const earnedAndWithdrawnByMonth = 'Gains et retraits par mois';
export const earned = 'Gagné';
export const earnedWithdrawn = (amount: string | number, amount2: string | number) =>
  `${amount} gagnés, ${amount2} retirés`;
export const askedOnceForANewAccount =
  'Demandé une fois pour un nouveau compte, afin que personne d’autre n’envoie votre argent ailleurs.';
export const yourPaybackCouldNotBeLoaded = 'Vos remboursements n’ont pas pu être chargés';
export const whereItCameFrom = 'D’où il vient';
export const penaltiesForMissedMilestones = 'Pénalités d’étapes manquées';
export const theOrderWasCancelled = 'La commande a été annulée';
export const theDisputeEnded = 'Le litige a pris fin';
export const aPaymentThatDidNotPay = 'Un paiement qui n’a pas payé la commande';
export const date = 'Date';
export const from = 'De';
export const why = 'Motif';
export const amount = 'Montant';
export const withdrawals = 'Retraits';
export const theWithdrawalsCouldNotBeLoaded = 'Les retraits n’ont pas pu être chargés';
export const onItsWay = 'En route';
export const toEndingIn = (
  accountName: string | number,
  bankName: string | number,
  accountNumber: string | number,
) => `à ${accountName}, ${bankName}, finissant par ${accountNumber}`;
export const forIt = 'Pour';
export const wholePayback = 'Tous les remboursements';
export const to2 = 'Vers';
export const progress = 'Avancement';
export const toWhichAccount = 'Vers quel compte ?';
export const newFromOn = (moment: string | number) => `Nouveau : à partir du ${moment}`;
export const continueIt = 'Continuer';
export const noTransactionsLikeThese = 'Aucune opération de ce genre';
export const noOrderOfYoursHasThis = 'Aucune de vos commandes n’a ce mois et ce statut.';
export const noTransactionsYet = 'Aucune opération';
export const onceAHunterHasPaidInto =
  'Dès qu’un client a payé sous séquestre pour vous, la commande figure ici.';
export const charge = 'Frais';
export const noneAdirePaysForTheTransfer = 'Aucuns : Adire paie le virement';
export const when = 'Quand';
export const usuallyWithinMinutes = 'En quelques minutes d’ordinaire';
export const withdrawal = 'Retrait';
export const ofYoursCanBeWithdrawn = (amount: string | number) => `Vous pouvez retirer ${amount}`;
export const yourPayback = 'vos remboursements';
