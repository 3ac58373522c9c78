/** What a new talent should do next so that hunters choose them. */

type Look = { profile_image: string | null; storyline: string | null; description: string | null };
export type NextStep = { label: string; why: string; done: boolean };

/** The steps in the order in which they help; each says why. */
export function nextSteps(look: Look): NextStep[] {
  return [
    {
      label: 'Add a picture',
      why: 'Hunters trust a face before a name.',
      done: Boolean(look.profile_image),
    },
    {
      label: 'Write your story line',
      why: 'One sentence on what you do best.',
      done: Boolean(look.storyline?.trim()),
    },
    {
      label: 'Describe your work',
      why: 'What you make, for whom, and how you go about it.',
      done: Boolean(look.description?.trim()),
    },
  ];
}
