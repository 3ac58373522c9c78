/** French: agreements: dates, terms, withdrawing. */
export const agreement = {
  startDate: 'Veuillez choisir la date de début',
  endDate: 'Veuillez choisir la date de fin',
  endBeforeStart: 'La date de fin ne doit pas précéder le début',
  startInPast: 'La date de début ne doit pas être passée',
  tooFar: 'Un accord dure 2 ans au plus',
  terms: 'Veuillez écrire les conditions',
  termsBox: 'J’accepte toutes les conditions énoncées dans le brief de la mission.',
  notThisBid: 'Ce n’est pas la candidature de ce talent pour cette mission',
  jobTypeDiffers: 'job_type diffère de la mission',
  declineReason: 'Veuillez donner un motif',
};
