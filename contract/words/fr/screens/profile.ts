/** French: the own profile and those of others. */

export const iPostJobsHireCreativeTalents =
  'Je publie des missions, j’engage des talents et je paie sous séquestre.';
export const iOfferMyWorkBidOn = 'Je propose mon travail, je postule et je suis payé.';
export const accountType = 'Type de compte';
export const youCanAddTheOtherOne = 'Vous pourrez ajouter l’autre plus tard.';
export const becomeAToo = (value: string | number) => `Devenir aussi ${value}`;
export const loadingCountries = 'Chargement des pays…';
export const selectCountry = 'Choisissez le pays';
export const state = 'Région';
export const theListCouldNotBeLoaded = 'La liste n’a pas pu être chargée';
export const selectCountryFirst = 'Choisissez d’abord le pays';
export const loadingStates = 'Chargement des régions…';
export const selectState = 'Choisissez la région';
export const editCertification = 'Modifier la certification';
export const addCertification = 'Ajouter une certification';
export const certificate = 'Certificat';
export const conferredBy = 'Délivré par';
export const year = 'Année';
export const toYear = 'Fin';
export const leftEmpty = (certificateDefault: string | number) => `Laissé vide : « ${certificateDefault} »`;
export const yourNextSteps = 'Vos prochaines étapes';
export const yourProfileIsCompleteTo = 'Votre profil est complet à';
export const eachTakesAboutAMinuteA =
  'Une minute environ pour chacune. Une page complète se trouve et inspire confiance plus vite.';
export const done = '(fait)';
export const addAPicture = 'Ajouter une photo';
export const huntersTrustAFaceBeforeA = 'Un visage inspire plus confiance qu’un nom.';
export const writeYourStoryLine = 'Écrire votre accroche';
export const oneSentenceOnWhatYouDo =
  'Une phrase sur ce que vous faites le mieux ; elle figure sous votre nom à chaque candidature.';
export const storyLine = 'Accroche';
export const describeYourWork = 'Décrire votre travail';
export const saysWhatYouMakeAndFor = 'Dit ce que vous faites et pour qui, avant qu’on le demande.';
export const addASkill = 'Ajouter une compétence';
export const huntersSeeAtOnceWhetherYou = 'Les clients voient aussitôt si vous convenez.';
export const addALanguage = 'Ajouter une langue';
export const scriptsCaptionsAndVoicesAreHired = 'Scripts, sous-titres et voix s’engagent par langue.';
export const addYourEducation = 'Ajouter votre formation';
export const aSchoolOrAWorkshopShows = 'Une école ou un atelier montre d’où vient votre métier.';
export const education = 'Formation';
export const showPastWork = 'Montrer vos réalisations';
export const peopleHireWhatTheyCanSee = 'On engage ce que l’on voit et entend.';
export const createAPortfolio = 'Créer un portfolio';
export const huntersOrderFromItWithoutPosting = 'Les clients y commandent sans publier de mission.';
export const theCountriesCouldNotBeLoaded = 'Les pays n’ont pas pu être chargés';
export const editPictureAndStory = 'Modifier photo et accroche';
export const removePicture = 'Retirer la photo';
export const oneSentenceOnWhatYouDo2 = 'Une phrase sur ce que vous faites le mieux';
export const whatYouMakeForWhomAnd = 'Ce que vous faites, pour qui et comment';
export const editEducation = 'Modifier la formation';
export const addEducation = 'Ajouter une formation';
export const aSchoolACollegeAWorkshop = 'Une école, un atelier : où vous avez appris votre métier.';
export const institution = 'Établissement';
export const fromYear = 'Début';
export const addLanguages = 'Ajouter des langues';
export const theLanguagesInWhichYouWrite = 'Les langues dans lesquelles vous écrivez, parlez ou enregistrez.';
export const tryTheNameThatItsSpeakers =
  'Essayez le nom qu’emploient ses locuteurs : l’ijaw figure sous Izon.';
export const theLanguagesCouldNotBeSearched = 'La recherche des langues n’a pas abouti';
export const yourLevel = 'Votre niveau';
export const findA = (kind: 'skill' | 'language') =>
  kind === 'skill' ? 'Trouver une compétence' : 'Trouver une langue';
export const noIsCalled = (kind: 'skill' | 'language', value: string, hint: string) =>
  `Aucune ${kind === 'skill' ? 'compétence' : 'langue'} ne s’appelle « ${value} ». ${hint}`;
export const typeTheNameOfA = (kind: 'skill' | 'language') =>
  `Tapez le nom d’une ${kind === 'skill' ? 'compétence' : 'langue'}.`;
export const skillsFound = 'Compétences trouvées';
export const languagesFound = 'Langues trouvées';
export const add = 'Ajouter';
export const levelOf = (name: string | number) => `Niveau de ${name}`;
export const chooseYourLevel = 'Choisissez votre niveau';
export const addSeveral = (amount: number, kind: 'skill' | 'language') =>
  `Ajouter ${amount} ${kind === 'skill' ? 'compétences' : 'langues'}`;
export const addLevel = (kind: 'skill' | 'language') =>
  kind === 'skill' ? 'Ajouter la compétence' : 'Ajouter la langue';
export const addOne = (kind: string) => `Ajouter : ${kind}`;
export const offline = 'Hors ligne';
export const theProfileCouldNotBeLoaded = 'Le profil n’a pas pu être chargé';
export const thisIsYourPageAsOthers = 'Voici votre page, comme les autres la voient.';
export const backToEditing = 'Retour à la modification';
export const firstName = 'Prénom';
export const lastName = 'Nom';
export const gender = 'Sexe';
export const phoneNumber = 'Téléphone';
export const asOthersWillSeeIt = 'Comme les autres la verront';
export const personalInfo = 'Identité';
export const addressAndStatus = 'Adresse et statut';
export const stepsOfTheProfile = 'Étapes du profil';
export const saveProfile = 'Enregistrer le profil';
export const skills = 'Compétences';
export const whichSkillsDoYouSellPick = 'Quelles compétences vendez-vous ? Choisissez-les avec votre niveau.';
export const languages = 'Langues';
export const whichLanguagesDoYouWriteSpeak =
  'Dans quelles langues écrivez-vous, parlez-vous ou enregistrez-vous ?';
export const aSchoolACollegeAWorkshop2 = 'Une école, un atelier : où avez-vous appris votre métier ?';
export const certification = 'Certification';
export const coursesThatYouFinishedAndWho = 'Les cours que vous avez terminés et qui s’en porte garant.';
export const deleteThisEducation = 'Supprimer cette formation ?';
export const deleteEducation = 'Supprimer la formation';
export const deleteThisCertificate = 'Supprimer ce certificat ?';
export const deleteCertificate = 'Supprimer le certificat';
export const removeThisSkill = 'Retirer cette compétence ?';
export const removeSkill = 'Retirer la compétence';
export const removeThisLanguage = 'Retirer cette langue ?';
export const removeLanguage = 'Retirer la langue';
export const removeYourPicture = 'Retirer votre photo ?';
export const isTakenOffYourPage = (name: string | number) => `${name} quitte votre page.`;
export const yourInitialsAreShownInsteadUntil = 'Vos initiales la remplacent jusqu’à la prochaine.';
export const editYourProfile = 'Modifier votre profil';
export const setUpYourProfile = 'Créez votre profil';
export const twoShortStepsThenYouCan = 'Deux courtes étapes, puis vous pouvez commencer.';
export const yourProfileCouldNotBeLoaded = 'Votre profil n’a pas pu être chargé';
export const addSkills = 'Ajouter des compétences';
export const pickWhatYouDoWellHunters =
  'Choisissez ce que vous faites bien. Les clients voient aussitôt si vous convenez.';
export const tryAShorterWordOrLook = 'Essayez un mot plus court, ou parcourez une catégorie.';
export const allCategories = 'Toutes les catégories';
export const theSkillsCouldNotBeLoaded = 'Les compétences n’ont pas pu être chargées';
export const yourProfileCouldNotBeRefreshed = 'Votre profil n’a pas pu être actualisé';
export const editPersonalInfoAndAddress = 'Modifier identité et adresse';
export const editDescription = 'Modifier la description';
export const addDescription = 'Ajouter une description';
export const whatYouMakeForWhomAnd2 = 'Ce que vous faites, pour qui et comment.';
export const bothTypes = (one: string, other: string) => `${one} et ${other}`;
export const joinedSince = 'Inscrit depuis';
