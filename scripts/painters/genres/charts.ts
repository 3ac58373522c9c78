/** Figures drawn so that they are remembered: a year as a sun, months as hills, people as beads, money as a river, a year as cloth. */

import { chanceOf } from '../machine/chance.ts';
import { mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { box, circle, type Face, line, path, say } from '../machine/shapes.ts';

export type Chart = {
  title: readonly string[];
  under: string;
  source: string;
  face: Face;
  /** Ground, ink, and up to four that carry meaning. */
  colours: readonly [string, string, ...string[]];
  seed: number;
};

function framed({ title, under, source, face, colours, seed }: Chart, drawn: readonly string[], size = 64): Picture {
  const [ground, ink] = colours;
  const words = say(title, [70, 70 + size * 0.8], face, size, ink, { leading: 1.04 }) + say(under, [72, 100 + title.length * size * 1.06], 'medium', 25, mix(ink, ground, 0.2)) + say(source, [72, 916], 'sans', 20, mix(ink, ground, 0.35));
  return { ground, seed, paper: 5, grain: 2, layers: [...drawn.map((svg) => ({ svg, wander: 1.6, mottle: 0.06 })), { svg: words }] };
}

/** A year of rain as rays: each is a week; the longest are the wettest. */
export function yearSun(chart: Chart, weeks: readonly number[], months: readonly string[]): Picture {
  const [, ink, dry, wet] = chart.colours as readonly string[];
  const top = Math.max(...weeks);
  const [cx, cy] = [820, 500];
  const rays = weeks.map((mm, n) => {
    const a = (n / weeks.length) * 360;
    const long = 34 + (268 * mm) / top;
    return `<g transform="rotate(${a} ${cx} ${cy})">${box(cx - 9, cy - 150 - long, 18, long, mix(dry as string, wet as string, Math.min(1, (mm / top) * 1.2)), 9)}</g>`;
  });
  const names = months.map((name, n) => {
    const a = ((n + 0.5) / 12) * Math.PI * 2 - Math.PI / 2;
    return say(name, [cx + Math.cos(a) * 122, cy + Math.sin(a) * 122 + 7], 'bold', 19, ink as string, { anchor: 'middle' });
  });
  return framed(chart, [
    rays.join(''),
    circle(cx, cy, 96, dry as string) + say(`${top}`, [cx, cy + 12], 'wide', 62, ink as string, { anchor: 'middle' }) + say('mm, the wettest week', [cx, cy + 44], 'medium', 16, ink as string, { anchor: 'middle' }) + names.join(''),
  ]);
}

/** Rows of hills, one behind the other, for what peaks when: `peak` is a month from 0 to 11, `wide` the width of the peak. */
export function ridges(chart: Chart, kinds: readonly (readonly [name: string, peak: number, wide: number, high: number])[]): Picture {
  const [ground, ink, ...meaning] = chart.colours;
  const chance = chanceOf(chart.seed);
  const drawn = kinds.map(([name, peak, wide, high], row) => {
    const base = 400 + row * 78;
    const points = Array.from({ length: 61 }, (_, n) => {
      const month = n / 5;
      const away = Math.min(Math.abs(month - peak), 12 - Math.abs(month - peak));
      return `${300 + n * 15},${base - high * 190 * Math.exp(-((away / wide) ** 2)) - chance.next() * 7}`;
    });
    const d = `M300,${base} L${points.join(' L')} L1200,${base} Z`;
    return path(d, meaning[row % meaning.length] as string, { 'fill-opacity': 0.92 }) + line(`M${points.join(' L')}`, ground, 5) + say(name, [280, base - 6], 'bold', 25, ink, { anchor: 'end' });
  });
  const months = [...'JFMAMJJASOND'].map((m, n) => say(m, [318 + n * 78, 860], 'bold', 22, ink, { anchor: 'middle' })).join('');
  return framed(chart, [drawn.join(''), months]);
}

/** One hundred beads on strings, coloured by what the people do. */
export function beads(chart: Chart, groups: readonly (readonly [name: string, many: number])[]): Picture {
  const [, ink, ...meaning] = chart.colours;
  const colours = groups.flatMap(([, many], n) => Array.from({ length: many }, () => meaning[n % meaning.length] as string));
  const strings = Array.from({ length: 10 }, (_, r) => line(`M560,${120 + r * 78} C760,${136 + r * 78} 1000,${136 + r * 78} 1220,${120 + r * 78}`, ink, 4)).join('');
  const all = colours.map((colour, n) => {
    const [c, r] = [n % 10, Math.floor(n / 10)];
    const [x, y] = [594 + c * 66, 122 + r * 78 + Math.sin((c / 9) * Math.PI) * 12];
    return circle(x, y, 27, colour) + circle(x - 8, y - 9, 7, '#fff', { 'fill-opacity': 0.5 });
  });
  const key = groups.map(([name, many], n) => circle(94, 436 + n * 84, 22, meaning[n % meaning.length] as string) + say(`${many}`, [134, 450 + n * 84], 'wide', 44, ink) + say(name, [212, 446 + n * 84], 'medium', 25, ink)).join('');
  return framed(chart, [strings, all.join(''), key]);
}

/** Where money goes, as a river that divides. */
export function rivers(chart: Chart, from: string, parts: readonly (readonly [name: string, share: number])[]): Picture {
  const [ground, ink, ...meaning] = chart.colours;
  const total = parts.reduce((sum, [, share]) => sum + share, 0);
  let left = 420;
  let right = 300;
  const flows = parts.map(([name, share], n) => {
    const thick = (share / total) * 400;
    const [a, b] = [left, right];
    left += thick;
    right += thick + 34;
    const colour = meaning[n % meaning.length] as string;
    return (
      path(`M210,${a} C560,${a} 560,${b} 860,${b} V${b + thick} C560,${b + thick} 560,${a + thick} 210,${a + thick} Z`, colour, { 'fill-opacity': 0.9 }) +
      say(name, [884, b + thick / 2 + 2], 'bold', 25, ink) +
      say(`${share}`, [884, b + thick / 2 + 32], 'medium', 23, mix(ink, ground, 0.3))
    );
  });
  return framed(chart, [box(86, 420, 130, 400, ink, 8) + say(from.split('|'), [151, 606], 'wide', 29, ground, { anchor: 'middle' }), flows.join('')]);
}

/** A year woven: a column is a week, a row a day, the stronger the thread the more happened. */
export function weave(chart: Chart, many: (week: number, day: number) => number): Picture {
  const [ground, ink, low, high] = chart.colours as readonly string[];
  const cells = Array.from({ length: 364 }, (_, n) => {
    const [week, day] = [Math.floor(n / 7), n % 7];
    const part = Math.max(0, Math.min(1, many(week, day)));
    return (
      box(110 + week * 21.4, 300 + day * 66, 20, 60, mix(mix(ground as string, low as string, 0.35), high as string, part), 3) +
      (part > 0.5 ? line(`M${114 + week * 21.4},${312 + day * 66} v36`, mix(high as string, '#ffffff', 0.35), 3) : '')
    );
  });
  const fringe = Array.from({ length: 53 }, (_, n) => line(`M${110 + n * 21.4},764 q${n % 2 ? 5 : -5},24 0,${40 + (n % 3) * 6}`, high as string, 3)).join('');
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day, n) => say(day, [96, 338 + n * 66], 'bold', 20, ink as string, { anchor: 'end' })).join('');
  return framed(chart, [cells.join('') + fringe, days]);
}

/** Two years side by side, lines between: who rose, who fell. */
export function slopes(chart: Chart, years: readonly [string, string], lines: readonly (readonly [name: string, before: number, after: number])[]): Picture {
  const [ground, ink, up, down] = chart.colours as readonly string[];
  const top = Math.max(...lines.flatMap(([, a, b]) => [a, b]));
  const y = (value: number) => 840 - (value / top) * 500;
  const drawn = lines.map(([name, a, b], n) => {
    const colour = n === 0 ? (up as string) : b < a ? (down as string) : mix(ink as string, ground as string, 0.55);
    return (
      line(`M430,${y(a)} L900,${y(b)}`, colour, n === 0 ? 15 : 8) +
      circle(430, y(a), n === 0 ? 17 : 11, colour) +
      circle(900, y(b), n === 0 ? 17 : 11, colour) +
      say(`${a}`, [396, y(a) + 10], 'bold', 27, ink as string, { anchor: 'end' }) +
      say(`${b}  ${name}`, [934, y(b) + 10], 'bold', 27, n === 0 ? (up as string) : (ink as string))
    );
  });
  return framed(chart, [
    box(426, 310, 8, 560, shaded(ground as string, 0.12)) +
      box(896, 310, 8, 560, shaded(ground as string, 0.12)) +
      say(years[0], [430, 300], 'wide', 30, ink as string, { anchor: 'middle' }) +
      say(years[1], [900, 300], 'wide', 30, ink as string, { anchor: 'middle' }),
    drawn.join(''),
  ]);
}
