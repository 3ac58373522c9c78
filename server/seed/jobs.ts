/** The jobs of the example market. Prices in whole naira, due in days, penalties in percent. */
import type * as z from 'zod/mini';
import type { jobForm } from '#contract/jobs/jobs.ts';

export type SeedJob = z.input<typeof jobForm>;

const logo = [
  {
    title: 'Three directions',
    due: 4,
    description: 'Pencil sketches, scanned, with one line on each idea',
    penalty: 5,
  },
  {
    title: 'Chosen mark',
    due: 9,
    description: 'Vector files, one-colour version and a page on how to use it',
    penalty: 5,
  },
];
const film = [
  {
    title: 'Script and storyboard',
    due: 5,
    description: 'Twelve panels and the words under them',
    penalty: 5,
  },
  { title: 'Animatic with scratch voice', due: 10, description: 'Timing for approval', penalty: 5 },
  { title: 'Final film', due: 18, description: '60 seconds, 16:9 and 9:16, with sound', penalty: 10 },
];
const one = (title: string, due: number, description: string) => [{ title, due, description, penalty: 5 }];

/** For the orders with a history, which server/seed/story.ts plays. */
export const ordered = {
  explainer: {
    title: 'Explainer film for a savings app',
    job_description:
      '<p>A 60-second film that shows how <strong>ajo</strong> works on a phone: a circle of friends, a pot, a turn for everybody.</p><ul><li>Warm, hand-drawn feel, no stock characters</li><li>Must read well without sound</li><li>English now, Yoruba and Hausa later, so keep text out of the drawings</li></ul>',
    milestones: film,
    skill: 'Explainer videos',
    job_type: 'open',
    price_budget: '350000',
  },
  onboarding: {
    title: 'Onboarding animations, four short loops',
    job_description:
      '<p>Four silent loops of three seconds for the first screens of our app. They must stay under 80 kB each, because our users count their data.</p>',
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
    milestones: logo,
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
    milestones: logo,
    skill: 'Poster and flyer design',
    job_type: 'open',
    price_budget: '160000',
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
  captions: 'I have timed captions for two festivals, and I know the word for every part of a loom.',
  festival: 'Four masks, one procession: the arm of each reaches into the next.',
};

/** Open jobs without an agreement, by whom they are posted. */
export const openJobs: readonly { by: 'ngozi' | 'kofi' | 'amara' | 'zainab'; job: SeedJob }[] = [
  {
    by: 'amara',
    job: {
      title: 'Logo for a palm oil cooperative',
      job_description:
        '<p>240 families press and bottle together. We want a mark that works on a jerrycan, a shirt and a phone screen.</p><p>Please show one thing you made for makers or farmers.</p>',
      milestones: logo,
      skill: 'Logo design',
      job_type: 'open',
      price_budget: '150000',
    },
  },
  {
    by: 'kofi',
    job: {
      title: 'Pidgin voice for a health campaign, six spots',
      job_description:
        '<p>Six spots of 30 seconds on malaria nets. Friendly uncle, not doctor. Scripts are ready and may be changed for rhythm.</p>',
      milestones: one('Six spots', 6, 'WAV, dry and mixed'),
      skill: 'Podcast editing',
      job_type: 'open',
      price_budget: '90000',
    },
  },
  {
    by: 'ngozi',
    job: {
      title: 'Twelve social media pictures about saving',
      job_description:
        '<p>One picture a week for a season. Each tells one small true story about putting money aside. Indigo and cloth white are our colours.</p>',
      milestones: logo,
      skill: 'Social media graphics',
      job_type: 'open',
      price_budget: '200000',
    },
  },
  {
    by: 'zainab',
    job: {
      title: 'Illustrate a picture book, 24 pages',
      job_description:
        '<p>"The Goat Who Counted Stars". Night scenes, a lot of blue, one stubborn goat. Text is final.</p>',
      milestones: [
        {
          title: 'Character sheet',
          due: 6,
          description: 'The goat from all sides, the girl, the well',
          penalty: 5,
        },
        { title: 'Pencils of all pages', due: 20, description: 'Rough but readable', penalty: 5 },
        { title: 'First half in colour', due: 35, description: 'Pages 1 to 12', penalty: 5 },
        { title: 'Second half in colour', due: 50, description: 'Pages 13 to 24 and the cover', penalty: 10 },
      ],
      skill: 'Illustration',
      job_type: 'open',
      price_budget: '650000',
    },
  },
  {
    by: 'kofi',
    job: {
      title: 'Character design: a family of puppets',
      job_description: '<p>Five puppets for a children’s programme: turnarounds and a colour sheet each.</p>',
      milestones: logo,
      skill: 'Character animation',
      job_type: 'open',
      price_budget: '280000',
    },
  },
  {
    by: 'amara',
    job: {
      title: 'Web page for wholesale buyers',
      job_description: '<p>One page, fast on 3G, with a price list we can change ourselves.</p>',
      milestones: one('Page, live', 14, 'With a short film of how to change the prices'),
      skill: 'Web design',
      job_type: 'open',
      price_budget: '220000',
    },
  },
  {
    by: 'ngozi',
    job: {
      title: 'App tutorial in French, rewritten not translated',
      job_description:
        '<p>About 1,400 words. Our users in Cotonou should feel that we wrote it for them.</p>',
      milestones: one('Final text', 8, 'With a list of the words you chose and why'),
      skill: 'French translation',
      job_type: 'open',
      price_budget: '110000',
    },
  },
];

/** A closed job, shown only to the invited. */
export const closedJob: SeedJob = {
  title: 'Launch film, under wraps until May',
  job_description:
    '<p>A new product. You have seen our first film; this one is its bolder sister. Details after you accept.</p>',
  milestones: film,
  skill: 'Explainer videos',
  job_type: 'close',
  price_budget: '480000',
};
