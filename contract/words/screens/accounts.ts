/** Registering, signing in, passwords: the screens. */

export const weMailYouALinkAnd = 'We mail you a link and a code. The code works once, for 30 minutes.';
export const getLink = 'Get link';
export const backToLogIn = 'Back to log in';
export const newHere = 'New here?';
export const createAnAccount = 'Create an account';
export const password = 'Password';
export const theCodeCameWithYourLink = 'The code came with your link: now choose a new password.';
export const copyTheCodeFromOurMail =
  'Copy the code from our mail, or open its link. Nothing arrived? Look into your spam, or';
export const askAgain = 'ask again';
export const code = 'Code';
export const newPassword = 'New password';
export const atLeast8Characters = 'At least 8 characters';
export const repeatPassword = 'Repeat password';
export const setPassword = 'Set password';
export const alreadyHaveOne = 'Already have one?';
export const username = 'Username';
export const theNameThatOthersSee = 'The name that others see';
export const confirmPassword = 'Confirm password';
export const createAccount = 'Create account';
