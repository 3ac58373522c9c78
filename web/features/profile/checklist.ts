/** What a profile that is worth hiring has: each step in words, and why it pays. */
import type { ChecklistStep } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';

/** In the imperative, as a button says it. */
export const STEPS: Record<ChecklistStep, { label: string; why: string; done: string }> = {
  picture: {
    label: words.profiles.checklist.picture,
    why: words.profiles.checklist.pictureWhy,
    done: words.common.labels.picture,
  },
  storyline: {
    label: words.profiles.checklist.storyLine,
    why: words.profiles.checklist.storyLineWhy,
    done: words.profiles.look.storyLine,
  },
  description: {
    label: words.profiles.checklist.description,
    why: words.profiles.checklist.descriptionWhy,
    done: words.common.fixed.description,
  },
  skill: {
    label: words.profiles.checklist.skill,
    why: words.profiles.checklist.skillWhy,
    done: words.common.labels.skill,
  },
  language: {
    label: words.profiles.checklist.language,
    why: words.profiles.checklist.languageWhy,
    done: words.common.labels.language,
  },
  education: {
    label: words.profiles.checklist.education,
    why: words.profiles.checklist.educationWhy,
    done: words.profiles.education.title,
  },
  'past-work': {
    label: words.profiles.checklist.pastWork,
    why: words.profiles.checklist.pastWorkWhy,
    done: words.common.places.pastWork,
  },
  gig: {
    label: words.profiles.checklist.gig,
    why: words.profiles.checklist.gigWhy,
    done: words.common.places.portfolio,
  },
};
