/** The conversations of the example market; the last messages of some are unread. */
import { messages } from '#contract/messages/messages.ts';
import { readPicture } from './gig-kit.ts';
import type { people, sellers } from './people.ts';
import type { Member, World } from './world.ts';

/** Width of pictures in messages, in pixels: phones load ones this small without a tap. */
const SENT_WIDTH = 600;

type Name = keyof typeof people | keyof typeof sellers;
export type MembersByName = Record<Name, Member>;
type Line = readonly [by: Name, text: string, picture?: { name: string; painted: string }];
type Conversation = { between: readonly [Name, Name]; lines: readonly Line[]; unread?: true };

/** Conversations about orders: before, during and after the work. */
const aboutOrders = {
  interest: {
    between: ['ngozi', 'tendai'],
    lines: [
      ['ngozi', 'Please let the interest come last. That is where our savers get lost.'],
      ['tendai', 'Interest last, then. The hand waits a second before it draws it.'],
    ],
  },
  name: {
    between: ['amara', 'selam'],
    lines: [
      ['amara', 'The name goes on jerrycans. Somebody on a motorbike should be able to read it.'],
      ['selam', 'Then five letters at most, and all of them wide open.'],
    ],
  },
  daylight: {
    between: ['amara', 'adaeze'],
    lines: [
      ['amara', 'The oil is red, and so is my table. Does your daylight keep them apart?'],
      ['adaeze', 'It does, before ten in the morning. Send two of each, in case one falls.'],
    ],
  },
  film: {
    between: ['ngozi', 'tunde'],
    lines: [
      ['ngozi', 'Hello Tunde. The film has to work without sound: most people will see it in a bus.'],
      ['tunde', 'Good to know. Then the words are drawn, not spoken. One idea per picture?'],
      ['ngozi', 'One idea per picture. And please no piggy banks.'],
      ['tunde', 'No piggy banks. I was thinking of a woven purse that grows.'],
    ],
  },
  screens: {
    between: ['ngozi', 'wanjiru'],
    lines: [
      [
        'ngozi',
        'Hello Wanjiru. Do you take small orders? Three screens, for the day when somebody gets the pot.',
      ],
      ['wanjiru', 'Small is my favourite size. What phones do your people have?'],
      ['ngozi', 'Old ones, and the sun is on them.'],
      ['wanjiru', 'Then large figures, two colours and no shadows. I can begin this week.'],
    ],
  },
  captions: {
    between: ['kofi', 'sipho'],
    lines: [
      ['sipho', 'If each caption stays longer, a third of the text has to go. Shall I cut it?'],
      ['kofi', 'Could they stay a little longer? My viewers are learners.'],
      ['sipho', 'This is how people read on phones.'],
      ['kofi', 'Not mine. Longer ones, please.'],
    ],
  },
  labels: {
    between: ['amara', 'chidera'],
    lines: [
      ['chidera', 'Here is the leaf in the weight I would like to use. Too dark for the glass?'],
      ['chidera', '', { name: 'leaf-first-draft.jpg', painted: 'label-first' }],
      ['amara', 'Not too dark. The oil is red behind it, it needs the contrast.'],
      ['amara', 'Could the small bottle carry the name on one line?'],
      ['chidera', 'It can, if the leaf moves down by a finger. I will try it after the first proof.'],
    ],
  },
  rain: {
    between: ['ngozi', 'lwazi'],
    lines: [
      ['lwazi', 'Two bars earlier is easy. Shall the rain begin before the kora, or with it?'],
      ['ngozi', 'Before it. First the rain, then the kora, then our name.'],
      ['lwazi', 'Good. I send it in two days.'],
    ],
  },
} as const satisfies Record<string, Conversation>;

/** Conversations about possible orders, and those of today. */
const ofToday = {
  welcome: {
    between: ['ngozi', 'fatou'],
    lines: [
      ['fatou', 'I read your text aloud last night. In Wolof it wants to be slower than in French.'],
      ['ngozi', 'Slower is good. Many hear an app speak for the first time.'],
    ],
  },
  shelf: {
    between: ['amara', 'nana'],
    lines: [
      ['amara', 'The label is as wide as two fingers. How many words is that?'],
      ['nana', 'Nineteen. I will need eleven.'],
    ],
  },
  titles: {
    between: ['kofi', 'tunde'],
    lines: [
      ['kofi', 'I saw the opening of your festival reel. Is the drum yours too, or was it given?'],
      ['tunde', 'Given. I cut to whatever I am sent, as long as it comes before the first sketch.'],
      ['kofi', 'Then you get it on Monday. The agreement is on its way.'],
    ],
    unread: true,
  },
  wall: {
    between: ['ngozi', 'chidera'],
    lines: [
      ['ngozi', 'I am reading your bid for the twelve pictures. Is it one long drawing, or twelve?'],
      ['chidera', 'One long drawing, cut into twelve. Every week the wall goes on.'],
      ['chidera', 'The six sketches would be its first half. Shall I show you where the cuts are?'],
    ],
    unread: true,
  },
  prices: {
    between: ['amara', 'wanjiru'],
    lines: [
      ['amara', 'You write that we can change the prices ourselves. Who of us would have to learn it?'],
      ['wanjiru', 'Whoever keeps your price list on paper now. It is a sheet with two columns.'],
      ['wanjiru', 'I can fill in last month, so that you try it on your own phone before you choose.'],
    ],
    unread: true,
  },
  press: {
    between: ['amara', 'samuel'],
    lines: [
      ['amara', 'Hello Samuel. Do you make manuals for people who do not read?'],
      ['samuel', 'I do. Those are drawn, one step to a page. What is the machine?'],
      ['amara', 'A screw press. It bites.'],
      ['samuel', 'Then page one says where the fingers go. Send me a short film of it at work.'],
    ],
    unread: true,
  },
  yoruba: {
    between: ['ngozi', 'achieng'],
    lines: [
      ['ngozi', 'Hello Achieng. Can you also watch people who use our app in Yoruba?'],
      ['achieng', 'I can, with somebody beside me who hears what I would miss. Five people, as always.'],
      ['achieng', 'Would it be the first screens, or the whole app?'],
    ],
    unread: true,
  },
  next: {
    between: ['ngozi', 'tunde'],
    lines: [
      [
        'tunde',
        'The pot in twelve frames runs evenly on the old phone. Here it is beside the others.',
        { name: 'three-loops.jpg', painted: 'loops-three' },
      ],
      ['ngozi', 'It does, and the purse opens late now. It is lovely. When can I see the turn?'],
      ['tunde', 'Tomorrow, and the thanks two days later.'],
    ],
    unread: true,
  },
} as const satisfies Record<string, Conversation>;

export const conversations = { ...aboutOrders, ...ofToday };

/** Letters per minute that a person reads, thinks about and writes. */
const LETTERS_PER_MINUTE = 16;

/** Sends the lines minutes apart. Each writer has read what came before; in the end both have read all, unless `unread`. */
export async function playConversation(
  world: World,
  all: MembersByName,
  name: keyof typeof conversations,
): Promise<void> {
  const { between, lines, ...more }: Conversation = conversations[name];
  // The conversation's lines about earlier steps of an order come first.
  await world.workOff();
  let last = 0;
  let before: Name | null = null;
  for (const [by, text, picture] of lines) {
    world.advanceClock((by === before ? 1 : 2 + text.length / LETTERS_PER_MINUTE) / 60);
    before = by;
    const to = between[0] === by ? between[1] : between[0];
    if (last > 0) await see(all[by], all[to], last);
    const upload = picture && {
      ...(await readPicture('attachment', picture.painted, SENT_WIDTH)),
      name: picture.name,
    };
    const body = { recipient_id: all[to].id, message: text };
    last = (await all[by].ok(messages.send, { body, ...(upload && { upload }) })).chat.id;
  }
  if (more.unread) return;
  for (const name of between) await see(all[name], all[name === between[0] ? between[1] : between[0]], last);
}

function see(reader: Member, other: Member, upTo: number) {
  return reader.ok(messages.seen, { params: { id: other.id }, body: { delivered: upTo, read: upTo } });
}
