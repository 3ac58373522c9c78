/** Covers of things to hear, one idea each; a waveform is that of the real clip. */
import { chanceOf } from '../machine/chance.ts';
import { mix } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, line, oval, path, say } from '../machine/shapes.ts';

type Words = { title: string | readonly string[]; under: string };

const sky = (stops: readonly string[], to: number) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.map((c, n) => `<stop offset="${n / (stops.length - 1)}" stop-color="${c}"/>`).join('')}</linearGradient></defs>${box(0, 0, 1280, to, 'url(#sky)')}`;

/** The waveform as a row of trees on a shore, with its reflection. */
export function shoreOfSound(heights: readonly number[], { title, under }: Words, seed: number): Picture {
  const chance = chanceOf(seed);
  const step = 1160 / heights.length;
  const trees = heights.map((h, n) => {
    const tall = 10 + h * 2.3;
    const x = 60 + n * step + step / 2;
    return line(`M${x},600 V${600 - tall}`, n < heights.length * 0.42 ? '#fbe7bd' : '#142a45', step * 0.52);
  });
  const back = heights.map((h, n) => line(`M${60 + n * step + step / 2},612 V${612 + (8 + h * 1.5)}`, n < heights.length * 0.42 ? '#f0c79a' : '#142a45', step * 0.5, { 'stroke-opacity': 0.62 }));
  const glitter = Array.from({ length: 60 }, () => {
    const y = chance.between(618, 930);
    const w = 8 + (y - 610) * 0.22 * chance.next();
    const x = 850 + chance.between(-1, 1) * (40 + (y - 610) * 0.4);
    return line(`M${x - w},${y} h${w * 2}`, '#ffe2a2', 2 + (y - 610) * 0.008, { 'stroke-opacity': 0.55 });
  });
  return {
    ground: '#25486b',
    seed,
    paper: 3,
    layers: [
      { svg: sky(['#1f3f66', '#6c6d93', '#e79a78', '#f6c98a'], 606) },
      {
        svg: circle(850, 520, 104, '#ffe9bb') + blurred(circle(850, 520, 130, '#ffd596', { 'fill-opacity': 0.4 }), 30),
      },
      {
        svg: path('M0,606 V560 C160,520 300,556 470,546 C700,530 980,566 1280,520 V606 Z', '#4d5278', {
          'fill-opacity': 0.55,
        }),
        wander: 2,
      },
      { svg: trees.join(''), wander: 1.4 },
      {
        svg: `<defs><linearGradient id="wat" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e0a07f"/><stop offset="0.4" stop-color="#6d6a8d"/><stop offset="1" stop-color="#182f50"/></linearGradient></defs>${box(0, 604, 1280, 356, 'url(#wat)')}`,
      },
      { svg: back.join(''), wander: 9 },
      { svg: glitter.join(''), wander: 3 },
      {
        svg: say(title, [60, 150], 'gloock', 112, '#fff3da') + say(under, [66, 206], 'medium', 29, '#f6d9b4'),
      },
      {
        svg: circle(104, 884, 38, '#fff3da') + path('M93,864 L124,884 L93,904 Z', '#182f50') + box(172, 881, 1048, 6, '#ffffff', 3, { 'fill-opacity': 0.35 }) + box(172, 881, 440, 6, '#fff3da', 3) + circle(612, 884, 11, '#fff3da'),
      },
    ],
  };
}

/** A lit window with somebody who reads, in a street at night; what is read flies out as birds. */
export function readingWindow({ title, under }: Words, seed: number): Picture {
  const chance = chanceOf(seed);
  const bird = (x: number, y: number, s: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${path('M-50,-6 C-30,-34 -10,-30 0,-4 C10,-30 30,-34 50,-6 C30,-14 12,-4 0,16 C-12,-4 -30,-14 -50,-6 Z', '#f8dfa8')}</g>`;
  const birds = Array.from({ length: 17 }, (_, n) => bird(690 - n * 33 + chance.between(-30, 30), 420 - n * 20 + Math.sin(n) * 50, 0.32 + n * 0.05, chance.between(-24, 10)));
  const roofs = path('M0,960 V640 L150,560 L300,640 V700 L470,620 L600,690 V960 Z', '#141c3d') + path('M640,960 V250 L900,150 L1280,260 V960 Z', '#1d2850') + path('M620,256 L900,132 L1300,250 V282 L900,166 L628,288 Z', '#2f3d70');
  const reader =
    box(800, 330, 300, 330, '#f5c16b') +
    path('M800,560 C840,520 1060,520 1100,560 V660 H800 Z', '#a1492e') +
    path('M880,660 C880,560 910,520 960,516 C1014,520 1040,560 1040,660 Z', '#27506b') +
    box(944, 480, 30, 46, '#3a2018') +
    oval(952, 446, 42, 50, '#4c2a1d') +
    path('M908,446 C898,380 1010,370 1000,450 C996,420 930,410 908,446 Z', '#c8402f') +
    path('M990,400 C1030,372 1040,412 1004,424 Z', '#c8402f') +
    path('M838,570 L896,556 L952,574 L948,622 L894,604 L842,618 Z', '#fff5dd') +
    line('M896,556 L894,604', '#c9b48c', 3) +
    circle(854, 600, 14, '#4c2a1d') +
    circle(944, 606, 14, '#4c2a1d');
  return {
    ground: '#232f62',
    seed,
    paper: 4,
    grain: 3,
    layers: [
      { svg: sky(['#151d45', '#2c3a78', '#565a9a'], 960) },
      {
        svg: Array.from({ length: 70 }, () =>
          circle(chance.between(0, 1280), chance.between(0, 420), chance.between(0.8, 2.4), '#f6e7c6', {
            'fill-opacity': chance.between(0.3, 0.9),
          }),
        ).join(''),
      },
      { svg: roofs, wander: 3 },
      { svg: blurred(box(740, 270, 420, 460, '#f5b85c', 20, { 'fill-opacity': 0.55 }), 46) },
      { svg: box(780, 310, 340, 370, '#0f1734') + reader + box(770, 672, 360, 22, '#3b4a82', 4), wander: 2 },
      {
        svg: path('M800,330 L690,300 L690,700 L800,660 Z', '#3f5a6c') + [350, 400, 450, 500, 550, 600].map((y) => line(`M702,${y - 8} L790,${y}`, '#2b4152', 6)).join(''),
        wander: 2,
      },
      { svg: birds.join(''), wander: 2.4 },
      {
        svg: say(title, [60, 760], 'gloock', 92, '#fff0cf', { leading: 1.04 }) + say(under, [64, 906], 'medium', 28, '#cfd3f2'),
      },
    ],
  };
}

/** A thread of sound from a mouthpiece through everything that is told. */
export function threadOfVoice({ title, under }: Words, colours: readonly [string, string, string, string], seed: number): Picture {
  const [ground, dark, accent, pale] = colours;
  const wave = Array.from({ length: 120 }, (_, n) => {
    const x = 400 + n * 8;
    const y = 500 + Math.sin(n * 0.55) * 130 * Math.exp(-(((n - 34) / 30) ** 2)) + Math.sin(n * 0.21) * 46;
    return `${n ? 'L' : 'M'}${x},${y.toFixed(1)}`;
  }).join(' ');
  const grille = Array.from({ length: 7 }, (_, n) => line(`M${166 + Math.abs(n - 3) * 8},${330 + n * 42} H${414 - Math.abs(n - 3) * 8}`, mix(dark, pale, 0.35), 9)).join('');
  return {
    ground,
    seed,
    paper: 5,
    layers: [
      { svg: circle(980, 460, 330, mix(ground, pale, 0.35)), wander: 2 },
      {
        svg: blurred(path('M170,320 H460 V700 H210 Z', '#2a0e24', { 'fill-opacity': 0.4 }), 20),
        blend: 'multiply',
      },
      {
        svg: box(150, 270, 280, 380, dark, 140) + grille + box(130, 470, 320, 34, accent, 17) + path('M256,650 H324 V800 H256 Z', mix(dark, '#000', 0.2)) + box(170, 796, 240, 30, dark, 15),
        wander: 2,
      },
      {
        svg: path('M150,410 A140,140 0 0 1 290,270 V650 A140,140 0 0 1 150,510 Z', '#1c0a1e', {
          'fill-opacity': 0.35,
        }),
        dissolve: 1,
        wander: 2,
      },
      { svg: line(wave, accent, 15), wander: 3 },
      { svg: line(wave, mix(accent, '#fff', 0.5), 4), wander: 3 },
      {
        svg: say(title, [500, 770], 'capra', 78, dark, { leading: 1.05 }) + say(under, [504, 900], 'medium', 28, dark),
      },
    ],
  };
}
