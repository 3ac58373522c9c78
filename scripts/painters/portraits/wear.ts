/** What the drawn people wear on their faces and shoulders, in the box of the face. */
import { lit, mix, shaded } from '../machine/colour.ts';
import { box, circle, line, path } from '../machine/shapes.ts';
import type { Bones } from './face.ts';
import type { Worn } from './heads.ts';

/** A beard of this `amount`: 1 goatee, 2 short, 3 full. */
export function beard(bones: Bones, amount: number, colour: string): string {
  const { turn, long, head } = bones;
  const x = 200 + turn;
  const lip = line(`M${x - 22},233 Q${x},222 ${x + 22},233`, colour, 5.5);
  if (amount === 1) return lip + path(`M${x - 15},256 Q${x},250 ${x + 15},256 Q${x + 12},${long + 12} ${x},${long + 13} Q${x - 12},${long + 12} ${x - 15},256 Z`, colour);
  const drop = amount === 2 ? 8 : 26;
  const d = `M${200 - head},184 C${200 - head + 10},214 ${x - 40},224 ${x - 27},232 Q${x},220 ${x + 27},232 C${x + 40},224 ${200 + head - 10},214 ${200 + head},184 C${200 + head + 2},226 ${x + 46},${long + drop} ${x},${long + drop + 2} C${x - 46},${long + drop} ${200 - head - 2},226 ${200 - head},184 Z M${x - 23},240 Q${x},262 ${x + 23},240 Q${x},230 ${x - 23},240 Z`;
  return path(d, colour, { 'fill-rule': 'evenodd' });
}

export function glasses({ turn, apart }: Bones, kind: 'round' | 'square', colour: string): string {
  const x = 200 + turn;
  const rim = (s: number) => {
    const at = x + s * (apart + 1);
    const glass = { 'fill-opacity': 0.13, stroke: colour, 'stroke-width': 4.4 };
    return (kind === 'round' ? circle(at, 183, 22, '#ffffff', glass) : box(at - 24, 165, 48, 34, '#ffffff', 9, glass)) + line(`M${at - 9},194 l13,-19`, '#ffffff', 3, { 'stroke-opacity': 0.35 });
  };
  return rim(-1) + rim(1) + line(`M${x - apart + 22},180 Q${x},174 ${x + apart - 22},180`, colour, 4.4) + line(`M${x - apart - 23},178 L140,172 M${x + apart + 24},178 L260,172`, colour, 4);
}

const WIDE = 'M34,400 C42,340 76,322 142,306 C160,302 166,296 170,290 Q200,322 230,290 C234,296 240,302 258,306 C324,322 358,340 366,400 Z';

/** The garment; `collar` names its neckline. */
export function garment(collar: 'round' | 'shirt' | 'wide' | 'kaftan', colour: string, accent: string): Worn {
  const open = 'M34,400 C42,340 76,322 128,310 Q200,396 272,310 C324,322 358,340 366,400 Z';
  const body = collar === 'wide' ? open : WIDE;
  const more = {
    round: line('M168,293 Q200,327 232,293', shaded(colour, 0.3), 7),
    shirt: path('M168,290 L200,330 L172,362 L146,306 Z', lit(colour, 0.28)) + path('M232,290 L200,330 L228,362 L254,306 Z', lit(colour, 0.4)) + line('M200,334 V400', shaded(colour, 0.4), 2.5),
    wide: line('M128,310 Q200,396 272,310', accent, 9),
    kaftan: line('M168,293 Q200,327 232,293', accent, 5) + box(186, 316, 28, 84, mix(colour, accent, 0.18), 3) + [330, 350, 370].map((y) => line(`M190,${y} q10,-10 20,0 q-10,10 -20,0`, accent, 2.6)).join(''),
  } as const;
  return { front: path(body, colour) + more[collar], shade: path(body, 'url(#left)') };
}

export function jewels({ head, turn }: Bones, kind: 'hoops' | 'studs' | 'beads', colour: string): string {
  const [l, r] = [200 - head - 2 - turn * 0.3, 200 + head + 2 - turn * 0.3];
  if (kind === 'hoops') return [l, r].map((x) => circle(x, 221, 15, 'none', { stroke: colour, 'stroke-width': 4.6 })).join('');
  if (kind === 'studs') return [l, r].map((x) => circle(x, 206, 5.5, colour)).join('');
  return (
    Array.from({ length: 13 }, (_, n) => {
      const t = n / 12 - 0.5;
      return circle(200 + t * 92, 330 - t * t * 120, 7, n % 3 === 1 ? lit(colour, 0.5) : colour);
    }).join('') + [l, r].map((x) => circle(x, 206, 5, colour)).join('')
  );
}

export function headphones({ head }: Bones, colour: string, pad: string): string {
  return (
    line(`M${200 - head - 8},176 C${200 - head - 14},60 ${200 + head + 14},60 ${200 + head + 8},176`, colour, 9) +
    [-1, 1].map((s) => box(200 + s * (head + 8) - 12, 162, 24, 52, pad, 11) + box(200 + s * (head + 14) - 7, 168, 14, 40, colour, 7)).join('')
  );
}
