/** What people asked talents they did not know, and how soon they got a reply: the source of “Usually replies within…”. */
import { messages } from '#contract/messages/messages.ts';
import { buyer } from './buyers.ts';
import type { SeedPerson } from './person.ts';
import type { Member, World } from './world.ts';

type Inquiry = {
  by: SeedPerson;
  asks: string;
  answers: readonly [string, string];
};

const inquiries: readonly Inquiry[] = [
  {
    by: buyer(
      ['Blessing', 'Adeyemi'],
      ['NG', 'LA'],
      'Female',
      '+234 805 555 0160',
      'Two shops for school uniforms',
    ),
    asks: 'Good morning. We open a second shop in Yaba in February. Is January still free with you?',
    answers: [
      'Good morning Blessing. The second half is. Send me what you have and I will hold a week.',
      'It is, from the 12th. Tell me what it is for, and I will say whether a week is enough.',
    ],
  },
  {
    by: buyer(
      ['Daniel', 'Mwangi'],
      ['KE', '30'],
      'Male',
      '+254 721 555 0161',
      'Newsletter about boda-boda law',
    ),
    asks: 'Hello. Do you also take work that comes every month, or only single orders?',
    answers: [
      'Both. Let us do one order first, then you know whether you want me every month.',
      'Every month is fine, as an order each time. So each of us can stop without a quarrel.',
    ],
  },
  {
    by: buyer(['Akua', 'Darko'], ['GH', 'AH'], 'Female', '+233 20 555 0162', 'Cocoa cooperative in Ashanti'),
    asks: 'Good evening. How many rounds of changes do you usually need with somebody new?',
    answers: [
      'Two. The first is about what you meant, the second about what I missed.',
      'Mostly one, if we talk before I begin. Two are included.',
    ],
  },
  {
    by: buyer(
      ['Lerato', 'Maseko'],
      ['ZA', 'NL'],
      'Female',
      '+27 83 555 0163',
      'Weddings for up to 90 guests',
    ),
    asks: 'Hi! Could something small be ready in three days, or do you need the whole week?',
    answers: [
      'Three days, if I have everything on the first one. Otherwise the week.',
      'Small things, yes. Write to me what it is, and I will tell you honestly.',
    ],
  },
  {
    by: buyer(['Ibrahim', 'Sow'], ['SN', 'DK'], 'Male', '+221 76 555 0164', 'Prints cloth in Rufisque'),
    asks: 'Good day. My printer asks for the files himself. May he write to you?',
    answers: [
      'He may. Write to me which machine he has, and he gets what it wants.',
      'Of course. I have not lost a printer yet.',
    ],
  },
];

/** Minutes until a talent replies, used in turn. */
const MINUTES = [14, 25, 38, 52, 95, 160, 240, 420];

/** Days that playing the inquiries takes. */
export const INQUIRY_DAYS = inquiries.length;

/** Each asker writes to every talent once, one asker a day; up to 20 talents, since no one may write to more in a day. */
export async function playInquiries(world: World, talents: readonly Member[]): Promise<void> {
  const soon = talents
    .map((talent, place) => ({ talent, place, minutes: MINUTES[place % MINUTES.length] as number }))
    .sort((a, b) => a.minutes - b.minutes);
  for (const [round, { by, asks, answers }] of inquiries.entries()) {
    const asker = await world.join(by, false);
    for (const { talent } of soon)
      await asker.ok(messages.send, { body: { recipient_id: talent.id, message: asks } });
    let waited = 0;
    for (const { talent, place, minutes } of soon) {
      world.advanceClock((minutes - waited) / 60);
      waited = minutes;
      const message = answers[(place + round) % 2] as string;
      const { chat } = await talent.ok(messages.send, { body: { recipient_id: asker.id, message } });
      const body = { delivered: chat.id, read: chat.id };
      await talent.ok(messages.seen, { params: { id: asker.id }, body });
    }
    world.advanceClock(24 - waited / 60);
  }
}
