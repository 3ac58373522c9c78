/** French: posting and changing jobs. */

export const theCatalogueCouldNotBeLoaded = 'Le catalogue n’a pas pu être chargé';
export const anyCategory = 'Toute catégorie';
export const theJob = 'La mission';
export const priceAndReach = 'Prix et visibilité';
export const postingIsFreeYouPayOnly =
  'Publier est gratuit. Vous ne payez qu’une fois d’accord avec un talent, sous séquestre.';
export const deleteThisJob = 'Supprimer cette mission ?';
export const isTakenDown = (title: string | number, bidsCount: string | number) =>
  `« ${title} » est retirée. ${bidsCount}`;
export const deleteJob = 'Supprimer la mission';
export const nobodyHasBidForItYet = 'Personne n’y a encore postulé.';
export const itsWillBeRejectedAndThe = (value: string | number) =>
  `${value} seront refusées et les talents prévenus.`;
export const editJob = 'Modifier la mission';
export const noJobChosen = 'Aucune mission choisie';
export const openAJobInYourList =
  'Ouvrez une mission de votre liste, puis Voir les étapes, puis Modifier les étapes.';
export const dueDays = 'Délai (jours)';
export const fromTheStartOfTheAgreement = 'À partir du début de l’accord';
export const penalty = 'Pénalité (%)';
export const saveMilestone = 'Enregistrer l’étape';
export const of1To10PercentWhenMissed = '1 à 10 pour cent si elle est manquée';
export const of1To10PercentWhenMissedOf = (amount: string | number) =>
  `1 à 10 pour cent si elle est manquée : ${amount} du budget`;
export const canSeeAndBidForThis = (name: string | number) =>
  `${name} peut voir cette mission et y postuler.`;
export const inviteATalent = 'Inviter un talent';
export const theAddressWithWhichTheTalent = 'L’adresse avec laquelle le talent est inscrit.';
export const invitedTalents = 'Talents invités';
export const nobodyHasBeenInvitedYet = 'Personne n’est encore invité.';
export const theInvitationOf = (name: string | number) => `l’invitation de ${name}`;
export const inviteAgain = 'Inviter à nouveau';
export const more = 'Plus';
export const invitedTalentsOf = (amount: string | number) => `Talents invités (${amount})`;
export const viewMilestones = 'Voir les étapes';
export const availableToAllTalents = 'Ouverte à tous les talents';
export const availableToSelectedTalentsThoseYou =
  'Réservée aux talents choisis : ceux que vous invitez par e-mail';
export const logoForASheaButterBrand = 'Logo d’une marque de karité';
export const whatIsItForWhoWill =
  'À quoi cela sert-il, qui le verra, que faut-il remettre, qu’aimez-vous ou non ?';
export const talentsMayAcceptItOrAsk = 'Les talents peuvent l’accepter ou proposer leur prix.';
export const jobType = 'Type de mission';
export const yourJobIsPosted = 'Votre mission est publiée';
export const onlyTheTalentsWhomYouInvite =
  'Seuls les talents invités la voient : appuyez sur Inviter un talent.';
export const talentsCanSeeItNowYou =
  'Les talents la voient déjà. Vous êtes prévenu de chaque candidature et ne payez rien avant d’être d’accord.';
export const numberOfMilestones = 'Nombre d’étapes';
export const eachHasItsOwnDeadlineA =
  'Chacune a son échéance. Une étape manquée baisse le prix de sa pénalité.';
export const firstMilestone = 'Première étape';
export const secondMilestone = 'Deuxième étape';
export const thirdMilestone = 'Troisième étape';
export const fourthMilestone = 'Quatrième étape';
export const milestone = (value: string | number) => `Étape ${value}`;
export const addWhatMustKnowWhatIt = (name: string | number) =>
  `Dites ce que ${name} doit savoir : l’usage, les noms, couleurs, textes, exemples.`;
export const sendTheOrder = 'Envoyer la commande';
export const acceptsOrDeclinesItYouPay = (name: string | number) =>
  `${name} l’accepte ou la refuse. Vous ne payez sous séquestre qu’ensuite, et l’argent n’est versé que si vous acceptez le travail.`;
export const agreement = 'Accord';
export const availableToAllTalents2 = 'ouverte à tous les talents';
export const availableToSelectedTalents = 'réservée aux talents choisis';
export const openJobs = 'Missions ouvertes';
export const closedJobs = 'Missions privées';
export const yourJobsCouldNotBeLoaded = 'Vos missions n’ont pas pu être chargées';
export const nothingUnder = (value: string | number) => `Rien sous « ${value} »`;
export const jobsMoveHereByThemselvesAs =
  'Les missions arrivent ici d’elles-mêmes à mesure que vous avancez.';
export const showJobsThatTakeBids = 'Missions avec candidatures';
export const noOpenJobTakesBids = 'Aucune mission ouverte ne prend de candidatures';
export const noClosedJobTakesBids = 'Aucune mission privée ne prend de candidatures';
export const postWhatYouNeedTalentsAnswer =
  'Publiez votre besoin. Les talents répondent avec une proposition et un prix ; vous ne payez qu’une fois d’accord.';
export const aClosedJobIsSeenOnly = 'Une mission privée n’est vue que des talents que vous invitez.';
export const enterAPriceBudgetOfAt = (amount: string | number) =>
  `Indiquez un budget d’au moins ${amount} pour voir ce que vous payez, ce que reçoit le talent et ce que coûte une étape manquée.`;
export const onlyAfterYouAndATalent = 'Seulement une fois d’accord avec un talent';
export const takenFromThePriceNotAdded = 'Prélevés sur le prix, non ajoutés';
export const ifAMilestoneIsMissed = 'Si une étape est manquée';
export const itsPenaltyComesBackToYou = 'Sa pénalité vous revient.';
export const notSet = 'non fixée';
export const openType = 'Ouverte';
export const closeType = 'Fermée';
