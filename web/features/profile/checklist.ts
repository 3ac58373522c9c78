/** What a profile that is worth hiring has: each step in words, and why it pays. */
import type { ChecklistStep } from '#contract/people/people.ts';
import { screens } from '#contract/words.ts';

/** In the imperative, as a button says it. */
export const STEPS: Record<ChecklistStep, { label: string; why: string; done: string }> = {
  picture: {
    label: screens.profile.addAPicture,
    why: screens.profile.huntersTrustAFaceBeforeA,
    done: screens.common.picture,
  },
  storyline: {
    label: screens.profile.writeYourStoryLine,
    why: screens.profile.oneSentenceOnWhatYouDo,
    done: screens.profile.storyLine,
  },
  description: {
    label: screens.profile.describeYourWork,
    why: screens.profile.saysWhatYouMakeAndFor,
    done: screens.common.description,
  },
  skill: {
    label: screens.profile.addASkill,
    why: screens.profile.huntersSeeAtOnceWhetherYou,
    done: screens.common.skill,
  },
  language: {
    label: screens.profile.addALanguage,
    why: screens.profile.scriptsCaptionsAndVoicesAreHired,
    done: screens.common.language,
  },
  education: {
    label: screens.profile.addYourEducation,
    why: screens.profile.aSchoolOrAWorkshopShows,
    done: screens.profile.education,
  },
  'past-work': {
    label: screens.profile.showPastWork,
    why: screens.profile.peopleHireWhatTheyCanSee,
    done: screens.common.pastWork,
  },
  gig: {
    label: screens.profile.createAPortfolio,
    why: screens.profile.huntersOrderFromItWithoutPosting,
    done: screens.common.portfolio,
  },
};
