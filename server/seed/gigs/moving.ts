/** The gigs of those who make things move. Prices in whole naira, delivery in days. */
import type { SeedGig } from '../gig-kit.ts';

export const moving: readonly SeedGig[] = [
  {
    by: 'naledi',
    title: 'A character who can act, and her walk',
    overview: 'Turned round, feeling, and eight steps.',
    description:
      'You tell me what she wants. I draw who she is: front, side, back, four moods, and a walk that could only be hers. Ready for any animator, or for me.',
    skill: 'Character animation',
    tags: ['character', 'animation', 'children', 'walk cycle'],
    scope: [
      ['Sheet', 52_000, 6, 1, 2, 'Turned round', 'Four moods'],
      ['Walk', 110_000, 12, 1, 2, 'Sheet', 'Walk of eight steps'],
      ['Family', 280_000, 26, 4, 2, 'Four characters side by side', 'A walk for each'],
    ],
    faqs: [['Is she mine?', 'Yes, with the second payment of nothing: the price is the price.']],
    pictures: ['sheet-simi', 'walk-john', 'line-compound'],
    film: 'simi-homeward',
  },
  {
    by: 'kojo',
    title: 'Weddings, boats and matches, cut to their beat',
    overview: 'From six hours to six minutes.',
    description:
      'Send the cards by bus or the files by night. I watch everything once without touching it, note where I smiled, and cut from that. Colours come last and never make anybody lighter.',
    skill: 'Video editing',
    tags: ['video', 'editing', 'wedding', 'film'],
    scope: [
      ['One minute', 28_000, 3, 1, 2, 'One minute, cut and coloured'],
      ['Six minutes', 85_000, 8, 1, 2, 'Six minutes', 'One minute for phones'],
      ['Documentary', 260_000, 24, 1, 3, 'Up to 30 minutes', 'Titles', 'Sound cleaned'],
    ],
    faqs: [
      ['Which music?', 'Bought once for you, or made by a friend in Tema.'],
      ['Can we sit beside you?', 'On the last day, with food.'],
    ],
    pictures: ['cut-boat', 'strip-day', 'cut-match'],
    film: 'boats-home',
  },
  {
    by: 'kojo',
    title: 'Visual effects for films without a budget',
    overview: 'Green wall in, sandstorm out.',
    description:
      'Dust, water, rockets, a bridge that is not there. I come to the shoot for one day, because an effect that was not planned costs four times as much. You get the layers too.',
    skill: 'Visual effects',
    tags: ['vfx', 'green screen', 'compositing', 'film'],
    scope: [
      ['One shot', 60_000, 6, 1, 1, 'One shot up to five seconds'],
      ['Scene', 240_000, 18, 6, 2, 'Six shots', 'A day at the shoot'],
      ['Short film', 560_000, 45, 20, 2, 'Twenty shots', 'Two days at the shoot'],
    ],
    faqs: [['No green wall?', 'A green wrapper and good light. I send a list.']],
    pictures: ['fx-storm', 'fx-deep', 'fx-launch'],
  },
  {
    by: 'tendai',
    title: 'Whiteboard films for savings groups and clinics',
    overview: 'A hand, a pen and two minutes.',
    description:
      'My own hand, filmed from above, drawing while you speak. Nothing jumps, nothing sparkles, and people remember where the money went because they saw it being drawn.',
    skill: 'Whiteboard animation',
    tags: ['whiteboard', 'explainer', 'video', 'training', 'health'],
    scope: [
      ['One minute', 58_000, 6, 1, 1, 'One minute', 'Your voice or mine'],
      ['Two minutes', 98_000, 10, 1, 2, 'Two minutes', 'Script mended'],
      ['Course', 340_000, 32, 5, 2, 'Five films', 'One colour for each'],
    ],
    faqs: [['In Shona?', 'Shona, Ndebele and English. For others I draw and you speak.']],
    pictures: ['wb-savings', 'wb-malaria', 'wb-solar'],
    film: 'savings-drawn',
  },
  {
    by: 'dayo',
    title: '3D films with people made of tins',
    overview: 'Ten seconds to one minute.',
    description:
      'I build small worlds from what lies in the yard: tins, bottle tops, wire. They walk, they argue, they hold your product the right way up. Rendered at night on three old machines.',
    skill: '3D animation',
    tags: ['3d', 'animation', 'advert', 'film'],
    scope: [
      ['Ten seconds', 140_000, 12, 1, 1, 'Ten seconds', 'Sound'],
      ['Thirty seconds', 330_000, 25, 1, 2, 'Thirty seconds', 'Sound', 'Upright version'],
      ['One minute', 580_000, 45, 1, 2, 'One minute', 'All versions', 'The models'],
    ],
    faqs: [],
    pictures: ['tin-walk', 'tin-close', 'toy-bus'],
  },
];
