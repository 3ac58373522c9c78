/** Planned events: the venue under lanterns, the plan from above, the invitation. */
import { lit, mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, type Face, gradient, line, oval, path, say } from '../machine/shapes.ts';
import { leafShade, lying, type Table, table } from '../machine/stage.ts';
import { type ThingName, type Three, thing } from './things.ts';

function guest(x: number, y: number, s: number, cloth: string, skin: string, wrap: string): string {
  return `<g transform="translate(${x} ${y}) scale(${s})">${path('M-46,0 C-50,-110 -36,-150 0,-152 C36,-150 50,-110 46,0 Z', cloth)}${circle(0, -178, 27, skin)}${path('M-30,-182 C-34,-226 34,-226 30,-182 C14,-200 -14,-200 -30,-182 Z', wrap)}</g>`;
}

/** A yard at night: lanterns on lines, long tables, a small stage. */
export function lanterns(colours: readonly [sky: string, light: string, cloth: string, second: string], seed: number): Picture {
  const [sky, light, cloth, second] = colours;
  const strings = [0, 1, 2, 3].map((n) => {
    const y = 90 + n * 84;
    return line(`M-20,${y} Q${420 + n * 60},${y + 150 - n * 20} 860,${y + 10} T1320,${y + 40}`, shaded(sky, 0.5), 4);
  });
  const lamps = Array.from({ length: 30 }, (_, n) => [40 + ((n * 223) % 1220), 150 + (n % 4) * 84 + ((n * 53) % 50), 15 + (n % 4) * 5] as const);
  const tables = [0, 1, 2].map((n) => {
    const y = 640 + n * 120;
    return (
      path(`M${380 - n * 170},${y} H${900 + n * 170} L${930 + n * 190},${y + 46 + n * 8} H${350 - n * 190} Z`, [second, cloth, second][n] as string) +
      Array.from({ length: 7 }, (_, k) => circle(430 - n * 150 + k * (76 + n * 50), y + 20 + n * 4, 8 + n * 3, light) + oval(460 - n * 150 + k * (76 + n * 50), y + 24 + n * 4, 20 + n * 6, 7 + n * 2, '#fbf3df')).join('')
    );
  });
  const people = Array.from({ length: 17 }, (_, n) => {
    const row = n % 3;
    return guest(
      150 + ((n * 167) % 1010),
      640 + row * 128,
      0.62 + row * 0.26,
      [cloth, second, lit(cloth, 0.3), mix(second, sky, 0.4)][n % 4] as string,
      ['#5a3222', '#3e241a', '#7a4a2e'][n % 3] as string,
      [light, second, cloth][(n + 1) % 3] as string,
    );
  });
  return {
    ground: sky,
    seed,
    paper: 4,
    grain: 3,
    layers: [
      {
        svg: `<defs>${gradient(
          'ev',
          [0, 0, 0, 960],
          [
            [0, shaded(sky, 0.3), 1],
            [0.5, sky, 1],
            [1, mix(sky, light, 0.4), 1],
          ],
        )}</defs>${box(0, 0, 1280, 960, 'url(#ev)')}`,
      },
      {
        svg:
          path('M0,520 V330 H180 V250 H330 V400 H520 V300 H690 V420 H860 V280 H1040 V360 H1280 V540 Z', shaded(sky, 0.55)) +
          Array.from({ length: 20 }, (_, n) => box(30 + ((n * 181) % 1200), 360 + ((n * 67) % 130), 12, 17, light, 1, { 'fill-opacity': 0.6 })).join(''),
        wander: 2,
      },
      { svg: box(0, 540, 1280, 420, mix(sky, cloth, 0.3)) + path('M460,560 H820 L850,600 H430 Z', shaded(cloth, 0.35)) + guest(600, 566, 0.7, light, '#5a3222', second) + line('M640,566 V470 M640,476 l-16,12', '#17171c', 5), wander: 2 },
      { svg: blurred(lamps.map(([x, y, r]) => circle(x, y, r * 2.4, light, { 'fill-opacity': 0.4 })).join('') + oval(640, 780, 600, 200, light, { 'fill-opacity': 0.3 }), 26) },
      {
        svg:
          strings.join('') +
          lamps.map(([x, y, r], n) => line(`M${x},${y - r - 16} V${y - r}`, shaded(sky, 0.5), 3) + oval(x, y, r * 0.86, r, n % 3 ? light : lit(light, 0.6)) + line(`M${x - r * 0.7},${y} H${x + r * 0.7}`, shaded(light, 0.25), 2)).join(''),
        wander: 1.4,
      },
      { svg: tables[0] + people.filter((_, n) => n % 3 === 0).join('') + tables[1] + people.filter((_, n) => n % 3 === 1).join('') + people.filter((_, n) => n % 3 === 2).join(''), wander: 2, mottle: 0.06 },
      { svg: path('M0,960 V820 C300,910 900,920 1280,830 V960 Z', shaded(sky, 0.6), { 'fill-opacity': 0.4 }), dissolve: 2 },
    ],
  };
}

/** The venue from above, with what stands where and how people walk. */
export function plan(
  colours: readonly [paper: string, ink: string, main: string, second: string],
  title: string,
  places: readonly (readonly [name: string, x: number, y: number, w: number, h: number, round?: true])[],
  seed: number,
): Picture {
  const [paper, ink, main, second] = colours;
  const trees = Array.from({ length: 13 }, (_, n) => circle(110 + ((n * 307) % 1080), n % 2 ? 196 + (n % 3) * 12 : 880 - (n % 4) * 14, 26 + (n % 3) * 9, mix('#5f8a5a', paper, (n % 3) * 0.18)));
  const rooms = places.map(
    ([name, x, y, w, h, round], n) =>
      (round ? oval(x + w / 2, y + h / 2, w / 2, h / 2, n % 2 ? second : main) : box(x, y, w, h, n % 2 ? second : main, 6)) + say(name.split('|'), [x + w / 2, y + h / 2 + 9], 'brico', 24, ink, { anchor: 'middle', leading: 1.15 }),
  );
  const chairs = places.filter(([name]) => name.startsWith('Tables')).flatMap(([, x, y, w, h]) => Array.from({ length: 16 }, (_, n) => circle(x - 6 + ((n % 8) * (w + 12)) / 7, n < 8 ? y - 20 : y + h + 20, 9, ink)));
  const way = line('M40,840 C200,800 240,640 380,620 S700,690 760,560 S1000,380 1210,420', '#c8302a', 6, { 'stroke-dasharray': '2 17' }) + path('M1190,404 L1226,420 L1194,440 Z', '#c8302a');
  return {
    ground: paper,
    seed,
    paper: 6,
    layers: [
      { svg: Array.from({ length: 26 }, (_, n) => line(`M${n * 50},0 V960 M0,${n * 50} H1280`, mix(paper, ink, 0.12), 1.2)).join('') },
      { svg: box(60, 150, 1160, 770, mix(paper, second, 0.18), 8, { stroke: ink, 'stroke-width': 6 }), wander: 1.6 },
      { svg: trees.join(''), dissolve: 1, wander: 3 },
      { svg: rooms.join('') + chairs.join(''), wander: 1.6, mottle: 0.06 },
      { svg: way + box(1020, 880, 160, 7, ink) + say('10 m', [1100, 868], 'medium', 22, ink, { anchor: 'middle' }), wander: 2 },
      { svg: say(title, [60, 104], 'gloock', 56, ink) },
    ],
  };
}

/** What comes in the post: the envelope, the card, a ribbon for the wrist. */
export function invitation(on: Table, colours: readonly [ground: string, paper: string, main: string, second: string, ink: string], face: Face, words: readonly string[], under: readonly string[], what: ThingName, seed: number): Picture {
  const [ground, paper, main, second, ink] = colours;
  const three: Three = [main, second, ink];
  const border = Array.from({ length: 12 }, (_, n) => thing(what, 40 + n * 38, 40, 15, three) + thing(what, 40 + n * 38, 620, 15, three)).join('');
  const card =
    box(0, 0, 498, 660, paper, 4) +
    border +
    thing(what, 249, 200, 96, three) +
    say(words, [249, 370], face, 58, ink, { anchor: 'middle', leading: 1.06 }) +
    say(under, [249, 390 + words.length * 62], 'medium', 23, mix(ink, paper, 0.2), { anchor: 'middle', leading: 1.45 });
  const envelope =
    box(0, 0, 720, 480, main, 4) +
    path('M0,0 L360,270 L720,0 V60 L360,310 L0,60 Z', shaded(main, 0.25)) +
    path('M0,480 L280,220 H440 L720,480 Z', shaded(main, 0.14)) +
    circle(360, 262, 52, second) +
    thing(what, 360, 262, 34, [main, paper, ink]);
  const ribbon = box(0, 0, 520, 62, second, 31) + Array.from({ length: 9 }, (_, n) => path(`M${60 + n * 50},50 l22,-38 l22,38 Z`, main)).join('') + circle(26, 31, 9, ground);
  return {
    ground,
    seed,
    paper: 5,
    layers: [...table(on, ground), ...lying([430, 560, -9], [720, 480], envelope, 14), ...lying([890, 440, 5], [498, 660], card, 16), ...lying([330, 176, -14], [520, 62], ribbon, 7), leafShade(1310, 800, -52, 1)],
  };
}
