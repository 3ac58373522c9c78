/** The jobs that became orders before a newcomer arrives, and with which words they were won. */
import { film, one, type SeedJob } from './jobs.ts';

/** For the orders with a history, which `story.ts` plays. */
export const ordered = {
  explainer: {
    title: 'Explainer film for a savings app',
    job_description:
      '<p>A 60-second film that shows how <strong>ajo</strong> works on a phone: a circle of friends, a pot, a turn for everybody.</p><ul><li>Warm, hand-drawn feel, no stock characters</li><li>Must read well without sound</li><li>English now, Yoruba and Hausa later, so keep text out of the drawings</li></ul>',
    must_haves: ['Reads well without sound', 'No text inside the drawings', 'Upright and wide'],
    milestones: film,
    skill: 'Explainer videos',
    job_type: 'open',
    price_budget: '350000',
  },
  onboarding: {
    title: 'Onboarding animations, four short loops',
    job_description:
      '<p>Four silent loops of three seconds for the first screens of our app. They must stay under 80 kB each, because our users count their data.</p>',
    must_haves: ['Four loops of three seconds', 'Each under 80 kB', 'Even on a phone of 2019'],
    milestones: [
      { title: 'First two loops', due: 5, description: 'Circle and pot, with their file sizes', penalty: 5 },
      { title: 'All four loops', due: 16, description: 'Turn and thanks, and the source files', penalty: 5 },
    ],
    skill: 'Motion graphics',
    job_type: 'open',
    price_budget: '180000',
  },
  palm: {
    title: 'Label pictures for red palm oil',
    job_description:
      '<p>Three label illustrations: the grove at dawn, the press, the kitchen. Ink or gouache. The families of the cooperative should recognise themselves.</p>',
    must_haves: [
      'Grove, press and kitchen, one label each',
      'The name on one line, on the small bottle too',
      'Print files and a one-colour version',
    ],
    milestones: [
      {
        title: 'Pencils of the three scenes',
        due: 4,
        description: 'And one of them in colour, for the light',
        penalty: 5,
      },
      {
        title: 'Three labels, second proof',
        due: 9,
        description: 'In the size of the bottle, with the name set',
        penalty: 5,
      },
    ],
    skill: 'Packaging design',
    job_type: 'open',
    price_budget: '240000',
  },
  titles: {
    title: 'Opening titles for a radio drama on video',
    job_description:
      '<p>Twenty seconds of titles for the video edition of a weekly radio drama. Music is there.</p>',
    milestones: one('Titles', 12, 'Full HD, with alpha'),
    skill: 'Motion graphics',
    job_type: 'open',
    price_budget: '120000',
  },
  story: {
    title: 'Hausa folk tale, retold for eight-year-olds',
    job_description: '<p>One tale of your choice, 900 words, in simple English with a Hausa refrain.</p>',
    milestones: one('Manuscript', 7, 'With a list of the sources'),
    skill: 'Short stories',
    job_type: 'open',
    price_budget: '85000',
  },
  lullaby: {
    title: 'Read a lullaby book in Wolof and French',
    job_description: '<p>Eleven minutes in each language, soft and close. For children under four.</p>',
    milestones: one('Both recordings', 10, 'WAV and MP3, with room tone'),
    skill: 'Audiobook narration',
    job_type: 'open',
    price_budget: '95000',
  },
  narration: {
    title: 'Read “The Honest Calabash” aloud',
    job_description:
      '<p>Nine minutes, for a listening book. The refrain is sung, the hyena may be frightening, but not for long.</p>',
    milestones: one('Recording', 8, 'WAV and MP3, one file for each chapter'),
    skill: 'Audiobook narration',
    job_type: 'open',
    price_budget: '70000',
  },
  festival: {
    title: 'Poster series for a masquerade festival',
    job_description: '<p>Four posters, one mask each, that hang together as one long picture.</p>',
    milestones: [
      {
        title: 'Four masks in ink',
        due: 6,
        description: 'On one long strip, to see the procession',
        penalty: 5,
      },
      {
        title: 'Posters for the printer',
        due: 14,
        description: 'Four colours, 50 by 70, with bleed',
        penalty: 5,
      },
    ],
    skill: 'Poster and flyer design',
    job_type: 'open',
    price_budget: '160000',
  },
  jingle: {
    title: 'Ten seconds of rain for a tyre shop',
    job_description:
      '<p>A jingle for evening radio: ten seconds, rain outside, nobody worried. Our name is spoken at the end, by our own driver.</p>',
    must_haves: ['Ten seconds, not eleven', 'Two bars left free for the voice', 'No thunder'],
    milestones: one('Jingle', 9, 'MP3 now, WAV with the last round'),
    skill: 'Radio jingles copy',
    job_type: 'open',
    price_budget: '110000',
  },
  bookshop: {
    title: 'A page for a bookshop of one shelf',
    job_description: '<p>Twelve books, a map and a phone number. Ready before the school year.</p>',
    milestones: one('Page, live', 10, 'With the twelve covers'),
    skill: 'Web design',
    job_type: 'open',
    price_budget: '60000',
  },
  captions: {
    title: 'French captions for a film on weaving',
    job_description:
      '<p>Captions for a film of 14 minutes in which a master weaver explains her loom. The English text is there; the French should be as plain as her own words.</p>',
    milestones: one('All captions', 6, 'As an SRT file, timed to the picture'),
    skill: 'French translation',
    job_type: 'open',
    price_budget: '130000',
  },
} as const satisfies Record<string, SeedJob>;

/** With which bid each of them was won. */
export const pitches: Record<keyof typeof ordered, string> = {
  explainer: 'I would draw the circle of friends as one line that never lifts from the paper.',
  onboarding: 'Under 80 kB is a pleasure: flat shapes, twelve frames, one colour a loop.',
  palm: 'I grew up beside a press. I would paint the steam.',
  titles: 'Titles that breathe with the drum. See my festival reel.',
  story: 'The tale of the hyena and the honest calabash, as my grandmother told it.',
  lullaby: 'I have read my own two to sleep with this voice for years.',
  narration: 'I know the hyena well: she lives in my lower register.',
  jingle: 'Kora, seeds and a wet road. No thunder, ever.',
  bookshop: 'One shelf is one screen. I would not make it two.',
  captions: 'I have timed captions for two festivals, and I know the word for every part of a loom.',
  festival: 'Four masks, one procession: the arm of each reaches into the next.',
};
