/** The jobs that became orders before a newcomer arrives, and the pitches that won them. */
import { filmMilestones, oneMilestone, type SeedJob } from './jobs.ts';

/** The jobs of the orders that `story.ts` plays. */
export const ordered = {
  explainer: {
    title: 'Explainer film for a savings app',
    job_description:
      '<p>A 60-second film that shows how <strong>ajo</strong> works on a phone: a circle of friends, a pot, a turn for everybody.</p><ul><li>Warm, hand-drawn feel, no stock characters</li><li>Must read well without sound</li><li>English now, Yoruba and Hausa later, so keep text out of the drawings</li></ul>',
    must_haves: ['Reads well without sound', 'No text inside the drawings', 'Upright and wide'],
    milestones: filmMilestones,
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
  screens: {
    title: 'Three screens for the day of the pot',
    job_description:
      '<p>Once a month somebody in each circle gets the pot. Three screens for that day: the circle, whose turn it is, and the pot itself. Our users have old phones and stand in the sun.</p>',
    must_haves: ['Three screens', 'Readable in the sun', 'At home on a phone of 2019'],
    milestones: [
      { title: 'The circle', due: 7, description: 'In colour, with six people and one seat', penalty: 5 },
      { title: 'Whose turn it is', due: 16, description: 'Also with a very long name', penalty: 5 },
      { title: 'The day of the pot', due: 23, description: 'All three, with their parts', penalty: 5 },
    ],
    skill: 'UI design',
    job_type: 'open',
    price_budget: '210000',
  },
  palm: {
    title: 'Label pictures for a palm oil cooperative',
    job_description:
      '<p>Three labels that stand beside each other: our red oil, and the moringa and the honey that some of the families make. Ink or gouache. They should recognise themselves.</p>',
    must_haves: [
      'Oil, moringa and honey, one label each',
      'The name on one line, on the small bottle too',
      'Print files and a one-colour version',
    ],
    milestones: [
      {
        title: 'Pencils of the three labels',
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
    milestones: oneMilestone('Titles', 12, 'Full HD, with alpha'),
    skill: 'Motion graphics',
    job_type: 'open',
    price_budget: '120000',
  },
  story: {
    title: 'Hausa folk tale, retold for eight-year-olds',
    job_description: '<p>One tale of your choice, 900 words, in simple English with a Hausa refrain.</p>',
    milestones: oneMilestone('Manuscript', 7, 'With a list of the sources'),
    skill: 'Short stories',
    job_type: 'open',
    price_budget: '85000',
  },
  welcome: {
    title: 'Read the welcome of our app in Wolof and French',
    job_description:
      '<p>Two minutes in each language, warm and slow. For people who hear an app speak for the first time.</p>',
    milestones: oneMilestone('Both recordings', 10, 'WAV and MP3, with room tone'),
    skill: 'Audiobook narration',
    job_type: 'open',
    price_budget: '95000',
  },
  narration: {
    title: 'Read “The Honest Calabash” aloud',
    job_description:
      '<p>Nine minutes, for a listening book. The refrain is sung, the hyena may be frightening, but not for long.</p>',
    milestones: oneMilestone('Recording', 8, 'WAV and MP3, one file for each chapter'),
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
    title: 'Ten seconds of rain for a savings app',
    job_description:
      '<p>A jingle for evening radio: ten seconds, rain outside, nobody worried, because they saved. Our name is spoken at the end, by one of our savers.</p>',
    must_haves: ['Ten seconds, not eleven', 'Two bars left free for the voice', 'No thunder'],
    milestones: oneMilestone('Jingle', 14, 'MP3 now, WAV with the last round'),
    skill: 'Radio jingles copy',
    job_type: 'open',
    price_budget: '110000',
  },
  bookshop: {
    title: 'A page for a bookshop of one shelf',
    job_description: '<p>Twelve books, a map and a phone number. Ready before the school year.</p>',
    milestones: oneMilestone('Page, live', 10, 'With the twelve covers'),
    skill: 'Web design',
    job_type: 'open',
    price_budget: '60000',
  },
  captions: {
    title: 'French captions for a film on weaving',
    job_description:
      '<p>Captions for a film of 14 minutes in which a master weaver explains her loom. The English text is there; the French should be as plain as her own words.</p>',
    milestones: oneMilestone('All captions', 6, 'As an SRT file, timed to the picture'),
    skill: 'French translation',
    job_type: 'open',
    price_budget: '130000',
  },
} as const satisfies Record<string, SeedJob>;

/** The pitch of the winning bid for each of them. */
export const pitches: Record<keyof typeof ordered, string> = {
  explainer: 'I would draw the circle of friends as one line that never lifts from the paper.',
  onboarding: 'Under 80 kB is a pleasure: flat shapes, twelve frames, one colour a loop.',
  screens: 'Figures first, colours second, shadows never. I test on the oldest phone that I own.',
  palm: 'I grew up beside a press. I would paint the steam.',
  titles: 'Titles that breathe with the drum. See my festival reel.',
  story: 'The tale of the hyena and the honest calabash, as my grandmother told it.',
  welcome: 'I welcome people for a living: on trains, in clinics, on the phone.',
  narration: 'I know the hyena well: she lives in my lower register.',
  jingle: 'Kora, seeds and a wet road. No thunder, ever.',
  bookshop: 'One shelf is one screen. I would not make it two.',
  captions: 'I have timed captions for two festivals, and I know the word for every part of a loom.',
  festival: 'Four masks, one procession: the arm of each reaches into the next.',
};
