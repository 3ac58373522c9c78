/** The past work of the example market's talents: one picture per piece. */
import { pastWork } from '#contract/past-work/past-work.ts';
import { readPicture } from './gig-kit.ts';
import type { people } from './people.ts';
import type { Member } from './world.ts';

type Piece = { by: keyof typeof people; title: string; description: string; picture: string };

/** Oldest first. */
const pieces: readonly Piece[] = [
  {
    by: 'tunde',
    title: 'Title cards for a clinic',
    description: 'Nine cards between the films that play in a waiting room in Ibadan.',
    picture: 'title-cards',
  },
  {
    by: 'tunde',
    title: 'How a bus fare is made',
    description: 'Boards of a film of 40 seconds for the drivers’ union. Nobody had asked them before.',
    picture: 'boards-fare',
  },
  {
    by: 'tunde',
    title: 'A coin finds its pot',
    description: 'The opening loop of a savings app: eight frames, and it ends where it begins.',
    picture: 'loops-coin',
  },
  {
    by: 'chidera',
    title: 'Wrapper for a birthday',
    description: 'One pattern, four repeats, printed on six metres in Enugu.',
    picture: 'cloth-birthday',
  },
  {
    by: 'chidera',
    title: 'Heron’s scales',
    description: 'A spread of a book of folk tales, cut in three plates.',
    picture: 'book-heron',
  },
  {
    by: 'chidera',
    title: 'Oil, moringa, honey',
    description: 'Three labels for the shelf of a grocer in Accra.',
    picture: 'label-sheet',
  },
  {
    by: 'wanjiru',
    title: 'Milk counter',
    description: 'One screen for a dairy: how much came in, who brought it, what they are owed.',
    picture: 'milk-counter',
  },
  {
    by: 'zainab',
    title: 'The hyena’s calabash',
    description: 'A spread of my second picture book. The words are mine, the hyena is everybody’s.',
    picture: 'book-hyena',
  },
];

/** Adds all pieces to their talents' galleries. */
export async function showPastWork(cast: Record<keyof typeof people, Member>): Promise<void> {
  for (const piece of pieces) {
    const { title, description } = piece;
    const upload = await readPicture('file', piece.picture);
    await cast[piece.by].ok(pastWork.add, { body: { title, description }, upload });
  }
}
