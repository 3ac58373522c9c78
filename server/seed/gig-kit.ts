/** What a gig of the example market is written in. */
import type { Cloth } from './cloth.ts';
import type { people } from './people.ts';
import type { sellers } from './sellers.ts';
import type { Sound } from './sounds.ts';

export type SeedGig = {
  by: keyof typeof people | keyof typeof sellers;
  title: string;
  overview: string;
  description: string;
  skill: string;
  tags: readonly string[];
  /** Three packages: the name, price, days, pieces, rounds of changes, and what is included. */
  scope: readonly Package[];
  faqs: readonly (readonly [faq: string, answer: string])[];
  cloths: readonly Cloth[];
  /** A recording of `sounds/`, behind the cloths. */
  sound?: Sound;
};
type Package = readonly [
  name: string,
  price: number,
  days: number,
  offers: number,
  revisions: number,
  ...includes: string[],
];

/** The cloth of a gig's picture. */
export function cloth(
  colours: Cloth['colours'],
  ground: Cloth['ground'],
  across: number,
  figure: Cloth['figure'],
  frame: Cloth['frame'],
  seed: number,
): Cloth {
  return { colours, ground, across, figure, frame, seed };
}
