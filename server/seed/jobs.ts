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
export const filmMilestones = [
  {
    title: 'Script and storyboard',
    due: 5,
    description: 'Twelve panels and the words under them',
    penalty: 5,
  },
  { title: 'Animatic with scratch voice', due: 10, description: 'Timing for approval', penalty: 5 },
  { title: 'Final film', due: 18, description: '60 seconds, 16:9 and 9:16, with sound', penalty: 10 },
];
export const oneMilestone = (title: string, due: number, description: string) => [
  { title, due, description, penalty: 5 },
];

/** Open jobs without an agreement; `by` is the hunter who posts the job. */
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
      milestones: oneMilestone('Six spots', 6, 'WAV, dry and mixed'),
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
      milestones: [
        { title: 'Six sketches', due: 5, description: 'One line of story under each', penalty: 5 },
        { title: 'First six pictures', due: 15, description: 'Square and upright', penalty: 5 },
        { title: 'Second six pictures', due: 25, description: 'And the template', penalty: 5 },
      ],
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
      milestones: [
        {
          title: 'The family on one page',
          due: 6,
          description: 'Five silhouettes that nobody mixes up',
          penalty: 5,
        },
        {
          title: 'Turnarounds',
          due: 16,
          description: 'Front, side and back of each, with colours',
          penalty: 5,
        },
      ],
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
      milestones: oneMilestone('Page, live', 14, 'With a short film of how to change the prices'),
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
      milestones: oneMilestone('Final text', 8, 'With a list of the words you chose and why'),
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
  milestones: filmMilestones,
  skill: 'Explainer videos',
  job_type: 'close',
  price_budget: '480000',
};
