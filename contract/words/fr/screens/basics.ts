/** French: words of files, times and failures of the network. */

export const justNow = 'à l’instant';
export const lessThanAMinute = 'moins d’une minute';
export const or = (value: string | number, last: string | number) => `${value} ou ${last}`;
export const atMostMb = (kinds: string | number, megabyte: string | number) =>
  `${kinds}, ${megabyte} Mo au plus`;
export const bytes = (value: string | number) => `${value} o`;
export const kb = (value: string | number) => `${value} ko`;
export const mb = (value: string | number) => `${value} Mo`;
export const notification = 'Notification';
export const weCouldNotReachAdireCheck =
  'Adire est injoignable. Vérifiez votre connexion et réessayez ; votre saisie est conservée.';
export const weCouldNotReachAdire = 'Adire est injoignable. Vérifiez votre connexion et réessayez.';
export const thisTookTooLongTryAgain = 'C’était trop long. Réessayez ; rien n’est fait deux fois.';
export const cancelled = 'Annulé.';
export const theAnswerCouldNotBeRead = 'La réponse est illisible. Rechargez la page et réessayez.';
export const tooManyRequestsPleaseWaitA = 'Trop de demandes. Patientez un instant.';
export const somethingWentWrongOnOurSide = 'Un problème est survenu de notre côté. Veuillez réessayer.';
export const thisWasNotPossible = 'Ce n’était pas possible.';
export const somethingWentWrongPleaseTryAgain = 'Un problème est survenu. Veuillez réessayer.';
