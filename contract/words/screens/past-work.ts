/** The gallery of past work. */

export const deleteThisPastJob = 'Delete this past job?';
export const isTakenOffYourPageFor = (title: string | number) => `${title} is taken off your page for good.`;
export const deletePastJob = 'Delete past job';
export const editPastJob = 'Edit past job';
export const whatYouMadeBeforePicturesSound =
  'What you made before: pictures, sound and video. Hunters see it on your page.';
export const noPastJobsYet = 'No past jobs yet';
export const peopleHireWhatTheyCanSee =
  'People hire what they can see and hear. Three good pieces say more than a long description.';
export const thePastWorkCouldNotBe = 'The past work could not be loaded';
export const opensInANewTab = (title: string | number) => `${title}, opens in a new tab`;
export const thePlayerIsNotOnThis = 'The player is not on this device yet';
export const by = 'By';
export const noPastWorkYet = 'No past work yet';
export const nothingWasUploadedHereSoFar = 'Nothing was uploaded here so far.';
export const viewPastJobs = 'View past jobs';
export const showWhatYouMadeBeforePeople =
  'Show what you made before: people hire what they can see and hear.';
export const allPieces = (count: string | number) => `All ${count} pieces`;
export const newestPastWork = 'Newest past work';
export const whatItWasForAndWhat = 'What it was for, and what you did in it';
export const aPicturePngJpegASound = 'A picture (PNG, JPEG), a sound (MP3) or a video (MP4)';
