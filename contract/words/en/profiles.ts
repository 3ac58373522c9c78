/** Profiles: who a person is, what they can do, their past work and their reviews. */

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  firstName: 'Please Enter Your First Name',
  lastName: 'Please Enter Your Last Name',
  gender: 'Please Select Sex',
  phone: 'Please Enter Your Your Phone Number',
  country: 'Please Select Your Country',
  state: 'Please Select Your State',
  accountType: 'Please Select Account Type',
  personalInfo: 'Personal info',
  addressAndStatus: 'Address and Status',
  uploadPastJobs: 'Upload past jobs',
  uploadTitle: 'Kindly upload your past jobs',
  uploadFile: 'Not greater than 5MB',
  uploadSubmit: 'Update story',
  uploadTooLarge: 'file must not be greater than 5MB...',
};

/** Refusals and what stands under a field: the profile itself. */
export const errors = {
  phoneElsewhere: 'A new phone number needs your password. Change it under “Security”.',
  phoneInvalid: 'Enter a phone number, e.g. +234 803 123 4567',
  stateNotInCountry: 'Choose a state in this country',
  pictureTooLarge: 'Choose a picture under 2 MB',
};

/** The same for education, certificates, skills and languages. */
export const qualificationErrors = {
  institution: 'Enter the school or institution',
  country: 'Choose a country',
  fromYear: 'Choose the first year',
  toYear: 'Choose the last year',
  year: 'Choose the year',
  yearRange: 'Choose a year from 1960 to this year',
  yearOrder: "The last year can't be before the first",
  certificate: 'Enter the name of the certificate',
  organization: 'Enter who issued it',
  skillLevel: 'Choose Beginner, Intermediate or Advanced',
  skill: 'Choose a skill from the list',
  language: 'Choose a language from the list',
  languageLevel: 'Choose Basic, Conversational, Fluent or Native',
  none: 'Choose at least one',
  tooMany: 'You can add up to 50',
};

/** The same for past work. */
export const pastWorkErrors = {
  title: 'Enter a title',
  full: 'Your gallery holds up to 100 pieces. Delete one to add another.',
};

/** The same for reviews. */
export const reviewErrors = {
  rating: 'Choose 1 to 5 stars',
  recommend: 'Choose Not likely, Yes or No',
  comment: 'Write a comment',
  already: "You've already reviewed this order",
  notOtherParty: 'You can only review the other party of your order',
  reply: 'Write your reply',
  repliedAlready: "You've already replied to this review",
  notShownYet: 'You can reply once this review is visible',
};

/** What several parts of a profile say. */
export const shared = {
  add: 'Add',
  addOne: (kind: string) => `Add ${kind}`,
  year: 'Year',
  fromYear: 'From year',
  toYear: 'To year',
  loadingCountries: 'Loading countries…',
  selectCountry: 'Select country',
  countriesFailed: "We couldn't load the countries",
};

/** The form of the profile, in two steps. */
export const setUp = {
  title: 'Set up your profile',
  editTitle: 'Edit your profile',
  lead: 'Two short steps, then you can start.',
  failed: "We couldn't load your profile",
  steps: 'Profile steps',
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender',
  phone: 'Phone number',
  state: 'State',
  selectState: 'Select state',
  selectCountryFirst: 'Select country first',
  loadingStates: 'Loading states…',
  listFailed: "We couldn't load the list",
  save: 'Save profile',
};

/** Hunter, talent, or both. */
export const accountType = {
  label: 'Account type',
  hint: 'You can add the other one later.',
  hunter: 'I post jobs, hire creative talents and pay through escrow.',
  talent: 'I sell gigs, bid on jobs and get paid through escrow.',
  both: (one: string, other: string) => `${one} and ${other}`,
  addOther: (value: string | number) => `Become a ${value} too`,
};

/** What the own profile still lacks: each step, why it pays, and its name once it is done. */
export const checklist = {
  title: 'Your next steps',
  progress: 'Profile complete',
  lead: 'The first takes a minute. Hunters find and trust a complete profile sooner.',
  /** Read out behind a step. */
  done: '(done)',
  picture: 'Add a picture',
  pictureWhy: 'Hunters trust a face more than a name.',
  storyLine: 'Write your story line',
  storyLineWhy: 'One sentence on what you do best. Hunters see it under your name on every bid.',
  description: 'Describe your work',
  descriptionWhy: "Tell hunters what you make and who it's for.",
  skill: 'Add a skill',
  skillWhy: 'Hunters see right away if you fit their job.',
  language: 'Add a language',
  languageWhy: 'Hunters choose writers and voices by language.',
  education: 'Add your education',
  educationWhy: 'Show where you learned your craft.',
  pastWork: 'Show past work',
  pastWorkWhy: 'Samples of what you made, to see or hear.',
  gig: 'Create a portfolio',
  gigWhy: 'Gigs you sell at a price, ready to order.',
};

/** A person's page, one's own and those of others. */
export const page = {
  failed: "We couldn't load this profile",
  refreshFailed: "We couldn't refresh your profile",
  offline: 'Offline',
  joined: 'Joined',
  ownNote: 'This is your public profile, as others see it.',
  backToEditing: 'Back to editing',
  editPersonal: 'Edit name, phone and address',
  editDescription: 'Edit description',
  addDescription: 'Add description',
};

/** Picture, story line and description: the button and its dialog. */
export const look = {
  title: 'Edit profile',
  preview: 'Your new picture, as others will see it',
  storyLine: 'Story line',
  storyLineHint: 'One sentence on what you do best',
  descriptionHint: "What you make, who it's for, and how you work",
};

/** Finding skills or languages and giving each a level. */
export const levels = {
  find: (kind: 'skill' | 'language') => `Find a ${kind}`,
  none: (kind: 'skill' | 'language', value: string, hint: string) =>
    `We couldn't find a ${kind} called “${value}”. ${hint}`,
  typeName: (kind: 'skill' | 'language') => `Type the name of a ${kind}.`,
  label: 'Your level',
  labelOf: (name: string | number) => `Your level in ${name}`,
  choose: 'Choose your level',
  addOne: (kind: 'skill' | 'language') => (kind === 'skill' ? 'Add skill' : 'Add language'),
  addSeveral: (amount: number, kind: 'skill' | 'language') => `Add ${amount} ${kind}s`,
};

/** Skills: the card and its dialog. */
export const skills = {
  title: 'Skills',
  empty: 'Add the skills you sell, with your level in each.',
  addTitle: 'Add skills',
  addText: 'Pick what you do well. Hunters see right away if you fit their job.',
  found: 'Skills found',
  noneHint: 'Try a shorter word, or look through a category.',
  failed: "We couldn't load the skills",
};

/** Languages: the card and its dialog. */
export const languages = {
  title: 'Languages',
  text: 'Add the languages you write, speak or record in.',
  addTitle: 'Add languages',
  found: 'Languages found',
  noneHint: 'Try the name its speakers use, e.g. Izon for Ijaw.',
  failed: "We couldn't search the languages",
  /** Offered before anything is typed, by their ids: those that most people here speak or write. */
  first: {
    ...{ en: 'English', fr: 'French', ha: 'Hausa', ig: 'Igbo' },
    ...{ pcm: 'Nigerian Pidgin', sw: 'Swahili', yo: 'Yoruba' },
  },
};

/** Education: the card and its dialog. */
export const education = {
  title: 'Education',
  text: 'Add the school, college or workshop where you learned your craft.',
  addTitle: 'Add education',
  editTitle: 'Edit education',
  institution: 'Institution',
};

/** Certificates: the card and its dialog. */
export const certification = {
  title: 'Certification',
  empty: "Add the courses you've finished, and who issued the certificates.",
  addTitle: 'Add certification',
  editTitle: 'Edit certification',
  certificate: 'Certificate',
  issuedBy: 'Issued by',
  descriptionHint: (certificateDefault: string | number) => `Leave empty for “${certificateDefault}”`,
  /** Stored where no description is given. */
  defaultDescription: 'Certificate of completion',
};

/** Taking something off one's own page. */
export const removal = {
  text: (name: string | number) => `We'll remove ${name} from your profile.`,
  education: 'Delete this education?',
  educationConfirm: 'Delete education',
  certificate: 'Delete this certificate?',
  certificateConfirm: 'Delete certificate',
  skill: 'Remove this skill?',
  skillConfirm: 'Remove skill',
  language: 'Remove this language?',
  languageConfirm: 'Remove language',
  picture: 'Remove your picture?',
  pictureText: 'Your initials show until you add another one.',
  pictureConfirm: 'Remove picture',
};

/** Past work: its part of a profile, and the galleries. */
export const pastWork = {
  failed: "We couldn't load the past work",
  newest: 'Newest past work',
  viewOwn: 'View past jobs',
  viewAll: (count: string | number) => `View all ${count} pieces`,
  start: 'Show your past work. Hunters hire what they can see and hear.',
  lead: 'Pictures, sound and video of work you did before. Hunters see them on your profile.',
  empty: 'No past jobs yet',
  emptyText: 'Hunters hire what they can see and hear. Three good pieces say more than a long description.',
  /** Before the name of whose work it is. */
  by: 'By',
  emptyOther: 'No past work yet',
  emptyOtherText: "Nothing's been uploaded here so far.",
  opensInNewTab: (title: string | number) => `${title}, opens in a new tab`,
  playerFailed: "We couldn't load the player",
};

/** Adding, editing and deleting a piece of past work. */
export const pieceDialog = {
  editTitle: 'Edit past job',
  descriptionHint: 'What it was for, and what you did',
  fileHint: 'A picture (PNG, JPEG), a sound (MP3) or a video (MP4)',
  deleteTitle: 'Delete this past job?',
  deleteText: (title: string | number) => `We'll remove ${title} from your profile for good.`,
  deleteConfirm: 'Delete past job',
};

/** The reviews that a person received. */
export const reviews = {
  failed: "We couldn't load the reviews",
  emptyOwn: 'Hunters review you after they accept your work. Bid on an open job to earn your first review.',
  emptyOther: (name: string | number) =>
    `Nobody has reviewed ${name} yet. Only people who completed an order together can leave a review.`,
  recommends: (recommendUser: string | number) => `Would recommend: ${recommendUser}`,
  recommended: (yes: number, count: number) => `${yes} of ${count} would recommend`,
  /** Before a star. */
  only: (stars: string | number) => `Only ${stars}`,
  /** Read out behind the figure. */
  starsAfter: (stars: number) => (stars === 1 ? 'star' : 'stars'),
  reply: 'Reply',
  /** Read out behind the button. */
  replyTo: (name: string | number) => `to ${name}`,
  /** For who has not written yet. */
  hiddenUntil: (date: string) => `Hidden until you review too, or ${date}`,
  /** For who has written already. */
  onlyYou: (other: string, date: string) => `${other} sees it after reviewing you too, or on ${date}`,
};

/** Writing a review. */
export const reviewDialog = {
  text: (title: string | number, name: string | number, days: string) =>
    `${title}, with ${name}. Your review appears once you've both written one, or ${days} after the acceptance. You can't change it later.`,
  rating: 'Your rating',
  recommend: (name: string | number) => `Would you recommend ${name}?`,
  submit: 'Send review',
  doneHidden: (other: string | number, moment: string | number) =>
    `${other} sees it after reviewing you too, or on ${moment}.`,
  doneShown: (other: string | number) => `${other} can read your review now.`,
};

/** Replying to a review. */
export const replyDialog = {
  title: (name: string | number) => `Reply to ${name}`,
  text: 'You can reply once. Everyone sees your reply under the review.',
  label: 'Your reply',
  submit: 'Send reply',
};
