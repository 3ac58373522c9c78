/** French: making a gig: overview, packages, gallery. */

export const wasNotFinishedChooseItAgain = (moment: string | number) =>
  `(${moment}) n’est pas terminé. Choisissez-le à nouveau : il reprend où il s’est arrêté.`;
export const discard = (name: string | number) => `Abandonner ${name}`;
export const theCategoriesCouldNotBeLoaded = 'Les catégories n’ont pas pu être chargées';
export const selectACategory = 'Choisissez une catégorie';
export const selectACategoryFirst = 'D’abord la catégorie';
export const deleteThisGig = 'Supprimer cette offre ?';
export const andItsGalleryAreTakenDown = (title: string | number) =>
  `${title} et sa galerie sont retirées pour de bon. Les commandes en cours continuent.`;
export const deleteGig = 'Supprimer l’offre';
export const addPicturesSoundOrVideo = 'Ajoutez images, son ou vidéo';
export const chooseFiles = 'Choisir des fichiers';
export const orDropThemHere = 'ou déposez-les ici';
export const whichFilesDoYouNeedMay =
  'Quels fichiers faut-il ? L’œuvre peut-elle servir en publicité ? Mettez ici ce qu’on vous demande souvent.';
export const theyStandOnThePageOf = 'Elles figurent sur la page de votre offre.';
export const question = (value: string | number) => `Question ${value}`;
export const question2 = 'Question';
export const answer = 'Réponse';
export const removeQuestion = (value: string | number) => `Retirer la question ${value}`;
export const addAQuestion = 'Ajouter une question';
export const cover = 'Couverture';
export const movePlaceOf = (name: string | number, value: string | number, count: string | number) =>
  `Déplacer ${name}, place ${value} sur ${count}`;
export const dragOrPressTheArrowKeys = 'Faites glisser, ou utilisez les flèches';
export const moveEarlier = (name: string | number) => `Avancer ${name}`;
export const moveLater = (name: string | number) => `Reculer ${name}`;
export const makeTheCover = (name: string | number) => `Mettre ${name} en couverture`;
export const theFirstOneIsTheCover =
  'La première est la couverture. Faites glisser par la poignée, ou utilisez les flèches, pour changer l’ordre.';
export const galleryStep = 'Étape de la galerie';
export const draft = 'Brouillon';
export const live = 'En ligne';
export const paused = 'En pause';
export const basic = 'Base';
export const standard = 'Standard';
export const premium = 'Premium';
export const preview = 'Aperçu';
export const howHuntersWillSeeIt = 'Ce que verront les clients';
export const yourTitle = 'Votre titre';
export const picturesComeInTheNextStep = 'Les images viennent à l’étape suivante';
export const whatIsIncluded = 'Ce qui est compris';
export const includedLine = (value: string | number) => `Compris, ligne ${value}`;
export const removeLine = (value: string | number) => `Retirer la ligne ${value}`;
export const addALine = 'Ajouter une ligne';
export const sourceFiles = 'Fichiers sources';
export const theGig = 'L’offre';
export const questionsAndAnswers = 'Questions et réponses';
export const saveAndContinue = 'Enregistrer et continuer';
export const huntersSeeWhatYouChangeAt = 'Les clients voient aussitôt vos changements.';
export const nobodySeesThisGigBeforeYou = 'Personne ne voit cette offre avant sa publication.';
export const whatYouMakeInTheWords = 'Ce que vous faites, avec les mots de qui le cherche';
export const oneSentenceShownUnderTheTitle = 'Une phrase, sous le titre';
export const howYouWorkWhatYouNeed =
  'Votre façon de travailler, ce qu’il vous faut, et ce que vous ne faites pas';
export const moreFor = (title: string | number) => `Plus pour ${title}`;
export const addPictures = 'Ajouter des images';
export const addPicturesTo = (title: string | number) => `Ajouter des images à ${title}`;
export const editOverview = 'Modifier l’aperçu';
export const editGallery = 'Modifier la galerie';
export const publishAgain = 'Publier à nouveau';
export const publish = 'Publier';
export const pause = 'Suspendre';
export const noPicturesYet = 'Pas encore d’images';
export const yourGigsCouldNotBeLoaded = 'Vos offres n’ont pas pu être chargées';
export const showWhatYouMakeAndWhat =
  'Montrez ce que vous faites et à quel prix. Les clients commandent ici et l’argent attend sous séquestre.';
export const yourGigs = 'Vos offres';
export const createPortfolio = 'Créer un portfolio';
export const addAPackage = 'Ajouter une formule';
export const packageIt = (ordinal: string | number) => `${ordinal} formule`;
export const packageName = 'Nom de la formule';
export const deliveryDays = 'Délai (jours)';
export const afterTheMoneyIsInEscrow = 'Une fois l’argent sous séquestre';
export const piecesDelivered = 'Pièces livrées';
export const roundsOfChanges = 'Séries de retouches';
export const removeThePackage = (value: string | number) => `Retirer la ${value} formule`;
export const atLeast = (amount: string | number) => `${amount} au moins`;
export const afterTheFee = (percent: string | number) => `après les ${percent} % de frais`;
export const backToOverview = 'Retour à l’aperçu';
export const finishLater = 'Finir plus tard';
export const onTheWayPleaseLeaveThis = (value: string | number) =>
  `${value} en route. Laissez cette page ouverte jusque-là.`;
export const thisGigIsLiveHuntersSee =
  'Cette offre est en ligne : les clients voient aussitôt vos changements.';
export const thisGigIsPausedNobodyFinds =
  'Cette offre est en pause : personne ne la trouve avant sa republication.';
export const yourGigIsReadyPublishIt = 'Votre offre est prête. Publiez-la et tout le monde la trouvera.';
export const removeOf = (name: string | number) => `Retirer ${name} ?`;
export const itLeavesTheGalleryForGood =
  'L’élément quitte la galerie pour de bon. Le fichier sur votre appareil reste.';
export const steps = 'Étapes';
export const thisStepCouldNotBeLoaded = 'Cette étape n’a pas pu être chargée';
export const ofTags = (sentence: string | number, amount: string | number, tagsMax: string | number) =>
  `${sentence}. ${amount} mots-clés sur ${tagsMax}.`;
export const added = (value: string | number) => `${value} ajouté`;
export const removed = (gone: string | number) => `${gone} retiré`;
export const wordsPeopleSearchForPressEnter = (tagsMax: string | number) =>
  `Les mots que l’on cherche. Entrée ou virgule après chacun ; ${tagsMax} au plus.`;
export const uploads = 'Envois';
export const resume = 'Reprendre';
export const resumeOf = (name: string | number) => `Reprendre ${name}`;
export const cancel = (name: string | number) => `Annuler ${name}`;
export const continuesSoon = (size: string | number) => `Reprend bientôt · ${size}`;
export const waiting = (size: string | number) => `En attente · ${size}`;
export const beingMadeReady = 'En préparation';
export const stoppedAtOf = (value: string | number, size: string | number) =>
  `Arrêté à ${value} % de ${size}`;
export const notAdded = (size: string | number) => `Non ajouté · ${size}`;
export const dismiss = 'Masquer';
export const hasStopped = (name: string | number) => `${name} s’est arrêté`;
export const movedToPlaceOf = (from: string | number, value: string | number, amount: string | number) =>
  `${from} est passé à la place ${value} sur ${amount}`;
export const yourGigIsLiveEverybodyCan = 'Votre offre est en ligne : tout le monde la trouve.';
export const yourGigIsPausedNobodyFinds =
  'Votre offre est en pause : personne ne la trouve avant sa publication.';
