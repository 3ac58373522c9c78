/** French: the front page. */
export const landing = {
  hero: 'La plus grande place de marché d’Afrique pour les créatifs',
  categories: [
    'Créateurs visuels',
    'Experts en visuels techniques',
    'Animateurs',
    'Rédacteurs créatifs',
    'Voix off et langues',
  ] as const,
  why: 'Pourquoi les grandes marques nous font confiance',
  how: 'Comment ça marche',
  getStarted: 'Commencer',
  becomeTalent: 'Devenir talent',
  popular: 'Catégories recherchées',
  explore: 'Explorer toutes les offres',
};
