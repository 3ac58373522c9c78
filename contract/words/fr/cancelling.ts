/** French: cancelling a paid order: why the money is divided so, and a division that changed meanwhile. */
export const cancelling = {
  'by-talent': (hunter: string) =>
    `Quand le talent annule, tout le prix revient à ${hunter}, quoi qui ait été livré.`,
  'not-started': () =>
    'Le travail n’a pas commencé : aucuns frais ne sont dus. Seuls les frais du prestataire de paiement ne sont pas rendus.',
  missed: () =>
    'Une étape a été manquée et moins de deux ont été réussies : aucuns frais ne sont dus. Seuls les frais du prestataire de paiement ne sont pas rendus.',
  begun: (talent: string) =>
    `Le travail a commencé : ${talent} est payé pour une part, Adire prend ses frais d’annulation, et les frais du prestataire de paiement ne sont pas rendus.`,
};
