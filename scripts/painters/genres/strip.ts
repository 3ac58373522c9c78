/** A contact print: strips of frames on black, the chosen ones ringed in grease pencil. */
import { mix } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { box, circle, clipped, line, path, say } from '../machine/shapes.ts';

type Colours = readonly [sky: string, sun: string, water: string, boat: string, dark: string];

/** One of four views, repeated as `n` advances through the day. */
function frame([sky, sun, water, boat, dark]: Colours, n: number): string {
  const late = n / 11;
  const air = mix(sky, dark, Math.abs(late - 0.4) * 0.9);
  const base = box(0, 0, 360, 240, air) + circle(60 + n * 24, 150 - Math.sin(late * Math.PI) * 110, 26, sun);
  const kind = n % 4;
  if (kind === 0) return base + box(0, 160, 360, 80, mix(water, dark, late * 0.4)) + path('M90,146 C140,170 220,170 270,142 C260,186 230,196 180,196 C130,196 100,184 90,146 Z', boat) + line('M180,160 V50', dark, 7);
  if (kind === 1) return base + path('M0,240 V150 L90,90 L180,150 V240 Z M200,240 V130 L280,80 L360,130 V240 Z', mix(dark, sky, 0.25)) + [30, 230, 300].map((x) => box(x, 170, 24, 30, sun, 2)).join('');
  if (kind === 2) return base + path('M100,240 C100,160 140,130 180,130 C220,130 260,160 260,240 Z', boat) + circle(180, 96, 42, '#5a3222') + path('M136,92 C130,30 230,30 224,92 C200,70 160,70 136,92 Z', mix(sun, boat, 0.4));
  return (
    base +
    path('M0,190 C80,150 260,150 360,190 V240 H0 Z', mix(water, sky, 0.3)) +
    Array.from({ length: 9 }, (_, k) => line(`M${k * 42},${110 + (k % 3) * 14} q20,60 44,70`, dark, 3)).join('') +
    circle(110, 120, 17, dark) +
    circle(250, 126, 17, dark)
  );
}

export function strip(ground: string, colours: Colours, seed: number): Picture {
  const rows = [0, 1, 2].map((r) => {
    const y = 50 + r * 292;
    const holes = Array.from({ length: 40 }, (_, n) => box(n * 33 - 10, y + 6, 19, 15, '#d9d3c6', 4) + box(n * 33 - 10, y + 253, 19, 15, '#d9d3c6', 4)).join('');
    const frames = [0, 1, 2, 3]
      .map(
        (c) =>
          `<g transform="translate(${c * 330 - 26} ${y + 28}) scale(0.88)">${clipped(`f${r}${c}`, box(0, 0, 360, 240, '#000', 3), frame(colours, r * 4 + c))}</g>${say(`${r * 4 + c + 8}A`, [c * 330 + 130, y + 250], 'bold', 15, '#e7a53a')}`,
      )
      .join('');
    return box(-10, y, 1300, 272, '#141317') + holes + frames;
  });
  const ring = (x: number, y: number) => line(`M${x},${y} c-30,-140 320,-150 330,0 c10,150 -330,160 -326,10`, '#e2402f', 9);
  return {
    ground,
    seed,
    paper: 3,
    grain: 4,
    layers: [{ svg: rows.join('') }, { svg: ring(284, 190) + ring(-30, 480) + line('M690,690 l90,120 M780,690 l-90,120', '#e2402f', 9) + say('this one', [640, 96], 'pen', 66, '#e2402f'), wander: 4, mottle: 0.25 }],
  };
}
