/** French: withdrawing to a bank account. */
export const payout = {
  bank: 'Veuillez choisir une banque',
  accountNumber: 'Saisissez le numéro de compte',
  accountDigits: 'Un numéro de compte a 10 chiffres',
  notSuccessful: 'le retrait n’a pas abouti',
  recipientUnknown: 'Veuillez d’abord confirmer le compte bancaire',
  nothing: 'Il n’y a rien à retirer',
  tooSmall: 'Le virement doit être d’au moins N50',
  inFlight: 'Cet argent est déjà en route',
  processing: 'Le virement est en cours',
};
