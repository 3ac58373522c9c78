/** What a profile that is worth hiring has: each step in words, and why it pays. */
import type { ChecklistStep } from '#contract/people.ts';

/** In the imperative, as a button says it. */
export const STEPS: Record<ChecklistStep, { label: string; why: string; done: string }> = {
  picture: { label: 'Add a picture', why: 'Hunters trust a face before a name.', done: 'Picture' },
  storyline: {
    label: 'Write your story line',
    why: 'One sentence on what you do best; it stands under your name on every bid.',
    done: 'Story line',
  },
  description: {
    label: 'Describe your work',
    why: 'Says what you make and for whom before anybody has to ask.',
    done: 'Description',
  },
  skill: { label: 'Add a skill', why: 'Hunters see at once whether you fit their job.', done: 'Skill' },
  language: {
    label: 'Add a language',
    why: 'Scripts, captions and voices are hired by language.',
    done: 'Language',
  },
  education: {
    label: 'Add your education',
    why: 'A school or a workshop shows where your craft comes from.',
    done: 'Education',
  },
  'past-work': {
    label: 'Show past work',
    why: 'People hire what they can see and hear.',
    done: 'Past work',
  },
  gig: {
    label: 'Create a portfolio',
    why: 'Hunters order from it without posting a job first.',
    done: 'Portfolio',
  },
};
