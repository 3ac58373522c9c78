/** Work made of words, on a desk: a page with corrections, a script, speech cards, a magazine, two languages side by side. */
import { mix, shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { box, circle, type Face, line, path, say } from '../machine/shapes.ts';
import { cup, leafShade, lying, pencil, placed, spectacles, type Table, table } from '../machine/stage.ts';

/** The surface under the page, and its colours. */
export type Desk = { on: Table; ground: string; ink: string; accent: string; paper: string; seed: number };

const RED = '#c8302a';
const W = 760;
const H = 1040;

function page({ paper, ink }: Desk, inside: string): string {
  return box(0, 0, W, H, paper, 3) + box(0, 0, W, H, 'none', 3, { stroke: ink, 'stroke-opacity': 0.1, 'stroke-width': 2 }) + inside;
}

/** A mark of the red pen: `out` strikes from x to x, `in` puts words above a place, `ring` goes round. Lines count from 0. */
export type Mark = readonly ['out' | 'ring', line: number, from: number, to: number] | readonly ['in', line: number, at: number, words: string];

/** A typed page after the red pen. */
export function edited(desk: Desk, [title, ...lines]: readonly [string, ...string[]], marks: readonly Mark[], note: string): Picture {
  const at = (n: number) => 250 + n * 66;
  const pen = marks.map((one) => {
    if (one[0] === 'in') return say(one[3], [one[2], at(one[1]) - 26], 'pen', 40, RED) + line(`M${one[2] - 18},${at(one[1]) + 12} l12,-22 l12,22`, RED, 4);
    const [kind, row, from, to] = one;
    if (kind === 'out') return line(`M${from},${at(row) - 9} q${(to - from) / 2},-7 ${to - from},2`, RED, 5);
    const half = (to - from) / 2;
    return line(`M${from},${at(row) - 10} C${from},${at(row) - 48} ${to},${at(row) - 50} ${to},${at(row) - 10} C${to},${at(row) + 26} ${from + half * 0.3},${at(row) + 28} ${from - 6},${at(row) - 4}`, RED, 4.5);
  });
  return {
    ground: desk.ground,
    seed: desk.seed,
    paper: 4,
    layers: [
      ...table(desk.on, desk.ground),
      ...lying([820, 640, 7], [W, H], page(desk, ''), 14),
      ...lying([560, 590, -4], [W, H], page(desk, say(title, [76, 140], 'softbold', 46, desk.ink) + say(lines, [76, 250], 'soft', 34, desk.ink, { leading: 66 / 34 })), 10),
      { svg: placed(560, 590, -4, `<g transform="translate(${-W / 2} ${-H / 2})">${pen.join('')}${say(note, [470, 64], 'pen', 44, RED, { transform: 'rotate(-3 470 64)' })}</g>`), wander: 2.2, mottle: 0.12 },
      ...pencil(1080, 480, 24, desk.accent),
      leafShade(1240, 300, -64, 1),
    ],
  };
}

/** A line of a script: the place and hour, what is seen, who speaks, what is said. */
export type Line = readonly ['place' | 'seen' | 'who' | 'said', string];

/** Two pages of a script in a clip. */
export function script(desk: Desk, title: string, lines: readonly Line[], beside: 'cup' | 'glasses'): Picture {
  let y = 176;
  const set = lines.map(([kind, words]) => {
    y += kind === 'place' || kind === 'who' ? 62 : 44;
    if (kind === 'place') return box(60, y - 32, 640, 46, mix(desk.paper, desk.accent, 0.36)) + say(words, [70, y], 'space', 29, desk.ink);
    if (kind === 'who') return say(words, [380, y], 'space', 28, desk.ink, { anchor: 'middle' });
    return kind === 'said' ? say(words, [380, y], 'spaced', 30, desk.ink, { anchor: 'middle' }) : say(words, [70, y], 'spaced', 29, mix(desk.ink, desk.paper, 0.15));
  });
  const clip = box(-130, -32, 260, 66, '#3b3f4a', 12) + box(-46, -76, 92, 56, 'none', 22, { stroke: '#3b3f4a', 'stroke-width': 13 }) + box(-118, 4, 236, 12, '#6a707e', 6);
  return {
    ground: desk.ground,
    seed: desk.seed,
    paper: 4,
    layers: [
      ...table(desk.on, desk.ground),
      ...lying([600, 560, -5], [840, 1120], box(0, 0, 840, 1120, mix(desk.ground, '#4a2a1c', 0.66), 22), 16),
      ...lying([604, 590, -5], [W, H], page(desk, say(title, [70, 110], 'spaced', 24, mix(desk.ink, desk.paper, 0.35)) + say('14.', [690, 110], 'spaced', 24, desk.ink, { anchor: 'end' }) + set.join('')), 5),
      { svg: placed(566, 82, -5, clip) },
      ...(beside === 'cup' ? cup(1126, 700, desk.accent) : spectacles(1080, 650, 68, shaded(desk.accent, 0.4))),
      leafShade(1300, 420, -70, 0.9),
    ],
  };
}

/** What a speaker holds: three cards, the first with the sentence that stays. */
export function cards(desk: Desk, face: Face, says: readonly (readonly string[])[]): Picture {
  const card = (n: number) => {
    const words = says[n] as readonly string[];
    const size = n === 0 ? 64 : 50;
    return (
      box(0, 0, 720, 450, desk.paper, 14) +
      box(0, 0, 720, 62, n === 0 ? desk.accent : mix(desk.paper, desk.accent, 0.4), 14) +
      box(0, 40, 720, 22, n === 0 ? desk.accent : mix(desk.paper, desk.accent, 0.4)) +
      say(`${n + 1}`, [676, 45], 'wide', 34, desk.ink, { anchor: 'end' }) +
      say(words, [48, 156], face, size, desk.ink, { leading: 1.24 })
    );
  };
  const beam = path('M640,-40 L60,960 H1240 Z', '#ffe9b8', { 'fill-opacity': 0.24 });
  return {
    ground: desk.ground,
    seed: desk.seed,
    paper: 4,
    layers: [
      ...table(desk.on, desk.ground),
      { svg: beam, dissolve: 2 },
      ...lying([820, 270, 9], [720, 450], card(2)),
      ...lying([450, 350, -11], [720, 450], card(1)),
      ...lying([650, 610, -3], [720, 450], card(0), 18),
      ...pencil(1130, 640, 152, desk.accent),
    ],
  };
}

/** An open magazine: a drawing to the edge, a headline, two columns. `drawing` fills 560 by 760. */
export function magazine(desk: Desk, face: Face, story: { head: readonly string[]; under: string; lead: readonly string[]; drawing: string; name: string }): Picture {
  const { head, under, lead, drawing, name } = story;
  const half = Math.ceil(lead.length / 2);
  const size = Math.min(76, 470 / (Math.max(...head.map((one) => one.length)) * 0.5));
  const from = 130 + head.length * size * 1.08;
  const left = `<clipPath id="mg"><rect width="560" height="760"/></clipPath><g clip-path="url(#mg)">${drawing}</g>`;
  const right =
    box(560, 0, 560, 760, desk.paper) +
    say(name.toUpperCase(), [606, 56], 'bold', 17, desk.accent, { 'letter-spacing': 4 }) +
    say(head, [604, 60 + size], face, size, desk.ink, { leading: 1.06 }) +
    say(under, [606, from - 20], 'softbold', 24, desk.accent) +
    say(lead.slice(0, half), [606, from + 48], 'soft', 22, desk.ink, { leading: 1.7 }) +
    say(lead.slice(half), [848, from + 48], 'soft', 22, desk.ink, { leading: 1.7 }) +
    line(`M830,${from + 20} V700`, desk.ink, 1.4, { 'stroke-opacity': 0.3 });
  const fold = `<defs><linearGradient id="fo" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#4a2a2a" stop-opacity="0"/><stop offset="0.44" stop-color="#4a2a2a" stop-opacity="0.05"/><stop offset="0.5" stop-color="#3a1420" stop-opacity="0.5"/><stop offset="0.57" stop-color="#4a2a2a" stop-opacity="0.06"/><stop offset="1" stop-color="#4a2a2a" stop-opacity="0.02"/></linearGradient></defs>${box(0, 0, 1120, 760, 'url(#fo)')}`;
  return {
    ground: desk.ground,
    seed: desk.seed,
    paper: 4,
    layers: [
      ...table(desk.on, desk.ground),
      ...lying([640, 500, -2], [1132, 772], box(0, 0, 1132, 772, shaded(desk.paper, 0.2), 4), 18),
      ...lying([638, 494, -2], [1120, 760], left + right, 3),
      { svg: placed(638, 494, -2, `<g transform="translate(-560 -380)">${fold}</g>`), blend: 'multiply' },
      leafShade(20, 940, 38, 0.9),
    ],
  };
}

/** A sentence in two languages: threads connect matching words. `ties` are indexes from 0 into the two lists. */
export function threads(desk: Desk, names: readonly [string, string], one: readonly string[], other: readonly string[], ties: readonly (readonly [number, number])[], inks: readonly string[]): Picture {
  const gap = (words: readonly string[]) => 560 / Math.max(1, words.length - 1);
  const y = (words: readonly string[], n: number) => 270 + n * gap(words);
  const tie = ([a, b]: readonly [number, number], colour: string, extras = {}) => {
    const [from, to] = [y(one, a) - 14, y(other, b) - 14];
    return line(`M468,${from} C640,${from + 30} 640,${to - 30} 812,${to}`, colour, 9, extras) + circle(468, from, 11, colour, extras) + circle(812, to, 11, colour, extras);
  };
  const left = box(0, 0, 600, 860, desk.paper, 4) + say(names[0].toUpperCase(), [60, 90], 'space', 25, desk.accent, { 'letter-spacing': 5 });
  const right = box(0, 0, 600, 860, mix(desk.paper, desk.accent, 0.14), 4) + say(names[1].toUpperCase(), [540, 90], 'space', 25, desk.accent, { 'letter-spacing': 5, anchor: 'end' });
  return {
    ground: desk.ground,
    seed: desk.seed,
    paper: 5,
    layers: [
      ...table(desk.on, desk.ground),
      ...lying([330, 480, 0], [600, 860], left),
      ...lying([950, 480, 0], [600, 860], right),
      { svg: one.map((word, n) => say(word, [430, y(one, n)], 'softbold', 50, desk.ink, { anchor: 'end' })).join('') + other.map((word, n) => say(word, [850, y(other, n)], 'softbold', 50, desk.ink)).join('') },
      { svg: ties.map((pair) => tie(pair, '#2c1020', { opacity: 0.25, transform: 'translate(5 8)' })).join(''), blend: 'multiply', wander: 3 },
      { svg: ties.map((pair, n) => tie(pair, inks[n % inks.length] as string)).join(''), wander: 3 },
    ],
  };
}

/** A booklet of steps: each a centred drawing of 200 by 160 with one short instruction. */
export function manual(desk: Desk, title: string, steps: readonly (readonly [drawing: string, words: string])[]): Picture {
  const cells = steps.map(([drawing, words], n) => {
    const [x, y] = [44 + (n % 3) * 336, 150 + Math.floor(n / 3) * 340];
    return (
      box(x, y, 312, 250, mix(desk.paper, desk.accent, n % 2 ? 0.22 : 0.36), 16) +
      `<g transform="translate(${x + 160} ${y + 132})">${drawing}</g>` +
      circle(x + 36, y + 38, 25, desk.ink) +
      say(`${n + 1}`, [x + 36, y + 49], 'wide', 30, desk.paper, { anchor: 'middle' }) +
      say(words, [x + 4, y + 288], 'bold', 25, desk.ink)
    );
  });
  const sheet = box(0, 0, 1060, 830, desk.paper, 4) + say(title, [46, 100], 'wide', 52, desk.ink) + box(46, 118, 120, 8, desk.accent) + cells.join('');
  return {
    ground: desk.ground,
    seed: desk.seed,
    paper: 4,
    layers: [...table(desk.on, desk.ground), ...lying([640, 490, -3], [1060, 830], box(0, 0, 1060, 830, shaded(desk.paper, 0.16), 4), 16), ...lying([636, 482, -2], [1060, 830], sheet, 3), leafShade(1310, 380, -60, 0.8)],
  };
}

/** A report: its cover and a page from the inside, with a figure that matters. */
export function report(
  desk: Desk,
  face: Face,
  { title, by, figure, means, drawing, bars }: { title: readonly string[]; by: string; figure: string; means: readonly string[]; drawing: string; bars: readonly (readonly [string, number])[] },
): Picture {
  const [w, h] = [540, 740];
  const top = Math.max(...bars.map(([, many]) => many));
  const cover =
    box(0, 0, w, h, desk.accent, 3) +
    `<clipPath id="rc"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#rc)">${drawing}</g>` +
    say(title, [44, 100], face, 58, desk.paper, { leading: 1.08 }) +
    say(by, [46, 700], 'medium', 22, desk.paper);
  const inner =
    box(0, 0, w, h, desk.paper, 3) +
    say(figure, [44, 150], 'wide', 104, desk.accent) +
    say(means, [46, 200], 'soft', 26, desk.ink, { leading: 1.4 }) +
    bars
      .map(
        ([name, many], n) =>
          say(name, [46, 372 + n * 62], 'medium', 21, desk.ink) +
          box(230, 350 + n * 62, (250 * many) / top, 30, n === 0 ? desk.accent : mix(desk.paper, desk.accent, 0.5), 4) +
          say(`${many}`, [242 + (250 * many) / top, 373 + n * 62], 'bold', 21, desk.ink),
      )
      .join('') +
    [0, 1].map((n) => line(`M46,${690 + n * 18} H${n ? 300 : 490}`, desk.ink, 2, { 'stroke-opacity': 0.35 })).join('');
  return {
    ground: desk.ground,
    seed: desk.seed,
    paper: 4,
    layers: [...table(desk.on, desk.ground), ...lying([900, 500, 6], [w, h], inner, 12), ...lying([370, 480, -5], [w, h], cover, 18), ...pencil(1216, 560, 14, desk.accent), leafShade(-10, 620, 74, 0.8)],
  } satisfies { ground: string; seed: number; paper: number; layers: Layer[] };
}
