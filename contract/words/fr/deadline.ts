/** French: more time, and waived misses. */
export const deadline = {
  days: 'De 1 à 60 jours',
  reason: 'Veuillez dire pourquoi, en 10 caractères au moins',
  open: 'Votre demande de délai attend déjà une réponse',
  used: 'Un délai a déjà été demandé trois fois',
  noneOpen: 'Aucune demande de délai n’attend de réponse',
  notMissed: 'Cette étape n’est pas manquée',
  requested: 'Délai demandé',
  granted: 'Délai accordé',
  refused: 'Les dates restent inchangées',
  withdrawn: 'La demande est retirée',
  waived: 'La pénalité est levée',
  lapses: (moment: string) => `Sans réponse, la demande expire le ${moment}.`,
};
