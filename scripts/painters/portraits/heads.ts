/** Headgear and hair of the drawn people, in the box of the face. */
import { mix, shaded } from '../machine/colour.ts';
import { circle, clipped, line, oval, path } from '../machine/shapes.ts';
import type { Bones } from './face.ts';

/** `behind` is drawn below the body, `front` above the face; `shade` is dissolved over the front. */
export type Worn = { behind?: string; front?: string; shade?: string };

export type HeadName = keyof typeof HEADS;
type Make = (bones: Bones, colour: string, accent: string) => Worn;

const folds = (lines: readonly string[], colour: string) => lines.map((d) => line(d, shaded(colour, 0.42), 2.2, { 'stroke-opacity': 0.75 })).join('');

const gele: Make = ({ head }, colour, accent) => {
  const l = 200 - head;
  const r = 200 + head;
  const left = `M${l - 2},146 C${l - 30},126 ${l - 50},88 ${l - 34},64 C${l - 14},38 ${l + 46},40 214,92 L200,140 Z`;
  const right = `M${r + 2},146 C${r + 40},132 ${r + 78},64 ${r + 40},28 C${r + 6},0 ${r - 96},16 168,62 L190,140 Z`;
  const band = `M${l - 4},152 C${l + 6},112 ${r - 6},112 ${r + 4},152 C${r + 10},128 ${r + 6},104 ${r - 8},94 C${200 + 20},72 ${200 - 20},72 ${l + 8},94 C${l - 6},104 ${l - 10},128 ${l - 4},152 Z`;
  return {
    front:
      path(left, shaded(colour, 0.16)) +
      path(right, colour) +
      folds(
        [0, 1, 2, 3].map((n) => `M${198 - n * 4},112 Q${180 - n * 14},${78 + n * 6} ${l + 22 - n * 14},${56 + n * 18}`),
        colour,
      ) +
      folds(
        [0, 1, 2, 3, 4].map((n) => `M${204 + n * 4},110 Q${216 + n * 14},${58 + n * 6} ${r - 30 + n * 18},${26 + n * 20}`),
        colour,
      ) +
      path(band, mix(colour, accent, 0.32)) +
      folds([`M${l + 2},134 C${l + 20},100 ${r - 20},100 ${r - 2},134`, `M${l + 8},116 C${l + 24},88 ${r - 24},88 ${r - 8},116`], colour),
    shade: path(left, 'url(#left)') + path(band, 'url(#left)'),
  };
};

const wrap: Make = ({ head }, colour, accent) => {
  const l = 200 - head;
  const r = 200 + head;
  const dome = `M${l - 5},156 C${l - 14},96 ${l + 12},52 200,50 C${r - 12},52 ${r + 14},96 ${r + 5},156 C${r - 20},118 ${l + 20},118 ${l - 5},156 Z`;
  const knot = `M186,58 C150,40 166,6 194,18 C206,-2 248,14 226,44 C222,54 212,60 204,60 Z`;
  return {
    front:
      path(knot, mix(colour, accent, 0.25)) +
      folds(['M196,54 Q186,34 190,22', 'M206,54 Q222,38 220,24'], colour) +
      path(dome, colour) +
      folds([`M${l - 4},140 Q176,96 204,58`, `M${l + 8},128 Q182,92 206,60`, `M${r + 4},142 Q232,100 208,58`, `M${r - 12},128 Q226,98 208,62`], colour) +
      clipped('wd', path(dome, '#000'), [0, 1, 2, 3, 4, 5, 6].map((n) => circle(l + 6 + n * 19, 92 + ((n * 29) % 34), 4.6, accent)).join('')),
    shade: path(dome, 'url(#left)'),
  };
};

const hijab: Make = ({ head, long }, colour, accent) => {
  const l = 200 - head;
  const r = 200 + head;
  const outer = `M${l - 14},190 C${l - 24},104 ${l + 10},60 200,58 C${r - 10},60 ${r + 24},104 ${r + 14},190 C${r + 22},262 ${r + 60},300 ${r + 66},400 L${l - 66},400 C${l - 60},300 ${l - 22},262 ${l - 14},190 Z`;
  const hole = `M${l + 6},176 C${l + 2},120 ${l + 30},96 200,95 C${r - 30},96 ${r - 2},120 ${r - 6},176 C${r - 8},222 ${r - 24},${long - 14} 200,${long + 2} C${l + 24},${long - 14} ${l + 8},222 ${l + 6},176 Z`;
  const d = `${outer} ${hole}`;
  return {
    front:
      path(d, colour, { 'fill-rule': 'evenodd' }) +
      line(`M${l + 2},150 C${l + 12},92 ${r - 12},92 ${r - 2},150`, accent, 4, { 'stroke-opacity': 0.85 }) +
      folds([`M${l - 2},250 C${l + 30},310 ${r - 10},300 ${r + 40},330`, `M${l - 12},290 C${l + 30},350 ${r},330 ${r + 50},370`, `M${r + 6},240 C${r - 10},290 220,300 190,292`], colour),
    shade: path(d, 'url(#left)', { 'fill-rule': 'evenodd' }),
  };
};

const fila: Make = ({ head }, colour, accent) => {
  const l = 200 - head;
  const r = 200 + head;
  const cap = `M${l - 3},132 C${l - 2},92 ${l + 4},62 ${l + 26},54 C${200},40 ${r + 18},44 ${r + 38},66 C${r + 52},86 ${r + 30},108 ${r + 3},132 C${r - 24},112 ${l + 24},112 ${l - 3},132 Z`;
  return {
    front:
      path(cap, colour) +
      folds([`M${r - 6},116 Q${r + 16},84 ${r + 30},62`, `M200,50 Q${r - 10},66 ${r + 2},122`], colour) +
      line(`M${l + 6},108 Q200,82 ${r - 2},108`, accent, 3, { 'stroke-dasharray': '2 8' }) +
      line(`M${l + 6},98 Q200,72 ${r + 2},96`, accent, 3, { 'stroke-dasharray': '9 7' }),
    shade: path(cap, 'url(#left)'),
  };
};

const kufi: Make = ({ head }, colour, accent) => {
  const l = 200 - head;
  const r = 200 + head;
  const cap = `M${l - 2},128 L${l + 8},70 C${l + 34},54 ${r - 34},54 ${r - 8},70 L${r + 2},128 C${r - 26},110 ${l + 26},110 ${l - 2},128 Z`;
  const teeth = Array.from({ length: 9 }, (_, n) => {
    const x = l + 10 + (n * (head * 2 - 20)) / 8;
    const y = 104 - Math.sin((n / 8) * Math.PI) * 10;
    return path(`M${x - 6},${y + 6} L${x},${y - 9} L${x + 6},${y + 6} Z`, accent);
  });
  return {
    front: path(cap, colour) + teeth.join('') + line(`M${l + 6},84 C${l + 36},68 ${r - 36},68 ${r - 6},84`, accent, 3),
    shade: path(cap, 'url(#left)'),
  };
};

const afro: Make = ({ head }, colour) => {
  const round = Array.from({ length: 17 }, (_, n) => {
    const a = Math.PI * (0.93 + (n / 16) * 1.14);
    return circle(200 + Math.cos(a) * (head + 18), 158 + Math.sin(a) * 82, 33 + ((n * 7) % 5), colour);
  });
  return {
    behind: round.join('') + oval(200, 140, head + 22, 84, colour),
    front: path(`M${200 - head - 1},172 C${200 - head + 4},122 180,112 200,112 C220,112 ${200 + head - 4},122 ${200 + head + 1},172 C${200 + head + 22},100 250,64 200,64 C150,64 ${200 - head - 22},100 ${200 - head - 1},172 Z`, colour),
  };
};

const crop: Make = ({ head }, colour) => {
  const cap = `M${200 - head - 2},166 C${200 - head - 4},100 ${200 - head * 0.6},76 200,76 C${200 + head * 0.6},76 ${200 + head + 4},100 ${200 + head + 2},166 L${200 + head - 6},146 C${200 + head - 12},118 234,112 200,112 C166,112 ${200 - head + 12},118 ${200 - head + 6},146 Z`;
  return { front: path(cap, colour), shade: path(cap, 'url(#left)', { 'fill-opacity': 0.6 }) };
};

const flat: Make = ({ head }, colour) => {
  const top = `M${200 - head - 1},160 L${200 - head - 5},62 C180,48 220,48 ${200 + head + 5},58 L${200 + head + 1},160 L${200 + head - 7},140 C230,112 170,112 ${200 - head + 7},140 Z`;
  return { front: path(top, colour), shade: path(top, 'url(#left)', { 'fill-opacity': 0.5 }) };
};

const strands: Make = ({ head }, colour, accent) => {
  const side = (s: number) =>
    [0, 1, 2, 3, 4].map((n) => {
      const x = 200 + s * (head - 8 + n * 8);
      const hair = n % 2 ? mix(colour, '#6a4030', 0.28) : colour;
      const d = `M${200 + s * (head - 22)},${96 + n * 4} C${x + s * 6},130 ${x + s * 6},220 ${x - s * (n % 2) * 5},${322 - n * 12}`;
      return line(d, hair, 11) + (n % 2 ? circle(x - s * 4, 300 - n * 12, 6, accent) : '');
    });
  const cap = `M${200 - head - 4},176 C${200 - head - 14},96 160,72 200,72 C240,72 ${200 + head + 14},96 ${200 + head + 4},176 C${200 + head - 4},136 226,116 196,112 C176,118 ${200 - head + 4},140 ${200 - head - 4},176 Z`;
  return {
    behind: oval(200, 190, head + 12, 100, colour) + [...side(-1), ...side(1)].join(''),
    front: path(cap, colour) + folds(['M196,112 Q192,90 200,74', 'M178,120 Q166,96 172,80', 'M218,118 Q232,96 228,80'], mix(colour, '#ffffff', 0.3)),
  };
};

const bun: Make = ({ head }, colour, accent) => {
  const cap = `M${200 - head - 1},168 C${200 - head - 4},98 164,74 200,74 C236,74 ${200 + head + 4},98 ${200 + head + 1},168 C${200 + head - 8},128 226,112 200,110 C174,112 ${200 - head + 8},128 ${200 - head - 1},168 Z`;
  const rows = [-3, -2, -1, 0, 1, 2, 3].map((n) => line(`M${200 + n * 15},${116 + n * n * 3.4} Q${200 + n * 11},88 ${200 + n * 3},72`, mix(colour, '#8a5a40', 0.45), 2));
  return {
    behind: circle(200, 50, 31, colour) + folds(['M182,40 Q200,26 218,40', 'M178,54 Q200,40 222,54'], '#7a4c38'),
    front: path(cap, colour) + rows.join('') + line('M180,72 Q200,82 220,72', accent, 8),
  };
};

const puffs: Make = (bones, colour, accent) => ({
  behind:
    Array.from({ length: 12 }, (_, n) => {
      const a = (n / 12) * Math.PI * 2;
      return circle(204 + Math.cos(a) * 36, 52 + Math.sin(a) * 24, 24 + (n % 3) * 2, colour);
    }).join('') + oval(204, 52, 40, 30, colour),
  front: (crop(bones, colour, accent).front ?? '') + line('M170,82 Q202,70 234,82', accent, 9),
});

const curls: Make = ({ head }, colour) => {
  const all = Array.from({ length: 30 }, (_, n) => {
    const side = n % 2 ? 1 : -1;
    const t = Math.floor(n / 2) / 14;
    return circle(200 + side * (head * (0.25 + Math.min(1, t * 2.4) * 0.85) + Math.sin(n * 2.1) * 6 + t * 6), 84 + t * 210 - Math.cos(n) * 5, 22 - t * 3, n % 3 ? colour : mix(colour, '#5a3a2c', 0.3));
  });
  return {
    behind: oval(200, 190, head + 14, 110, colour) + all.join(''),
    front: Array.from({ length: 7 }, (_, n) => circle(200 - head + 2 + n * (head / 3.05), 108 - Math.sin((n / 6) * Math.PI) * 16 + (n === 0 || n === 6 ? 14 : 0), 17, n % 2 ? colour : mix(colour, '#5a3a2c', 0.25))).join(''),
  };
};

const none: Make = () => ({});

export const HEADS = {
  gele,
  wrap,
  hijab,
  fila,
  kufi,
  afro,
  crop,
  flat,
  strands,
  bun,
  puffs,
  curls,
  none,
} as const;
