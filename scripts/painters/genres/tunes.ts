/** Covers of what is heard: a loudspeaker van, a booth, birds on wires as notes, voices as masks of cloth, keys, a street of radios. */
import { lit, mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, type Face, gradient, line, oval, path, say } from '../machine/shapes.ts';

type Words = { title: readonly string[]; under: string; face?: Face; size?: number };
const titled = ({ title, under, face = 'gloock', size = 92 }: Words, x: number, y: number, ink: string) =>
  say(title, [x, y], face, size, ink, { leading: 1.02 }) + say(under, [x + 4, y + (title.length - 1) * size * 1.02 + 52], 'medium', 27, ink);

/** Swallows on the wires of a street are the tune; `notes` 0 to 4 is on which wire each sits. */
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

/** A van with four horns on its roof goes through a street. */
export function van(words: Words, colours: readonly [wall: string, body: string, second: string, ink: string], seed: number): Picture {
  const [wall, body, second, ink] = colours;
  const horn = (x: number, turn: number, c: string) => `<g transform="translate(${x} 380) rotate(${turn})">${path('M0,-14 L96,-64 V64 L0,14 Z', c)}${oval(98, 0, 17, 64, shaded(c, 0.35))}${oval(100, 0, 8, 30, lit(c, 0.4))}</g>`;
  const rings =
    [0, 1, 2].map((n) => line(`M${980 + n * 64},${250 - n * 30} Q${1060 + n * 80},380 ${980 + n * 64},${510 + n * 30}`, second, 13, { 'stroke-opacity': 0.9 - n * 0.25 })).join('') +
    [0, 1, 2].map((n) => line(`M${250 - n * 60},${280 - n * 24} Q${190 - n * 74},380 ${250 - n * 60},${480 + n * 24}`, second, 13, { 'stroke-opacity': 0.9 - n * 0.25 })).join('');
  const bus =
    path('M300,430 H900 Q960,430 985,520 L1010,620 Q1016,640 1016,662 V760 H270 V470 Q270,430 300,430 Z', body) +
    box(270, 620, 746, 34, second) +
    path('M860,462 H910 Q940,466 956,530 L966,570 H860 Z', '#bfe0e6') +
    [0, 1, 2].map((n) => box(330 + n * 170, 466, 140, 104, '#bfe0e6', 14)).join('') +
    path('M330,570 C340,520 380,500 400,500 C430,500 450,530 460,570 Z', '#5a3222') +
    circle(398, 500, 28, '#4a2a1c') +
    [420, 860].map((x) => circle(x, 762, 66, '#1c1a20') + circle(x, 762, 29, '#a9a5ad')).join('');
  return {
    ground: wall,
    seed,
    paper: 6,
    layers: [
      {
        svg: box(0, 800, 1280, 160, shaded(wall, 0.35)) + [0, 1, 2, 3, 4].map((n) => box(40 + n * 260, 120 + (n % 2) * 50, 150, 680, mix(wall, '#ffffff', 0.18), 4) + box(80 + n * 260, 460, 70, 150, shaded(wall, 0.3), 35)).join(''),
        wander: 4,
        mottle: 0.08,
      },
      { svg: rings, wander: 3, mottle: 0.1 },
      { svg: `${oval(640, 826, 430, 26, '#2c1020', { 'fill-opacity': 0.5 }) + horn(760, -8, second)}<g transform="translate(1040 0) scale(-1 1)">${horn(510, -8, second)}</g>${bus}`, wander: 2.2 },
      { svg: path('M270,470 Q270,430 300,430 H520 L400,760 H270 Z', '#2c1020', { 'fill-opacity': 0.4 }), dissolve: 2, wander: 2.2 },
      { svg: say(words.title, [60, 150], words.face ?? 'capra', words.size ?? 104, ink, { leading: 1 }) + say(words.under, [510, 720], 'wide', 40, lit(body, 0.85)) },
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
