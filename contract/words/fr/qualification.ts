/** French: education, certificates, skills and languages. */
export const qualification = {
  institution: 'Veuillez saisir l’établissement',
  country: 'Veuillez choisir un pays',
  fromYear: 'Veuillez choisir la première année',
  toYear: 'Veuillez choisir la dernière année',
  year: 'Veuillez choisir l’année',
  yearRange: 'Une année de 1960 à l’année en cours',
  yearOrder: 'La dernière année ne doit pas précéder la première',
  certificate: 'Veuillez saisir le nom du certificat',
  organization: 'Veuillez saisir qui l’a délivré',
  certificateDefault: 'Certificat de réussite',
  proficiency: 'Veuillez choisir Débutant, Intermédiaire ou Avancé',
  skillUnknown: 'Veuillez choisir une compétence de la liste',
  language: 'Veuillez choisir une langue de la liste',
  languageLevel: 'Veuillez choisir Bases, Conversation, Courant ou Langue maternelle',
  list: 'Veuillez en choisir au moins une',
  tooMany: '50 au plus',
};
