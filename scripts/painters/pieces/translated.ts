/** Words in two languages, steps and scripts. */
import { type Desk, manual, script, threads } from '../genres/desk.ts';
import { type Three, thing } from '../genres/things.ts';
import { drawings, leaflet, wordCards } from '../genres/words.ts';
import type { Pieces } from './kinds.ts';

const oak: Desk = { on: 'wood', ground: '#b98452', ink: '#26202c', accent: '#3f7a6d', paper: '#fbf6ea', seed: 141 };
const warm: Desk = { ...oak, on: 'cloth', ground: '#c9a27a', accent: '#b4472e' };
const mat: Desk = { ...oak, on: 'mat', ground: '#2f6b66', accent: '#f0a93a' };
const blue: Desk = { ...oak, on: 'plain', ground: '#27346b', accent: '#c8472c' };

const three: Three = ['#c8472c', '#f3dca8', '#2a1d26'];
const step = (name: Parameters<typeof thing>[0], turn = 0) => thing(name, 0, 0, 88, three, turn);

export const translated: Pieces = {
  'manual-rain': () =>
    manual({ ...mat, seed: 157 }, 'Before the rain', [
      [drawings.house, 'Sweep the roof'],
      [drawings.water, 'Wash the barrel'],
      [drawings.net, 'Hang the net'],
      [drawings.phone, 'Save our number'],
      [drawings.child, 'Teach the children'],
      [drawings.clinic, 'Know the clinic'],
    ]),
  'manual-lamp': () =>
    manual({ ...oak, on: 'cloth', ground: '#8fa5b8', accent: '#e0873a', seed: 158 }, 'Your first lamp', [
      [step('sun'), 'Six hours outside'],
      [step('lamp'), 'Press once: low'],
      [step('phone'), 'Charge, not while wet'],
      [step('umbrella'), 'Rain is fine'],
      [step('coin', 10), 'Pay each Friday'],
      [step('radio'), 'Broken? Bring it'],
    ]),
  'leaflet-solar': () =>
    leaflet(
      ['Light on|the roof', 'How it is fixed, in four looks'],
      [
        ['Point it north', step('sun')],
        ['Tighten by hand', step('stool')],
        ['Wait for green', step('lamp')],
        ['Wipe on Sundays', step('leaf')],
      ],
      ['#9ab0a0', '#b5502c', '#f0c24f'],
      159,
    ),
  'threads-yoruba': () =>
    threads(
      { ...blue, seed: 160 },
      ['English', 'Yorùbá'],
      ['Come', 'and eat,', 'my child,', 'the soup', 'is hot.'],
      ['Ọmọ mi,', 'wá', 'jẹun,', 'ọbẹ náà', 'gbóná.'],
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [3, 3],
        [4, 4],
      ],
      ['#e2553f', '#f0b23c', '#2f8f83', '#7a5ac0', '#d9788f'],
    ),
  'threads-igbo': () =>
    threads(
      { ...blue, ground: '#5a2f3f', accent: '#2f6b66', seed: 161 },
      ['English', 'Igbo'],
      ['Whoever', 'brings', 'kola', 'brings', 'life.'],
      ['Onye', 'wetara', 'ọjị', 'wetara', 'ndụ.'],
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
      ['#8a5ac0', '#e0873a', '#2f8f5a', '#e0873a', '#c8402f'],
    ),
  'threads-swahili': () =>
    threads(
      { ...blue, ground: '#1f6f7a', accent: '#b5502c', seed: 162 },
      ['English', 'Kiswahili'],
      ['Hurry,', 'hurry', 'has no', 'blessing.'],
      ['Haraka', 'haraka', 'haina', 'baraka.'],
      [
        [0, 1],
        [1, 0],
        [2, 2],
        [3, 3],
      ],
      ['#e2553f', '#f0b23c', '#27346b', '#2f8f5a'],
    ),
  'threads-hausa': () =>
    threads(
      { ...blue, ground: '#7a5a2c', accent: '#2f5f8a', seed: 163 },
      ['English', 'Hausa'],
      ['Drink', 'clean', 'water', 'every', 'day.'],
      ['Kullum', 'a sha', 'ruwa', 'mai', 'tsabta.'],
      [
        [0, 1],
        [1, 4],
        [2, 2],
        [4, 0],
      ],
      ['#2f8f83', '#e2553f', '#f0a93a', '#7a5ac0'],
    ),
  'threads-french': () =>
    threads(
      { ...blue, ground: '#4a3a7a', accent: '#c8602c', seed: 164 },
      ['English', 'Français'],
      ['It costs', 'nothing', 'to ask,', 'and little', 'to buy.'],
      ['Demander', 'est gratuit,', 'acheter', 'presque.'],
      [
        [0, 1],
        [2, 0],
        [3, 3],
        [4, 2],
      ],
      ['#e2553f', '#2f8f83', '#f0b23c', '#d9788f'],
    ),
  'cards-yoruba': () =>
    wordCards(
      [
        ['water', 'omi', drawings.water],
        ['house', 'ilé', drawings.house],
        ['child', 'ọmọ', drawings.child],
        ['drum', 'ìlù', step('drum')],
        ['bird', 'ẹyẹ', step('bird')],
        ['fish', 'ẹja', step('fish')],
      ],
      ['#27346b', '#b5432c', '#fbf3df'],
      165,
    ),
  'cards-igbo': () =>
    wordCards(
      [
        ['sun', 'anyanwụ', step('sun')],
        ['pot', 'ite', step('pot')],
        ['leaf', 'akwụkwọ', step('leaf')],
        ['basket', 'nkata', step('basket')],
        ['mango', 'mangoro', step('mango')],
        ['bird', 'nnụnụ', step('bird')],
      ],
      ['#8a3f3a', '#1f5f5a', '#fbf3df'],
      166,
    ),
  'leaflet-yoruba': () =>
    leaflet(
      ['Omi|tó mọ', 'Clean water, in Yoruba and pictures'],
      [
        ['Sè omi', drawings.water],
        ['Bo ìkòkò', step('pot')],
        ['Fọ ọwọ', drawings.child],
        ['Lọ sí ilé ìwòsàn', drawings.clinic],
      ],
      ['#c9b08a', '#27468a', '#f0b86a'],
      167,
    ),
  'leaflet-igbo': () =>
    leaflet(
      ['Zaa ezi|gị', 'A clean yard, in Igbo and pictures'],
      [
        ['Zaa ezi', drawings.house],
        ['Kpuchie mmiri', drawings.water],
        ['Kowe net', drawings.net],
        ['Kpọọ anyị', drawings.phone],
      ],
      ['#b8a0a8', '#7a2f4a', '#e9b86a'],
      168,
    ),
  'manual-swahili': () =>
    manual({ ...oak, on: 'plain', ground: '#d9a25a', accent: '#1f6f7a', seed: 169 }, 'Kabla ya mvua', [
      [drawings.house, 'Fagia paa'],
      [drawings.water, 'Osha pipa'],
      [drawings.net, 'Tundika neti'],
      [drawings.phone, 'Hifadhi namba'],
      [drawings.child, 'Fundisha watoto'],
      [drawings.clinic, 'Jua kliniki'],
    ]),
  'script-kiosk': () =>
    script(
      { ...blue, ground: '#3f3350', accent: '#e7a53a', seed: 170 },
      'RADIO DRAMA, EPISODE 6',
      [
        ['place', 'INT. KIOSK, NIGHT. RAIN ON ZINC.'],
        ['seen', 'A key turns. The lamp hums.'],
        ['who', 'MAMA ESI'],
        ['said', 'You are late. The rice is not.'],
        ['who', 'KOJO'],
        ['said', 'I walked. The trotro slept.'],
        ['seen', 'She puts a plate down, hard.'],
        ['place', 'EXT. STREET. A RADIO FAR AWAY.'],
      ],
      'cup',
    ),
  'script-bus': () =>
    script(
      { ...warm, on: 'wood', ground: '#a8744a', accent: '#8fb9a8', seed: 171 },
      'COURT MÉTRAGE, 11 PAGES',
      [
        ['place', 'INT. CAR RAPIDE. JOUR.'],
        ['seen', 'Awa tient un gâteau sur ses genoux.'],
        ['who', 'LE VIEUX'],
        ['said', 'C’est pour qui ?'],
        ['who', 'AWA'],
        ['said', 'Pour celui qui ne demandera pas.'],
        ['seen', 'Le car freine. Silence. Le gâteau tient.'],
        ['place', 'EXT. ROUTE DE RUFISQUE.'],
      ],
      'glasses',
    ),
  'script-hearing': () =>
    script(
      { ...oak, on: 'plain', ground: '#5f6f5a', accent: '#d9b45a', seed: 172 },
      'INTERVIEW 9, WITH TIMES',
      [
        ['place', '00:03:10  MARKET, WOMEN’S TABLE'],
        ['who', 'Q.'],
        ['said', 'When did you first sell here?'],
        ['who', 'A.'],
        ['said', 'Before the tarred road. [laughs]'],
        ['seen', '[a motorbike passes, 5 sec]'],
        ['who', 'A.'],
        ['said', 'Write that: before the road.'],
      ],
      'glasses',
    ),
};
