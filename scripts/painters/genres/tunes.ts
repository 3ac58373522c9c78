/** Covers of what is heard: a loudspeaker van, a booth, birds on wires as notes, voices as masks of cloth, keys, a street of radios. */
import { lit, mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, type Face, gradient, line, oval, path, say } from '../machine/shapes.ts';

type Words = { title: readonly string[]; under: string; face?: Face; size?: number };
const titled = ({ title, under, face = 'gloock', size = 92 }: Words, x: number, y: number, ink: string) =>
  say(title, [x, y], face, size, ink, { leading: 1.02 }) + say(under, [x + 4, y + (title.length - 1) * size * 1.02 + 52], 'medium', 27, ink);

/** Swallows on street wires as a tune; `notes` has the wire, 0 to 4, of each bird. */
export function wires(words: Words, notes: readonly number[], colours: readonly [sky: string, low: string, ink: string, accent: string], seed: number): Picture {
  const [sky, low, ink, accent] = colours;
  const y = (wire: number, x: number) => 330 + wire * 62 + Math.sin((x / 1280) * Math.PI) * 46;
  const lines = [0, 1, 2, 3, 4].map((n) => line(`M0,${330 + n * 62} Q640,${330 + n * 62 + 92} 1280,${330 + n * 62}`, ink, 4));
  const birds = notes.map((wire, n) => {
    const x = 120 + (n * 1060) / (notes.length - 1);
    const colour = n % 4 === 3 ? accent : ink;
    return `<g transform="translate(${x} ${y(wire, x) - 2}) scale(${n % 2 ? 1.05 : -1.05} 1.05)">${path('M-30,-14 C-30,-44 6,-54 24,-40 L40,-42 L30,-30 C30,0 0,10 -18,0 L-56,26 L-44,4 Z', colour)}${path('M-24,-16 C-10,-30 14,-22 16,-6 C0,0 -16,-4 -24,-16 Z', lit(colour, 0.25))}</g>`;
  });
  return {
    ground: sky,
    seed,
    paper: 4,
    grain: 3,
    layers: [
      {
        svg: `<defs>${gradient(
          'wi',
          [0, 0, 0, 960],
          [
            [0, sky, 1],
            [1, low, 1],
          ],
        )}</defs>${box(0, 0, 1280, 960, 'url(#wi)')}${circle(980, 700, 190, lit(low, 0.6))}`,
      },
      {
        svg:
          path('M0,860 H120 V790 H250 V850 H420 V770 H560 V830 H760 V800 H900 V860 H1080 V780 H1190 V840 H1280 V960 H0 Z', shaded(low, 0.55)) +
          box(60, 180, 24, 780, shaded(ink, 0.2)) +
          box(20, 306, 104, 16, ink) +
          box(1190, 220, 22, 740, shaded(ink, 0.2)),
        wander: 2.4,
        mottle: 0.08,
      },
      { svg: lines.join(''), wander: 2 },
      { svg: birds.join(''), wander: 1.8 },
      { svg: titled(words, 150, 160, ink) },
    ],
  };
}

/** Houses of a street behind a bus stop: a shutter or a lamp in each window, a balcony, a shop with an awning. */
function street(wall: string, accent: string, ink: string): string {
  const houses = [
    [-30, 330, 250, mix(wall, '#c8604a', 0.45)],
    [200, 250, 210, mix(wall, '#7a5a6c', 0.35)],
    [400, 400, 260, mix(wall, '#fff3da', 0.5)],
    [640, 300, 230, mix(wall, '#b0485a', 0.4)],
    [850, 370, 220, mix(wall, '#6a8a84', 0.4)],
    [1050, 270, 260, mix(wall, '#d98a4a', 0.6)],
  ] as const;
  return houses
    .map(([x, top, width, colour], n) => {
      const windows = [0, 1, 2].map((k) => {
        const [wx, wy] = [x + 30 + k * (width - 90) * 0.5, top + 54];
        return box(wx, wy, 34, 62, k === n % 3 ? '#ffe3a0' : shaded(colour, 0.5), 4) + box(wx - 14, wy, 12, 62, shaded(colour, 0.28), 2) + box(wx + 36, wy, 12, 62, shaded(colour, 0.28), 2);
      });
      const roof = box(x - 8, top - 20, width + 16, 24, shaded(colour, 0.4), 3);
      const rail = n % 2 ? box(x + 14, top + 150, width - 28, 8, ink) + Array.from({ length: 9 }, (_, k) => box(x + 18 + (k * (width - 40)) / 8, top + 158, 5, 38, ink)).join('') : '';
      const awning = Array.from({ length: 6 }, (_, k) => path(`M${x + 12 + (k * (width - 24)) / 6},560 h${(width - 24) / 6} v44 q${-(width - 24) / 12},26 ${-(width - 24) / 6},0 Z`, k % 2 ? '#f7ead0' : n % 2 ? accent : '#b8462f')).join('');
      return box(x, top, width, 560, colour) + roof + windows.join('') + rail + box(x + 24, 604, width - 48, 190, shaded(colour, 0.45)) + awning;
    })
    .join('');
}

/** A passenger at a window of the bus: head, shoulders and headwear. */
const rider = (x: number, skin: string, cloth: string, hat: string) =>
  path(`M${x - 50},574 C${x - 46},530 ${x - 20},522 ${x},522 C${x + 20},522 ${x + 46},530 ${x + 50},574 Z`, cloth) +
  oval(x, 494, 27, 33, skin) +
  path(`M${x - 33},486 C${x - 40},440 ${x + 40},440 ${x + 33},486 C${x + 12},470 ${x - 12},470 ${x - 33},486 Z`, hat);

/** A bus with horns on its roof goes through a street at dusk, full of people; its saying is painted on its side. */
export function van(words: Words, colours: readonly [wall: string, body: string, second: string, ink: string], seed: number): Picture {
  const [wall, body, second, ink] = colours;
  const horn = (x: number, turn: number) =>
    `<g transform="translate(${x} 366) rotate(${turn})">${box(-26, -16, 40, 32, ink, 8)}${path('M0,-14 L92,-58 V58 L0,14 Z', '#cfd3d6')}${path('M0,4 L92,22 V58 L0,14 Z', '#9aa0a6')}${oval(94, 0, 16, 60, '#e9ecee')}${oval(96, 0, 9, 36, '#5a5f66')}</g>`;
  const sound = (x: number, way: number) => [0, 1, 2].map((n) => line(`M${x + way * n * 46},${322 - n * 26} q${way * (34 + n * 14)},${44 + n * 26} 0,${88 + n * 52}`, '#fff6e0', 11, { 'stroke-opacity': 0.95 - n * 0.24 })).join('');
  const windows = [250, 420, 590, 760].map((x) => box(x, 452, 146, 122, '#f6d9a8', 16)).join('');
  const riders = rider(322, '#5a3222', '#b8462f', '#27346b') + rider(492, '#4a2a1c', '#f3e3c4', '#c8472c') + rider(664, '#7a4a30', '#2f4f7a', '#3b1e2a') + rider(832, '#4a2a1c', '#8a5ac0', '#f0e2c0');
  const shell = path('M226,410 H946 Q1014,410 1042,500 L1070,600 Q1078,622 1078,650 V766 H192 V450 Q192,410 226,410 Z', second);
  const stripes = box(192, 606, 886, 16, ink) + box(192, 742, 886, 24, ink) + box(192, 410, 760, 14, shaded(second, 0.2), 7);
  const front = path('M930,452 H954 Q988,458 1004,520 L1018,574 H930 Z', '#f6d9a8') + oval(1052, 676, 20, 27, '#fff3c8') + box(1040, 726, 60, 30, '#3a3440', 10);
  const door = line('M744,436 V752 M920,436 V752', shaded(second, 0.34), 5) + box(760, 640, 30, 10, ink, 5);
  const load =
    box(250, 392, 640, 14, '#3a3440', 6) +
    box(470, 322, 128, 74, '#8a4a34', 10) +
    box(604, 340, 96, 56, body, 10) +
    line('M470,350 H598 M514,322 V396 M560,322 V396', '#4a2a1c', 6) +
    oval(420, 362, 44, 34, '#c9a25e') +
    line('M392,346 Q420,380 448,346', '#8a6a34', 5);
  const wheels = [302, 900].map((x) => circle(x, 766, 74, '#17151b') + circle(x, 766, 40, '#c2bec6') + circle(x, 766, 14, '#3a3440')).join('');
  const hem = path('M192,766 V450 Q192,410 226,410 H300 Q262,560 330,766 Z', ink, { 'fill-opacity': 0.16 });
  return {
    ground: wall,
    seed,
    paper: 5,
    layers: [
      {
        svg: `<defs>${gradient(
          'va',
          [0, 0, 0, 800],
          [
            [0, mix(wall, '#c8472c', 0.55), 1],
            [0.6, wall, 1],
            [1, lit(wall, 0.5), 1],
          ],
        )}</defs>${box(0, 0, 1280, 960, 'url(#va)')}${circle(984, 236, 128, '#fff0c4')}`,
      },
      { svg: street(wall, body, shaded(ink, 0.1)), wander: 2.2, mottle: 0.06 },
      { svg: line('M0,96 Q420,190 760,110 T1280,150 M0,130 Q430,224 770,146 T1280,186', ink, 4) + box(748, 60, 14, 320, ink) + box(700, 92, 110, 12, ink), wander: 1.4 },
      { svg: box(0, 786, 1280, 174, shaded(wall, 0.55)) + box(0, 786, 1280, 16, shaded(wall, 0.35)) + [0, 1, 2, 3, 4, 5].map((n) => box(40 + n * 230, 894, 120, 12, '#f6e3b8', 6)).join(''), wander: 2.4, mottle: 0.08 },
      { svg: blurred(oval(636, 842, 480, 26, '#1c0c16', { 'fill-opacity': 0.65 }), 8), blend: 'multiply' },
      { svg: `${load}${horn(820, -6)}<g transform="translate(640 0) scale(-1 1)">${horn(330, -6)}</g>`, wander: 1.6 },
      { svg: sound(952, 1) + sound(176, -1), wander: 2 },
      { svg: shell + hem + windows + riders + front + stripes + door + wheels, wander: 1.6 },
      { svg: say(words.title, [392, 704], words.face ?? 'capra', words.size ?? 66, ink, { leading: 1 }) + say(words.under, [396, 443], 'wide', 19, ink) },
    ],
  };
}

/** The booth: a person from behind before a microphone, the engineer's lamp through the glass. */
export function booth(words: Words, colours: readonly [dark: string, glass: string, cloth: string, accent: string], seed: number): Picture {
  const [dark, glass, cloth, accent] = colours;
  const foam = Array.from({ length: 72 }, (_, n) => {
    const [x, y] = [(n % 12) * 110, Math.floor(n / 12) * 110];
    return path(`M${x},${y} h106 v106 h-106 Z`, mix(dark, '#000000', 0.12)) + path(`M${x},${y} l53,53 l53,-53 Z`, mix(dark, glass, 0.18)) + path(`M${x},${y + 106} l53,-53 l53,53 Z`, mix(dark, '#000000', 0.4));
  }).join('');
  const mic =
    line('M900,960 V520', '#1b1c22', 17) +
    box(836, 300, 128, 230, '#30323c', 64) +
    Array.from({ length: 9 }, (_, n) => line(`M842,${334 + n * 20} H958`, '#8d92a0', 4)).join('') +
    box(826, 430, 148, 26, accent, 6) +
    circle(760, 400, 92, 'none', { stroke: '#16171c', 'stroke-width': 8 }) +
    circle(760, 400, 88, '#000', { 'fill-opacity': 0.35 });
  const person =
    path('M80,960 C90,720 190,640 340,630 C490,640 590,720 600,960 Z', cloth) +
    box(284, 520, 112, 130, '#4a2a1c') +
    oval(350, 430, 132, 152, '#5a3222') +
    path('M206,430 C190,250 500,240 486,430 C470,520 440,570 340,574 C250,570 216,510 206,430 Z', '#17100f') +
    line('M204,400 C204,220 494,220 492,400', '#23252e', 24) +
    oval(204, 440, 36, 62, accent) +
    oval(494, 440, 36, 62, accent);
  return {
    ground: dark,
    seed,
    paper: 3,
    grain: 4,
    layers: [
      { svg: foam, wander: 1 },
      {
        svg:
          box(560, 90, 660, 400, '#15161c', 14) +
          box(580, 110, 620, 360, glass, 6) +
          path('M600,470 V380 H720 V340 H860 V400 H1010 V360 H1180 V470 Z', shaded(glass, 0.45)) +
          circle(1040, 210, 46, '#ffe9b0') +
          line('M1040,256 V380', '#23252e', 8),
      },
      { svg: blurred(circle(1040, 210, 150, '#ffe9b0', { 'fill-opacity': 0.55 }) + path('M580,110 H800 L680,470 H580 Z', '#fff', { 'fill-opacity': 0.15 }), 24) },
      { svg: mic, wander: 1 },
      { svg: person, wander: 2.2 },
      {
        svg: `<defs>${gradient(
          'bo',
          [80, 0, 460, 0],
          [
            [0, '#0c0610', 0.9],
            [0.6, '#0c0610', 0.35],
            [1, '#0c0610', 0],
          ],
        )}</defs>${path('M80,960 C90,720 190,640 340,630 C490,640 590,720 600,960 Z', 'url(#bo)')}`,
        dissolve: 2,
      },
      { svg: line('M470,690 C560,740 590,820 598,950 M500,330 q30,60 16,120', lit(accent, 0.5), 8, { 'stroke-opacity': 0.8 }), wander: 2 },
      { svg: box(560, 640, 720, 250, dark, 0, { 'fill-opacity': 0.7 }) + titled({ size: 70, ...words }, 640, 734, '#fbf3e2') },
    ],
  };
}

/** Voices as faces of cut paper, each with a mouth of another shape. */
export function faces(words: Words, colours: readonly [ground: string, ...string[]], seed: number): Picture {
  const [ground, ...all] = colours;
  const mouths = [
    'M-40,40 Q0,90 40,40 Q0,56 -40,40 Z',
    'M-16,56 a18,24 0 1 0 36,0 a18,24 0 1 0 -36,0',
    'M-46,52 L46,44 L40,70 L-36,76 Z',
    'M-34,64 Q0,30 34,64 Q0,52 -34,64 Z',
    'M-20,50 q20,-16 40,0 q-20,20 -40,0 Z',
    'M-44,44 H44 V60 Q0,96 -44,60 Z',
  ];
  const shapes = [
    'M-110,-130 H110 V60 Q110,150 0,150 Q-110,150 -110,60 Z',
    'M0,-160 C120,-160 120,150 0,160 C-120,150 -120,-160 0,-160 Z',
    'M-120,-100 L0,-160 L120,-100 L90,130 H-90 Z',
    'M-100,-140 Q0,-190 100,-140 L130,20 L0,160 L-130,20 Z',
    'M0,-150 A150,150 0 0 1 0,150 A150,150 0 0 1 0,-150 Z',
    'M-90,-150 H90 L130,0 L90,150 H-90 L-130,0 Z',
  ];
  const layers = shapes.flatMap((d, n) => {
    const [x, y] = [230 + (n % 3) * 410, 230 + Math.floor(n / 3) * 370];
    const colour = all[n % all.length] as string;
    const dark = shaded(colour, 0.72);
    const eyes =
      n % 3 === 0
        ? circle(-46, -30, 19, ground) + circle(46, -30, 19, ground) + circle(-42, -28, 9, dark) + circle(50, -28, 9, dark)
        : n % 3 === 1
          ? line('M-64,-30 q20,-22 40,0 M24,-30 q20,-22 40,0', dark, 11)
          : path('M-70,-36 L-24,-22 L-70,-10 Z M70,-36 L24,-22 L70,-10 Z', dark);
    const mark = [0, 1, 2].map((k) => line(`M-92,${10 + k * 18} h26 M66,${10 + k * 18} h26`, lit(colour, 0.5), 6)).join('');
    return [
      { svg: `<g transform="translate(${x + 10} ${y + 18}) rotate(${n * 5 - 12})">${blurred(path(d, '#2c1020', { 'fill-opacity': 0.5 }), 10)}</g>`, blend: 'multiply' as const },
      {
        svg: `<g transform="translate(${x} ${y}) rotate(${n * 5 - 12})">${path(d, colour)}${eyes}${path('M-10,-16 L12,-16 L20,26 H-18 Z', shaded(colour, 0.25))}${path(mouths[n] as string, n % 2 ? ground : dark)}${n % 2 ? mark : ''}</g>`,
        wander: 1.8,
        mottle: 0.05,
      },
    ];
  });
  return {
    ground,
    seed,
    paper: 6,
    layers: [
      { svg: Array.from({ length: 40 }, (_, n) => line(`M${n * 34},0 V960`, shaded(ground, 0.1), 3, { 'stroke-opacity': 0.4 })).join(''), wander: 4 },
      ...layers,
      { svg: say(words.title, [64, 880], words.face ?? 'capra', words.size ?? 66, all[0] as string) + say(words.under, [68, 926], 'medium', 26, all[0] as string) },
    ],
  };
}

/** A street where every window has a radio, and all play the same: rings that overlap. */
export function rings(words: Words, colours: readonly [ground: string, string, string, string], seed: number): Picture {
  const [ground, a, b, ink] = colours;
  const centres = [
    [300, 640],
    [700, 520],
    [1060, 700],
  ] as const;
  const all = centres.map(([x, y], n) => ({
    svg: Array.from({ length: 7 }, (_, k) => circle(x, y, 44 + k * 46, 'none', { stroke: [a, b, a][n] as string, 'stroke-width': 15 - k })).join(''),
    blend: 'multiply' as const,
    wander: 3,
    mottle: 0.16,
  }));
  const sets = centres.map(
    ([x, y], n) =>
      box(x - 78, y - 50, 156, 108, [b, a, ink][n] as string, 18) +
      circle(x - 30, y + 6, 34, ground) +
      circle(x - 30, y + 6, 17, ink) +
      box(x + 16, y - 28, 46, 24, ground, 4) +
      circle(x + 26, y + 30, 12, ground) +
      circle(x + 54, y + 30, 9, ground) +
      line(`M${x + 46},${y - 50} l30,-70`, ink, 6),
  );
  return { ground, seed, paper: 6, layers: [...all, { svg: sets.join(''), wander: 1.8 }, { svg: titled({ face: 'wide', size: 86, ...words }, 64, 124, ink) }] };
}
