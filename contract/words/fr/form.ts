/** French: fields of any form: empty, too long, not a number. */
export const form = {
  required: 'Veuillez remplir ce champ',
  tooLong: (max: number) => `${max} caractères au plus`,
  plainText: 'Veuillez employer du texte simple',
  wholeNumber: 'Veuillez saisir un nombre entier',
  between: (min: number, max: number) => `De ${min} à ${max}`,
  day: 'Veuillez choisir une date',
  limit: 'limit va de 1 à 50',
  page: 'Page inconnue',
  unknownField: 'Champ inconnu',
  invalid: 'Les données saisies ne sont pas valides.',
};
