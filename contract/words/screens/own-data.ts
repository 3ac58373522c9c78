/** The copy of the own data, and deleting the account. */

export const yourDownloadHasBegun = 'Your download has begun';
export const withManyFilesItTakesA = 'With many files it takes a while.';
export const downloadMyData = 'Download my data';
export const itIsEverythingThatYouEver =
  'It is everything that you ever wrote and sent here, so we ask once more whether it is you.';
export const deleteMyAccount = 'Delete my account';
export const thisIsForGoodNobodyNot = 'This is for good: nobody, not even we, can bring the account back.';
export const deleteForGood = 'Delete for good';
export const type = (typed: string | number) => `Type “${typed}”`;
export const takeACopy = 'Take a copy';
export const oneFileZipWithYourProfile =
  'One file (zip) with your profile, gigs, jobs, bids, orders, messages and every movement of your money, in a form that other programs read (JSON), and all the files that you sent.';
export const deleteTheAccount = 'Delete the account';
export const profileGigsMessagesAndFilesAre = (person: string | number) =>
  `Profile, gigs, messages and files are removed, and nobody can sign in any more. It can not be undone. What the other parties of paid orders have a right to stays under “${person}”, and so do the entries of money that the law wants kept.`;
export const whatExactlyIsRemoved = 'What exactly is removed';
export const itCouldNotBeFoundOut = 'It could not be found out whether the account can be deleted';
export const theAccountCanNotBeDeleted = 'The account can not be deleted yet';
