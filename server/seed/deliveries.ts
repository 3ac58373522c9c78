/** The submissions of the example market's orders: pictures, sounds, texts, links and comments. */
import { deliverables } from '#contract/orders/deliverables.ts';
import type { Upload } from '#server/testing/actors.ts';
import { readFilm, readPicture, readSound } from './gig-kit.ts';
import type { Sound } from './recordings.ts';
import type { Member } from './world.ts';

/** `painted`, `sound` and `film` are names of files in `pictures/`, `sounds/` and `films/`. */
type File = { name: string } & ({ painted: string } | { sound: Sound } | { film: string } | { text: string });
type Delivery = { comment: string; files: readonly File[]; links?: readonly string[] };

const captions = `1
00:00:41,200 --> 00:00:43,900
Chaque fil a un nom.

2
00:00:44,000 --> 00:00:46,100
Ma mère les appelait
comme ses enfants.

3
00:00:46,200 --> 00:00:47,000
Celui-ci, c'est l'aîné.

4
00:00:47,100 --> 00:00:49,800
S'il casse, tout attend.
`;

const tale = `THE HYENA AND THE HONEST CALABASH
After a tale told in Kano, with its refrain in Hausa

There was once a calabash that could not lie. Ask it who had eaten the groundnuts, and it said who. So it was never
invited anywhere.

    Ƙwarya, ƙwarya, faɗi gaskiya!
    (Calabash, calabash, say what is true!)

One evening the hyena came home with white flour on her nose and a very long story. "I was at my aunt's," she began ...

[Manuscript of 912 words. Sources: two tellers in Kano, 2019 and 2024; the refrain as my grandmother sang it.]
`;

const cues = `THE HONEST CALABASH, READ ALOUD: CUE SHEET
00:00  Title, two breaths of silence
00:07  The market. Low voice, smiling.
01:52  First refrain, sung
03:10  Hyena arrives. Slow. Let them be afraid until "flour".
05:44  Second refrain, the children may join
08:31  Last refrain, whispered
08:58  End. Room tone to 09:10 for cutting.
`;

const sizes = `LOOP     FRAMES   SIZE    PHONE OF 2019
circle   12       61 kB   even
pot      12       74 kB   even, after every second shadow was taken out
`;

const names = `THREE NAMES, AND WHICH ONE I WOULD PAY FOR
ABARI     five letters, wide open; no rude meaning in Igbo, Hausa or Yoruba; free in the register   <- this one
Udara     lovely, and taken twice
Nke Anyi  "ours": true of everybody
`;

const NOTHING_BUT_WORDS: Delivery = { comment: 'Ready for your eyes.', files: [] };

/** By order, then by milestone position from 1; `work` is the whole work. */
const deliveries: Record<string, Record<string, Delivery>> = {
  interest: {
    work: {
      comment: 'Two minutes, drawn in one go. Interest comes last, as you asked, and the hand waits for it.',
      files: [{ name: 'how-your-savings-come-back.jpg', painted: 'wb-savings' }],
      links: ['https://films.tendai.example/interest'],
    },
  },
  name: {
    work: {
      comment: 'Three names and what I found out about each. The first one is free.',
      files: [{ name: 'three-names.txt', text: names }],
    },
  },
  daylight: {
    work: {
      comment: 'Box, bottle and jar, before ten in the morning. One bottle fell.',
      files: [{ name: 'abari-in-daylight.jpg', painted: 'oil-range' }],
    },
  },
  explainer: {
    1: {
      comment: 'Twelve panels on two pages. Panel 4 is the one that we argued about.',
      files: [
        { name: 'her-turn-boards-1.jpg', painted: 'boards-circle' },
        { name: 'her-turn-titles.jpg', painted: 'title-cards' },
      ],
    },
    2: {
      comment: 'The timing, with my own voice. Please do not keep my voice.',
      files: [
        { name: 'her-turn-animatic.mp4', film: 'her-turn' },
        { name: 'beat-for-the-animatic.mp3', sound: 'talking-drum.mp3' },
      ],
      links: ['https://films.tunde.example/her-turn/animatic'],
    },
    work: {
      comment:
        'The film in both shapes and its stills for the store. The drum comes in where the roof is on.',
      files: [
        { name: 'her-turn-still-circle.jpg', painted: 'circle-screen' },
        { name: 'her-turn-still-coin.jpg', painted: 'loops-coin' },
        { name: 'her-turn-music.mp3', sound: 'evening-highlife.mp3' },
      ],
      links: ['https://films.tunde.example/her-turn/16x9', 'https://films.tunde.example/her-turn/9x16'],
    },
  },
  story: {
    work: {
      comment: 'The manuscript, with both tellers named at the end. Read it aloud once before you print it.',
      files: [
        { name: 'honest-calabash-manuscript.txt', text: tale },
        { name: 'spread-for-mood.jpg', painted: 'book-hyena' },
      ],
    },
  },
  narration: {
    work: {
      comment:
        'Both readings are behind the link, uncut and cut. The cue sheet says where the hyena breathes.',
      files: [
        { name: 'honest-calabash-cues.txt', text: cues },
        { name: 'refrain-melody.mp3', sound: 'rain-jingle.mp3' },
      ],
      links: ['https://voices.fatou.example/honest-calabash'],
    },
  },
  palm: {
    1: {
      comment: 'Oil, moringa and honey in pencil, and the oil in colour so that you see the light.',
      files: [{ name: 'kitchen-in-colour.jpg', painted: 'palm-table' }],
    },
    2: {
      comment: 'A first proof, with the leaf in the weight that we spoke of.',
      files: [{ name: 'labels-proof.jpg', painted: 'label-first' }],
    },
    first: {
      comment: 'All three labels as they would stand on the shelf.',
      files: [
        { name: 'labels-print.jpg', painted: 'label-first' },
        { name: 'kitchen.jpg', painted: 'palm-table' },
      ],
    },
    work: {
      comment: 'All three labels, print-ready: the leaf a finger lower, every name on one line.',
      files: [
        { name: 'labels-print.jpg', painted: 'label-sheet' },
        { name: 'kitchen.jpg', painted: 'palm-table' },
      ],
    },
  },
  onboarding: {
    1: {
      comment: 'Circle and pot. Sizes are in the note, measured on the phone that you lent me.',
      files: [
        { name: 'pot-frame-07.jpg', painted: 'loops-coin' },
        { name: 'three-screens.jpg', painted: 'loops-three' },
        { name: 'sizes.txt', text: sizes },
      ],
    },
  },
  screens: {
    1: {
      comment: 'Your circle, with figures that I could read in the sun at noon.',
      files: [{ name: 'your-circle.jpg', painted: 'circle-screen' }],
    },
  },
  jingle: {
    work: {
      comment:
        'Ten seconds with the voice left out, so that you hear where she speaks. Seeds on the left, kora on the right.',
      files: [
        { name: 'rain-savings-10-seconds.mp3', sound: 'rain-jingle.mp3' },
        { name: 'rain-savings-drum-version.mp3', sound: 'talking-drum.mp3' },
      ],
    },
  },
  sign: {
    first: {
      comment: 'The hen is in, and she looks as if she heard something.',
      files: [{ name: 'kuku-house-sign.jpg', painted: 'board-hen' }],
    },
    work: {
      comment: 'Letters a little rounder, and the eggs under the name as you asked.',
      files: [{ name: 'kuku-house-sign.jpg', painted: 'board-hen' }],
    },
  },
  captions: {
    work: {
      comment: 'All captions of the film, timed to the picture, and a page on how I turn a sentence.',
      files: [
        { name: 'the-loom-fr.srt', text: captions },
        { name: 'english-and-french.jpg', painted: 'threads-french' },
      ],
    },
  },
};

type Deal = { talent: Member; job: { id: string }; order: string };

/** Uploads the files of a submission and returns its body. */
export async function handedIn({ talent, job, order }: Deal, part: string) {
  const { comment, files, links } = deliveries[order]?.[part] ?? NOTHING_BUT_WORDS;
  const ids: string[] = [];
  for (const upload of await Promise.all(files.map(readFile)))
    ids.push((await talent.ok(deliverables.add, { params: { id: job.id }, upload })).file.id);
  return { comment, files: ids, ...(links && { links: [...links] }) };
}

async function readFile(file: File): Promise<Upload> {
  const { name } = file;
  if ('painted' in file) return { ...(await readPicture('file', file.painted)), name };
  if ('text' in file) return { field: 'file', name, type: 'text/plain', content: Buffer.from(file.text) };
  if ('film' in file) return { ...(await readFilm(file.film)).film, field: 'file', name };
  return { field: 'file', name, type: 'audio/mpeg', content: (await readSound(file.sound)).content };
}
