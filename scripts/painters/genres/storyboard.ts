/** Boards of a film in grey marker, one accent and pencil, out of register. */
import type { Layer, Picture } from '../machine/picture.ts';
import { box, circle, clipped, line, path, say } from '../machine/shapes.ts';

/** One panel in a box of 372 by 250: marker, accent and pencil, the words and the size of the shot. */
export type Panel = { grey: string; accent: string; pencil: string; words: string; shot: string };

const G = '#b9b6b0';
const D = '#8d8a86';
const P = '#2b2a2e';
const pen = (d: string, width = 2.6) => line(d, P, width);

const friend = (x: number, y: number, s: number, hat: string) => ({
  grey: `<g transform="translate(${x} ${y}) scale(${s})">${circle(0, -60, 34, D)}${path('M-64,90 C-60,10 -30,-16 0,-16 C30,-16 60,10 64,90 Z', G)}</g>`,
  accent: `<g transform="translate(${x} ${y}) scale(${s})">${hat}</g>`,
  pencil: `<g transform="translate(${x} ${y}) scale(${s})">${pen('M-34,-62 C-36,-108 36,-108 34,-62 C32,-10 -32,-10 -34,-62 M-64,90 C-60,10 -30,-16 0,-16 C30,-16 60,10 64,90 M-14,-62 v5 M14,-62 v5 M-12,-42 q12,8 24,0')}</g>`,
});
const WRAP = path('M-38,-70 C-40,-118 40,-118 38,-70 C20,-88 -20,-88 -38,-70 Z M0,-106 C10,-134 40,-128 24,-100 Z', '#f2b01e');

/** A film on a savings circle. */
export function circleBoards(accent: string): Panel[] {
  const a = friend(110, 160, 0.9, WRAP);
  const b = friend(262, 166, 0.8, '');
  const ring = Array.from({ length: 7 }, (_, n) => [186 + Math.cos(n * 0.9) * 118, 130 + Math.sin(n * 0.9) * 74] as const);
  return [
    {
      grey: box(0, 150, 372, 100, G) + box(20, 60, 80, 96, D) + box(290, 40, 82, 116, D),
      accent: path('M120,110 L250,110 L276,150 H96 Z', accent),
      pencil: pen('M96,150 H276 L250,110 H120 Z M110,150 V226 M262,150 V226 M96,190 H276 M20,156 V60 H100 V156 M290,156 V40 H372 M0,226 H372') + pen('M130,182 q14,-20 28,0 M176,182 q14,-20 28,0 M222,182 q14,-20 28,0', 2),
      words: '1. Market, early. Her stall.',
      shot: 'WIDE, DOLLY IN',
    },
    {
      grey: a.grey,
      accent: a.accent,
      pencil: a.pencil + pen('M200,60 h140 v70 h-110 l-30,24 Z') + say('a roof. again.', [216, 104], 'pen', 30, P),
      words: '2. Rain took the roof.',
      shot: 'MEDIUM CLOSE',
    },
    {
      grey: ring.map(([x, y]) => circle(x, y, 21, G)).join(''),
      accent: path('M150,118 h72 q6,50 -36,50 q-42,0 -36,-50 Z', accent),
      pencil: ring.map(([x, y]) => pen(`M${x - 21},${y} a21,21 0 1 0 42,0 a21,21 0 1 0 -42,0`)).join('') + pen('M150,118 h72 q6,50 -36,50 q-42,0 -36,-50 Z M142,112 h88'),
      words: '3. Seven friends, one pot.',
      shot: 'FROM ABOVE',
    },
    {
      grey: path('M40,250 L90,150 L200,140 L230,190 L180,250 Z', D),
      accent: circle(230, 92, 34, accent),
      pencil: pen('M40,250 L90,150 L200,140 L230,190 L180,250 M110,160 l10,70 M150,152 l6,80 M196,92 a34,34 0 1 0 68,0 a34,34 0 1 0 -68,0 M218,92 h24 M230,150 v-16 M256,142 l-7,-13'),
      words: '4. A coin goes in. And in.',
      shot: 'INSERT',
    },
    {
      grey: a.grey + b.grey,
      accent: a.accent + box(170, 176, 44, 34, accent),
      pencil: a.pencil + b.pencil + pen('M170,176 h44 v34 h-44 Z M150,190 L172,190 M214,190 L240,196'),
      words: '5. Friday: it is her turn.',
      shot: '2-SHOT',
    },
    {
      grey: box(0, 160, 372, 90, G) + path('M96,120 L186,60 L276,120 Z', D),
      accent: path('M100,118 L186,58 L272,118 Z', accent),
      pencil: pen('M84,126 L186,54 L288,126 M110,118 V226 M262,118 V226 M0,226 H372') + pen('M320,44 a20,20 0 1 0 1,0 M320,8 v14 M352,42 h14 M345,16 l10,-9', 2.2),
      words: '6. New roof. Title.',
      shot: 'WIDE, CRANE UP',
    },
  ];
}

/** Six frames of a bus fare that is divided. */
export function fareBoards(accent: string): Panel[] {
  const bus = (x: number, s: number) => ({
    a: `<g transform="translate(${x} 120) scale(${s})">${path('M-110,50 V-30 Q-108,-52 -84,-52 H70 L110,0 V50 Z', accent)}</g>`,
    p: `<g transform="translate(${x} 120) scale(${s})">${pen('M-110,50 V-30 Q-108,-52 -84,-52 H70 L110,0 V50 Z M-92,-34 h44 v30 h-44 Z M-36,-34 h44 v30 h-44 Z M20,-34 h40 l24,30 h-64 Z M-90,50 a22,22 0 1 0 44,0 a22,22 0 1 0 -44,0 M46,50 a22,22 0 1 0 44,0 a22,22 0 1 0 -44,0')}</g>`,
  });
  const far = bus(120, 0.7);
  const near = bus(190, 1.3);
  const slice = (x: number, y: number, r: number, from: number, to: number) =>
    `M${x},${y} L${x + r * Math.cos(from)},${y + r * Math.sin(from)} A${r},${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${x + r * Math.cos(to)},${y + r * Math.sin(to)} Z`;
  return [
    {
      grey: box(0, 158, 372, 92, G) + box(230, 30, 60, 128, D) + box(300, 70, 72, 88, D),
      accent: far.a,
      pencil: far.p + pen('M0,160 H372 M230,158 V30 h60 V158 M300,158 V70 h72'),
      words: '1. Six in the morning.',
      shot: 'WIDE',
    },
    {
      grey: path('M0,250 C80,170 130,150 190,170 L250,190 L240,250 Z', D),
      accent: box(200, 90, 120, 64, accent, 4),
      pencil: pen('M0,250 C80,170 130,150 190,170 L250,190 M200,90 h120 v64 h-120 Z M260,108 a14,14 0 1 0 1,0 M212,102 h10 M298,142 h10'),
      words: '2. A note changes hands.',
      shot: 'INSERT',
    },
    {
      grey: circle(186, 126, 92, G),
      accent: path(slice(186, 126, 92, -1.57, 0.2), accent),
      pencil: pen('M94,126 a92,92 0 1 0 184,0 a92,92 0 1 0 -184,0') + pen(slice(186, 126, 92, -1.57, 0.2)) + say('fuel', [212, 96], 'pen', 40, P) + say('the rest?', [116, 172], 'pen', 36, P),
      words: '3. The note is a bread.',
      shot: 'GRAPHIC',
    },
    {
      grey: box(40, 60, 130, 150, G) + circle(270, 130, 66, D),
      accent: circle(270, 130, 24, accent),
      pencil: pen('M40,60 h130 v150 h-130 Z M60,90 h90 M60,116 h70 M60,142 h84 M60,168 h50 M204,130 a66,66 0 1 0 132,0 a66,66 0 1 0 -132,0 M246,130 a24,24 0 1 0 48,0 a24,24 0 1 0 -48,0'),
      words: '4. Tyres. Tickets. Union.',
      shot: 'SPLIT',
    },
    {
      grey: friend(186, 170, 1.05, '').grey,
      accent: path('M150,60 h72 l14,26 h-100 Z', accent),
      pencil: friend(186, 170, 1.05, '').pencil + pen('M150,60 h72 l14,26 h-100 Z'),
      words: '5. What is left: this.',
      shot: 'CLOSE',
    },
    {
      grey: box(0, 190, 372, 60, G),
      accent: near.a,
      pencil: near.p + pen('M0,192 H60 M330,192 H372 M30,40 h50 M20,60 h40 M26,80 h44'),
      words: '6. And off again.',
      shot: 'WHIP PAN',
    },
  ];
}

/** A page of six panels; `underlined` is the index of the panel under discussion. */
export function storyboard(panels: readonly Panel[], [title, page]: readonly [string, string], underlined: number, seed: number): Picture {
  const place = (n: number) => [54 + (n % 3) * 406, 152 + Math.floor(n / 3) * 404] as const;
  const all = (key: 'grey' | 'accent' | 'pencil') =>
    panels
      .map((panel, n) => {
        const [x, y] = place(n);
        return `<g transform="translate(${x} ${y})">${clipped(`c${n}`, box(0, 0, 372, 250, '#000'), panel[key])}</g>`;
      })
      .join('');
  const frames = panels
    .map((panel, n) => {
      const [x, y] = place(n);
      return pen(`M${x},${y} h372 v250 h-372 Z`, 3.4) + say(panel.words, [x, y + 296], 'pen', 42, P) + say(panel.shot, [x, y + 332], 'pen', 27, '#6b6870');
    })
    .join('');
  const head = say(title, [54, 96], 'pen', 62, P) + say(page, [1232, 92], 'pen', 36, '#6b6870', { anchor: 'end' });
  const [ux, uy] = place(underlined);
  const pencil = all('pencil') + frames + head;
  const layers: Layer[] = [
    { svg: all('grey'), blend: 'multiply', wander: 6, mottle: 0.24 },
    { svg: `<g transform="translate(4 3)">${all('accent')}</g>`, blend: 'multiply', wander: 7, mottle: 0.12 },
    { svg: pencil, wander: 2.4, mottle: 0.16 },
    { svg: `<g opacity="0.45" transform="translate(1.5 1)">${all('pencil')}</g>`, wander: 4, mottle: 0.4 },
    { svg: line(`M${ux + 4},${uy + 306} q150,10 270,-4`, '#d23a2a', 5), wander: 3 },
  ];
  return { ground: '#f4f0e6', seed, layers, paper: 5, grain: 2 };
}
