/** The catalogue of component tests: two categories with their skills, and the guide of each. */
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { skillGuide } from '#contract/gigs/skill-guide.ts';
import { answers } from './network.ts';

export const VISUAL = '0199a200-0000-7000-8000-0000000000a1';
const VOICE = '0199a200-0000-7000-8000-0000000000a2';
const id = (end: string) => `0199a200-0000-7000-8000-0000000000${end}`;

export const BRAND = { id: id('b1'), name: 'Brand identity', categoryId: VISUAL };
export const LOGO = { id: id('b2'), name: 'Logo design', categoryId: VISUAL };
const DUBBING = { id: id('b3'), name: 'Dubbing', categoryId: VOICE };

export function answerCatalogue(): void {
  answers(catalogue.categories, {
    categories: [
      { id: VISUAL, name: 'Creative visualizers', parentId: null },
      { id: VOICE, name: 'Voiceover artist', parentId: null },
    ],
  });
  answers(catalogue.skills, { skills: [BRAND, DUBBING, LOGO] });
  answers(skillGuide.get, {
    template: {
      need: 'The words on it:',
      audience: 'Who will see it:',
      must: 'PDF for print\nThe source file',
    },
    prices: { low: 30_000, half_low: 45_000, half_high: 80_000, high: 120_000 },
  });
}
