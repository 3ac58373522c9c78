/** French: withdrawing to a bank account. */
export const payout = {
  bank: 'Veuillez choisir une banque',
  accountNumber: 'Saisissez le numéro de compte',
  accountDigits: 'Un numéro de compte a 10 chiffres',
  notSuccessful: 'le retrait n’a pas abouti',
  refused:
    'La banque n’a pas pris le virement. Votre argent est en sécurité et peut être retiré à nouveau : vérifiez le compte ou prenez-en un autre.',
  returned:
    'La banque a renvoyé l’argent. Vous pouvez le retirer à nouveau : vérifiez d’abord les coordonnées.',
  recipientUnknown: 'Veuillez d’abord confirmer le compte bancaire',
  nothing: 'Il n’y a rien à retirer',
  tooSmall: 'Le virement doit être d’au moins N50',
  inFlight: 'Cet argent est déjà en route',
  another: 'Un autre retrait est en route. Retirez le reste quand il sera arrivé.',
  busy: 'La banque ne répond pas pour l’instant. Veuillez réessayer.',
  processing: 'Le virement est en cours',
};
