/** Making a gig: overview, packages, gallery. */

export const wasNotFinishedChooseItAgain = (moment: string | number) =>
  `(${moment}) was not finished. Choose it again: it goes on where it stopped.`;
export const discard = (name: string | number) => `Discard ${name}`;
export const theCategoriesCouldNotBeLoaded = 'The categories could not be loaded';
export const selectACategory = 'Select a category';
export const selectACategoryFirst = 'Select a category first';
export const deleteThisGig = 'Delete this gig?';
export const andItsGalleryAreTakenDown = (title: string | number) =>
  `${title} and its gallery are taken down for good. Orders made from it go on.`;
export const deleteGig = 'Delete gig';
export const addPicturesSoundOrVideo = 'Add pictures, sound or video';
export const chooseFiles = 'Choose files';
export const orDropThemHere = 'or drop them here';
export const whichFilesDoYouNeedMay =
  'Which files do you need? May the work be used for advertising? What is asked again and again belongs here.';
export const theyStandOnThePageOf = 'They stand on the page of your gig.';
export const question = (value: string | number) => `Question ${value}`;
export const question2 = 'Question';
export const answer = 'Answer';
export const removeQuestion = (value: string | number) => `Remove question ${value}`;
export const addAQuestion = 'Add a question';
export const cover = 'Cover';
export const movePlaceOf = (name: string | number, value: string | number, count: string | number) =>
  `Move ${name}, place ${value} of ${count}`;
export const dragOrPressTheArrowKeys = 'Drag, or press the arrow keys';
export const moveEarlier = (name: string | number) => `Move ${name} earlier`;
export const moveLater = (name: string | number) => `Move ${name} later`;
export const makeTheCover = (name: string | number) => `Make ${name} the cover`;
export const theFirstOneIsTheCover =
  'The first one is the cover. Drag by the handle, or use the arrows, to change the order.';
export const galleryStep = 'Gallery step';
export const draft = 'Draft';
export const live = 'Live';
export const paused = 'Paused';
export const basic = 'Basic';
export const standard = 'Standard';
export const premium = 'Premium';
export const preview = 'Preview';
export const howHuntersWillSeeIt = 'How hunters will see it';
export const yourTitle = 'Your title';
export const picturesComeInTheNextStep = 'Pictures come in the next step';
export const whatIsIncluded = 'What is included';
export const includedLine = (value: string | number) => `Included, line ${value}`;
export const removeLine = (value: string | number) => `Remove line ${value}`;
export const addALine = 'Add a line';
export const sourceFiles = 'Source files';
export const theGig = 'The gig';
export const questionsAndAnswers = 'Questions and answers';
export const saveAndContinue = 'Save and continue';
export const huntersSeeWhatYouChangeAt = 'Hunters see what you change at once.';
export const nobodySeesThisGigBeforeYou = 'Nobody sees this gig before you publish it.';
export const whatYouMakeInTheWords = 'What you make, in the words of who looks for it';
export const oneSentenceShownUnderTheTitle = 'One sentence, shown under the title';
export const howYouWorkWhatYouNeed = 'How you work, what you need to begin, and what you do not do';
export const moreFor = (title: string | number) => `More for ${title}`;
export const addPictures = 'Add pictures';
export const addPicturesTo = (title: string | number) => `Add pictures to ${title}`;
export const editOverview = 'Edit overview';
export const editGallery = 'Edit gallery';
export const publishAgain = 'Publish again';
export const publish = 'Publish';
export const pause = 'Pause';
export const noPicturesYet = 'No pictures yet';
export const yourGigsCouldNotBeLoaded = 'Your gigs could not be loaded';
export const showWhatYouMakeAndWhat =
  'Show what you make and what it costs. Hunters order from here, and the money waits in escrow.';
export const yourGigs = 'Your gigs';
export const createPortfolio = 'Create Portfolio';
export const addAPackage = 'Add a package';
export const packageIt = (ordinal: string | number) => `${ordinal} package`;
export const packageName = 'Package name';
export const deliveryDays = 'Delivery (days)';
export const afterTheMoneyIsInEscrow = 'After the money is in escrow';
export const piecesDelivered = 'Pieces delivered';
export const roundsOfChanges = 'Rounds of changes';
export const removeThePackage = (value: string | number) => `Remove the ${value} package`;
export const atLeast = (amount: string | number) => `At least ${amount}`;
export const afterTheFee = (percent: string | number) => `after the ${percent}% fee`;
export const backToOverview = 'Back to Overview';
export const finishLater = 'Finish later';
export const onTheWayPleaseLeaveThis = (value: string | number) =>
  `${value} on the way. Please leave this page open until then.`;
export const thisGigIsLiveHuntersSee = 'This gig is live: hunters see what you change at once.';
export const thisGigIsPausedNobodyFinds = 'This gig is paused: nobody finds it until you publish it again.';
export const yourGigIsReadyPublishIt = 'Your gig is ready. Publish it, and everybody can find it.';
export const removeOf = (name: string | number) => `Remove ${name}?`;
export const itLeavesTheGalleryForGood = 'It leaves the gallery for good. The file on your device stays.';
export const steps = 'Steps';
export const thisStepCouldNotBeLoaded = 'This step could not be loaded';
export const ofTags = (sentence: string | number, amount: string | number, tagsMax: string | number) =>
  `${sentence}. ${amount} of ${tagsMax} tags.`;
export const added = (value: string | number) => `${value} added`;
export const removed = (gone: string | number) => `${gone} removed`;
export const wordsPeopleSearchForPressEnter = (tagsMax: string | number) =>
  `Words people search for. Press Enter or comma after each; at most ${tagsMax}.`;
export const uploads = 'Uploads';
export const resume = 'Resume';
export const resumeOf = (name: string | number) => `Resume ${name}`;
export const cancel = (name: string | number) => `Cancel ${name}`;
export const continuesSoon = (size: string | number) => `Continues soon · ${size}`;
export const waiting = (size: string | number) => `Waiting · ${size}`;
export const beingMadeReady = 'Being made ready';
export const stoppedAtOf = (value: string | number, size: string | number) =>
  `Stopped at ${value}% of ${size}`;
export const notAdded = (size: string | number) => `Not added · ${size}`;
export const dismiss = 'Dismiss';
export const hasStopped = (name: string | number) => `${name} has stopped`;
export const movedToPlaceOf = (from: string | number, value: string | number, amount: string | number) =>
  `${from} moved to place ${value} of ${amount}`;
export const yourGigIsLiveEverybodyCan = 'Your gig is live: everybody can find it.';
export const yourGigIsPausedNobodyFinds = 'Your gig is paused: nobody finds it until you publish it.';
