/** French: the form of the profile. */
export const profile = {
  firstname: 'Veuillez saisir votre prénom',
  lastname: 'Veuillez saisir votre nom',
  gender: 'Veuillez choisir le sexe',
  phone: 'Veuillez saisir votre numéro de téléphone',
  phoneInvalid: 'Veuillez saisir un numéro, comme +234 803 123 4567',
  country: 'Veuillez choisir votre pays',
  state: 'Veuillez choisir votre région',
  accountType: 'Veuillez choisir le type de compte',
  stateNotInCountry: 'Veuillez choisir une région du pays',
  imageTooLarge: 'La photo ne doit pas dépasser 2 Mo',
  incomplete: 'Veuillez d’abord compléter votre profil',
};
