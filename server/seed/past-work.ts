/** What the talents of the example market made before: pieces of cloth again, painted on the spot. */
import { pastWork } from '#contract/past-work/past-work.ts';
import type { Cloth } from './cloth.ts';
import { cloth } from './gig-kit.ts';
import { pictureOf } from './gigs.ts';
import type { people } from './people.ts';
import type { Member } from './world.ts';

type Piece = { by: keyof typeof people; title: string; description: string; cloth: Cloth };

/** Oldest first. */
const pieces: readonly Piece[] = [
  {
    by: 'tunde',
    title: 'Title cards for a clinic',
    description: 'Nine cards between the films that play in a waiting room in Ibadan.',
    cloth: cloth('teal', 'cross', 8, 'window', 'square', 41),
  },
  {
    by: 'tunde',
    title: 'How a bus fare is made',
    description: 'A still from a film of 40 seconds for the drivers’ union. Nobody had asked them before.',
    cloth: cloth('sun', 'comb', 10, 'path', 'band', 42),
  },
  {
    by: 'tunde',
    title: 'Festival reel, opening frame',
    description: 'Drawn with a dry brush, then cut to the drum.',
    cloth: cloth('night', 'sun', 7, 'spiral', 'disc', 43),
  },
  {
    by: 'chidera',
    title: 'Wrapper for a birthday',
    description: 'One pattern, four repeats, printed on six metres in Enugu.',
    cloth: cloth('indigo', 'leaf', 9, 'star', 'diamond', 44),
  },
  {
    by: 'chidera',
    title: 'Tortoise and the drum',
    description: 'Cover of a book of folk tales, ink and gouache.',
    cloth: cloth('forest', 'rings', 8, 'sun', 'disc', 45),
  },
  {
    by: 'chidera',
    title: 'Pepper, onion, palm oil',
    description: 'Three small pictures for the wall of a kitchen in Accra.',
    cloth: cloth('clay', 'dots', 10, 'leaf', 'square', 46),
  },
  {
    by: 'wanjiru',
    title: 'Milk counter',
    description: 'One screen for a dairy: how much came in, who brought it, what they are owed.',
    cloth: cloth('teal', 'check', 9, 'window', 'band', 47),
  },
  {
    by: 'zainab',
    title: 'The hyena’s calabash',
    description: 'Cover of my second picture book. The words are mine, the pattern is my aunt’s.',
    cloth: cloth('plum', 'star', 8, 'rings', 'diamond', 48),
  },
];

/** Everybody of the list shows what they made. */
export async function showPastWork(cast: Record<keyof typeof people, Member>): Promise<void> {
  for (const piece of pieces) {
    const { title, description } = piece;
    const content = await pictureOf(piece.cloth);
    const upload = { field: 'file', name: 'cloth.jpg', type: 'image/jpeg', content };
    await cast[piece.by].ok(pastWork.add, { body: { title, description }, upload });
  }
}
