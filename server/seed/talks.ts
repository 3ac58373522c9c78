/** What the people of the example market write to each other beside their orders; the last lines wait to be read. */
import { messages } from '#contract/messages/messages.ts';
import { readPicture } from './gig-kit.ts';
import type { people } from './people.ts';
import type { Member, World } from './world.ts';

type Name = keyof typeof people;
type Cast = Record<Name, Member>;
type Line = { by: Name; text: string; picture?: { name: string; painted: string } };
type Talk = { between: readonly [Name, Name]; lines: readonly Line[]; unread?: true };

export const talks = {
  film: {
    between: ['ngozi', 'tunde'],
    lines: [
      {
        by: 'ngozi',
        text: 'Hello Tunde. The film has to work without sound: most people will see it in a bus.',
      },
      { by: 'tunde', text: 'Good to know. Then the words are drawn, not spoken. One idea per picture?' },
      { by: 'ngozi', text: 'One idea per picture. And please no piggy banks.' },
      { by: 'tunde', text: 'No piggy banks. I was thinking of a woven purse that grows.' },
    ],
  },
  labels: {
    between: ['amara', 'chidera'],
    lines: [
      { by: 'chidera', text: 'Here is the leaf in the weight I would like to use. Too dark for the glass?' },
      {
        by: 'chidera',
        text: '',
        picture: {
          name: 'leaf-second-draft.jpg',
          painted: 'label-sheet',
        },
      },
      { by: 'amara', text: 'Not too dark. The oil is red behind it, it needs the contrast.' },
      { by: 'amara', text: 'Could the small bottle carry the name on one line?' },
      { by: 'chidera', text: 'It can, if the leaf moves up by a finger. I will show both.' },
    ],
  },
  titles: {
    between: ['kofi', 'tunde'],
    lines: [
      {
        by: 'kofi',
        text: 'I saw the opening of your festival reel. Is the drum yours too, or was it given?',
      },
      {
        by: 'tunde',
        text: 'Given. I cut to whatever I am sent, as long as it comes before the first sketch.',
      },
      { by: 'kofi', text: 'Then you get it on Monday. The agreement is on its way.' },
    ],
    unread: true,
  },
  next: {
    between: ['ngozi', 'tunde'],
    lines: [
      { by: 'tunde', text: 'The first loop is in. It runs for three seconds and ends where it begins.' },
      {
        by: 'ngozi',
        text: 'It is lovely. Could the purse open a little later? My eye is still on the hand.',
      },
      { by: 'tunde', text: 'Half a second later, then. You will have it tomorrow.' },
    ],
    unread: true,
  },
} as const satisfies Record<string, Talk>;

/** Letters that are read, thought about and written in a minute. */
const LETTERS_PER_MINUTE = 16;

/** Says the lines one after the other, minutes apart. Each one has read what came before they wrote, and in the end all of it unless it waits. */
export async function talk(world: World, cast: Cast, name: keyof typeof talks): Promise<void> {
  const { between, lines, ...more }: Talk = talks[name];
  // The steps of orders before it stand before it.
  await world.settle();
  let last = 0;
  let before: Name | null = null;
  for (const { by, text, picture } of lines) {
    world.turn((by === before ? 1 : 2 + text.length / LETTERS_PER_MINUTE) / 60);
    before = by;
    const to = between[0] === by ? between[1] : between[0];
    if (last > 0) await see(cast[by], cast[to], last);
    const upload = picture && {
      ...(await readPicture('attachment', picture.painted)),
      name: picture.name,
    };
    const body = { recipient_id: cast[to].id, message: text };
    last = (await cast[by].ok(messages.send, { body, ...(upload && { upload }) })).chat.id;
  }
  if (more.unread) return;
  for (const name of between)
    await see(cast[name], cast[name === between[0] ? between[1] : between[0]], last);
}

function see(reader: Member, other: Member, upTo: number) {
  return reader.ok(messages.seen, { params: { id: other.id }, body: { delivered: upTo, read: upTo } });
}
