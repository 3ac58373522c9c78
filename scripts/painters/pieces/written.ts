/** Pages by people who write, edit and translate. */
import { cards, type Desk, edited, magazine, report } from '../genres/desk.ts';
import { thing } from '../genres/things.ts';
import { drawings } from '../genres/words.ts';
import { box, circle, line, path } from '../machine/shapes.ts';
import type { Pieces } from './kinds.ts';

const oak: Desk = { on: 'wood', ground: '#b98452', ink: '#26202c', accent: '#3f7a6d', paper: '#fbf6ea', seed: 141 };
const warm: Desk = { ...oak, on: 'cloth', ground: '#c9a27a', accent: '#b4472e' };
const mat: Desk = { ...oak, on: 'mat', ground: '#2f6b66', accent: '#f0a93a' };
const dusk: Desk = { ...oak, on: 'plain', ground: '#6b2f3a', accent: '#f0b23c' };
const blue: Desk = { ...oak, on: 'plain', ground: '#27346b', accent: '#c8472c' };

const umbrella =
  box(0, 0, 560, 760, '#7fb0b8') +
  circle(400, 170, 90, '#f6dfa4') +
  path('M60,420 C80,220 480,220 500,420 C450,380 420,380 390,420 C350,380 320,380 280,420 C240,380 210,380 170,420 C140,380 110,380 60,420 Z', '#c8402f') +
  line('M281,230 V640 q0,40 -36,40', '#3b1e2a', 12) +
  Array.from({ length: 16 }, (_, n) => line(`M${30 + ((n * 97) % 520)},${40 + ((n * 53) % 200)} l-10,46`, '#e9f3f2', 5)).join('');
const yams =
  box(0, 0, 560, 760, '#e9b06a') +
  circle(150, 180, 100, '#f7e3b0') +
  path('M0,520 C160,460 380,560 560,480 V760 H0 Z', '#7a3f2c') +
  [0, 1, 2, 3]
    .map(
      (n) =>
        path(`M${90 + n * 110},560 C${60 + n * 110},440 ${90 + n * 110},360 ${140 + n * 100},350 C${190 + n * 100},380 ${190 + n * 100},500 ${150 + n * 104},600 Z`, n % 2 ? '#8f5232' : '#a8643c') +
        line(`M${120 + n * 104},420 l20,10 M${116 + n * 104},470 l24,8 M${120 + n * 104},520 l20,8`, '#5a2f20', 5),
    )
    .join('');
const night =
  box(0, 0, 560, 760, '#1f2a4f') +
  circle(420, 150, 74, '#f3e3b4') +
  Array.from({ length: 34 }, (_, n) => circle((n * 151) % 560, (n * 83) % 420, 2 + (n % 3), '#f3e3b4')).join('') +
  path('M0,560 H120 V430 H230 V520 H330 V380 H450 V500 H560 V760 H0 Z', '#101733') +
  [0, 1, 2, 3, 4, 5, 6].map((n) => box(36 + ((n * 89) % 470), 590 + ((n * 37) % 110), 26, 36, '#f0b23c', 2)).join('');

const chapter = [
  'Chapter Four',
  'The bus came late, as it always',
  'did on days when somebody was',
  'really very extremely tired, and my',
  'mother counted her coins twice',
  'as if they could of grown in her',
  'hand while nobody looked at them.',
  '“Sit near the window,” she said.',
  'Window seats cost nothing extra.',
] as const;

export const written: Pieces = {
  'edited-novel': () =>
    edited(
      oak,
      chapter,
      [
        ['out', 2, 76, 352],
        ['in', 4, 420, 'have'],
        ['out', 4, 300, 356],
        ['ring', 6, 76, 330],
        ['in', 1, 440, 'badly'],
      ],
      'lovely! shorter?',
    ),
  'edited-thesis': () =>
    edited(
      { ...mat, seed: 142 },
      [
        '2.3 Findings',
        'It was observed by the researcher',
        'that the women, who was traders,',
        'were utilising the phone for the',
        'purpose of asking prices before',
        'travelling. Of 212 women, 161 did',
        'so at least weekly. This finding',
        'is in line with Owusu (2019) who',
        'found it too.',
      ],
      [
        ['out', 0, 76, 440],
        ['in', 0, 90, 'I saw'],
        ['in', 1, 400, 'were'],
        ['out', 1, 392, 446],
        ['out', 2, 140, 260],
        ['in', 2, 150, 'using'],
        ['ring', 4, 180, 500],
      ],
      'start here',
    ),
  'edited-post': () =>
    edited(
      { ...warm, seed: 143 },
      [
        'Why our bread is late',
        'There are three reasons, and only',
        'one of them is the generator. The',
        'second is that we refuse to bake',
        'before the dough says so, and the',
        'third is Emeka, who plays football',
        'on Thursdays and who is, in all',
        'fairness, the best baker we have.',
        '',
      ],
      [
        ['ring', 0, 230, 440],
        ['in', 6, 300, 'sadly'],
        ['out', 6, 76, 200],
      ],
      'no notes. post it.',
    ),
  'edited-menu': () =>
    edited(
      { ...warm, on: 'plain', ground: '#3f6f6a', accent: '#f0b23c', seed: 173 },
      [
        'Today we have',
        'Jollof rice, with fish or without',
        'Egusi, fresh from the morning’s',
        'pot, pounded yam extra',
        'Pepper soup (very hot soup)',
        'Moi moi, steamed in leafs',
        'Fried plantains of the house',
        'Zobo or Ginger, cold',
        '',
      ],
      [
        ['out', 3, 270, 460],
        ['in', 4, 400, 'leaves'],
        ['out', 4, 372, 440],
        ['ring', 6, 150, 262],
        ['out', 5, 336, 500],
      ],
      'I am hungry now',
    ),
  'edited-speech': () =>
    edited(
      { ...dusk, on: 'wood', ground: '#7a5a3f', seed: 144 },
      [
        'At my daughter’s wedding',
        'I have eleven minutes, my wife',
        'says six. So I will not tell you',
        'about the goat. You may ask the',
        'groom about the goat. I will say',
        'only this: a house is built of',
        'blocks, and a home is built of',
        'who fetches the water.',
        '',
      ],
      [
        ['out', 0, 76, 300],
        ['ring', 6, 76, 420],
        ['in', 2, 330, '(look up)'],
      ],
      'PAUSE here',
    ),
  'edited-tale': () =>
    edited(
      { ...oak, on: 'cloth', ground: '#a9b48a', accent: '#c8472c', seed: 145 },
      ['The goat who counted', 'One, said the goat. Two, said the', 'goat. Many, said the well, because', 'wells are proud and do not like to', 'be corrected by goats.', '', 'Ɗaya, biyu, da yawa!', 'say it again, all together now', ''],
      [
        ['in', 1, 480, 'old'],
        ['ring', 5, 76, 420],
        ['out', 6, 76, 250],
      ],
      'refrain x3',
    ),
  'edited-web': () =>
    edited(
      { ...blue, on: 'wood', ground: '#8a6a5a', accent: '#2f6b4f', seed: 146 },
      ['About us (old)', 'We are a leading provider of', 'innovative tea solutions, driven', 'by passion and excellence, for all', 'stakeholders in the value chain.', '', 'We buy tea. Yaw drives it to you.', '', ''],
      [
        ['out', 0, 76, 520],
        ['out', 1, 76, 540],
        ['out', 2, 76, 560],
        ['out', 3, 76, 540],
        ['ring', 5, 70, 590],
      ],
      'this. only this.',
    ),
  'edited-hearing': () =>
    edited(
      { ...oak, ground: '#8a7a6a', accent: '#3f5f8a', seed: 147 },
      ['00:41:07 Witness', 'I did not sign it. [pause, 4 sec]', 'My hand signed it. My head was at', 'home with the children.', '00:41:22 Chair', 'Let the record show [inaudible]', 'that the witness smiled.', '', ''],
      [
        ['ring', 4, 330, 580],
        ['in', 4, 390, '“with regret”?'],
      ],
      'check tape 2',
    ),
  'cards-harvest': () => cards({ ...dusk, seed: 148 }, 'softbold', [['We were told to wait.', 'We planted anyway.'], ['Thank the women', 'who kept the seed.'], ['Pause. Look up.']]),
  'cards-graduate': () => cards({ ...blue, ground: '#1f4f4a', accent: '#e79a5a', seed: 149 }, 'wide', [['Nobody clapped', 'when I failed.', 'Clap now.'], ['My teacher sold', 'her radio.'], ['Smile here.']]),
  'magazine-rain': () =>
    magazine({ ...warm, seed: 150 }, 'gloock', {
      head: ['The man who', 'mends rain'],
      under: 'Umbrellas, Balogun market, since 1988',
      name: 'Streets',
      lead: [
        'He works under the only',
        'tree on the street, which',
        'he says is an umbrella',
        'too. Nineteen ribs, one',
        'hinge, and a patience',
        'that he sells by the',
        'hour. “People throw',
        'away what asks for one',
        'stitch,” he says, and',
        'sews it while we speak.',
      ],
      drawing: umbrella,
    }),
  'magazine-yam': () =>
    magazine({ ...oak, on: 'wood', ground: '#7a5a44', accent: '#8a5a1c', seed: 151 }, 'softbold', {
      head: ['What a yam', 'remembers'],
      under: 'A recipe with an argument in it',
      name: 'Kitchen',
      lead: [
        'My aunt boils it, my',
        'mother roasts it, and',
        'for thirty years they',
        'have not eaten at the',
        'same table. This is a',
        'recipe for both, and a',
        'way to sit them down.',
        'Begin with a dry one',
        'and a low fire, and do',
        'not say who taught you.',
      ],
      drawing: yams,
    }),
  'magazine-night': () =>
    magazine({ ...mat, on: 'plain', ground: '#4a3f6a', accent: '#8a4a9a', seed: 152 }, 'wide', {
      head: ['Light, by', 'the hour'],
      under: 'A night with the men who sell it',
      name: 'Power',
      lead: [
        'At nine the street goes',
        'out, and Sani begins to',
        'work. He has forty car',
        'batteries, two boys, and',
        'a list of who has exams.',
        'Students pay half. The',
        'barber pays double, and',
        'complains in advance. At',
        'four he goes home and',
        'sleeps without a lamp.',
      ],
      drawing: night,
    }),
  'report-water': () =>
    report({ ...oak, ground: '#c9a27a', accent: '#1f5f5a', seed: 153 }, 'gloock', {
      title: ['Water for', 'Kisumu', 'East'],
      by: 'Proposal, 24 pages',
      figure: '4,200',
      means: ['people walk less than', 'ten minutes to a tap'],
      bars: [
        ['With taps', 42],
        ['Today', 11],
        ['In 2019', 7],
      ],
      drawing: `<g transform="translate(300 470) scale(1.7)">${drawings.water}</g>`,
    }),
  'report-school': () =>
    report({ ...mat, ground: '#3f5f8a', accent: '#b5432c', seed: 154 }, 'softbold', {
      title: ['A roof', 'before', 'the rains'],
      by: 'To the education fund, 18 pages',
      figure: '312',
      means: ['children learn under', 'a mango tree'],
      bars: [
        ['Asked for', 38],
        ['Given so far', 22],
        ['Their own bricks', 14],
      ],
      drawing: `<g transform="translate(290 480) scale(1.8)">${drawings.house}</g>`,
    }),
  'report-coop': () =>
    report({ ...warm, on: 'plain', ground: '#e0a98a', accent: '#27346b', seed: 155 }, 'wide', {
      title: ['Our year', 'in oil'],
      by: 'Cooperative of 240 families',
      figure: '61 t',
      means: ['pressed, bottled and', 'paid for on Fridays'],
      bars: [
        ['Sold at home', 34],
        ['Abroad', 19],
        ['Kept', 8],
      ],
      drawing: `<g transform="translate(290 480)">${thing('pot', 0, 0, 150, ['#e7a53a', '#fbf3df', '#c8472c'])}</g>`,
    }),
  'report-brand': () =>
    report({ ...dusk, on: 'cloth', ground: '#a9b8b0', accent: '#4a2f6a', seed: 156 }, 'capra', {
      title: ['Who you', 'are on a', 'Monday'],
      by: 'Brand on twelve pages',
      figure: '1',
      means: ['promise, and what it', 'forbids you to do'],
      bars: [
        ['Keep saying', 9],
        ['Say less', 4],
        ['Stop', 3],
      ],
      drawing: `<g transform="translate(290 490)">${thing('bird', 0, 0, 150, ['#f0a93a', '#fbf3df', '#1d1230'])}</g>`,
    }),
};
