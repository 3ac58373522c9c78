/** Words of files, times and failures of the network. */

export const justNow = 'just now';
export const lessThanAMinute = 'less than a minute';
export const or = (value: string | number, last: string | number) => `${value} or ${last}`;
export const atMostMb = (kinds: string | number, megabyte: string | number) =>
  `${kinds}, at most ${megabyte} MB`;
export const bytes = (value: string | number) => `${value} B`;
export const kb = (value: string | number) => `${value} kB`;
export const mb = (value: string | number) => `${value} MB`;
export const notification = 'Notification';
export const weCouldNotReachAdireCheck =
  'We could not reach Adire. Check your connection and try again; what you typed is kept.';
export const weCouldNotReachAdire = 'We could not reach Adire. Check your connection and try again.';
export const thisTookTooLongTryAgain = 'This took too long. Try again; nothing is done twice.';
export const cancelled = 'Cancelled.';
export const theAnswerCouldNotBeRead = 'The answer could not be read. Reload the page and try again.';
export const tooManyRequestsPleaseWaitA = 'Too many requests. Please wait a moment.';
export const somethingWentWrongOnOurSide = 'Something went wrong on our side. Please try again.';
export const thisWasNotPossible = 'This was not possible.';
export const somethingWentWrongPleaseTryAgain = 'Something went wrong. Please try again.';
