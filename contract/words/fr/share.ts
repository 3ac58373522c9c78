/** French: sharing a gig or a profile. */
export const share = {
  button: 'Partager',
  title: 'Partager ce lien',
  text: 'Qui l’ouvre voit cette page après s’être connecté.',
  whatsapp: 'Partager sur WhatsApp',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyByHand: 'La copie n’est pas permise ici. Le lien est sélectionné : copiez-le à la main.',
  from: (price: string) => `Dès ${price}`,
  delivery: (days: number) => `Livré en ${days === 1 ? 'un jour' : `${days} jours`}`,
  gigs: (gigs: number) => (gigs < 2 ? `${gigs} offre` : `${gigs} offres`),
  talent: 'Talent créatif',
  talentOf: (name: string, country: string) => `${name}, talent créatif (${country}).`,
  fresh: 'Nouveau sur Adire',
  rated: (rating: string, reviews: number) => `${rating} · ${reviews} avis`,
  cardOf: (title: string) => `Carte de « ${title} »`,
};
