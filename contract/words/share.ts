/** Sharing a gig or a profile. */
export const share = {
  button: 'Share',
  title: 'Share this link',
  text: 'Whoever opens it sees this page after logging in.',
  whatsapp: 'Share on WhatsApp',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Copying is not allowed here. The link is selected: copy it by hand.',
  from: (price: string) => `From ${price}`,
  delivery: (days: number) => `Delivered in ${days === 1 ? 'a day' : `${days} days`}`,
  gigs: (gigs: number) => (gigs === 1 ? '1 gig' : `${gigs} gigs`),
  talent: 'Creative talent',
  talentOf: (name: string, country: string) => `${name} is a creative talent in ${country}.`,
  fresh: 'New on Adire',
  rated: (rating: string, reviews: number) =>
    `${rating} · ${reviews === 1 ? '1 review' : `${reviews} reviews`}`,
  cardOf: (title: string) => `Card of “${title}”`,
} as const;
