/** Scenes of cut paper, lit from the upper left, as a table of stop-motion would show them. */
import { chanceOf } from '../machine/chance.ts';
import { lit, shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { blurred, box, circle, line, oval, path } from '../machine/shapes.ts';

/** One sheet of paper with its shadow; `high` is how far it lies above the next. */
function sheet(d: string, colour: string, high: number): Layer[] {
  return [
    {
      svg: `<g transform="translate(${high * 0.7} ${high})">${blurred(path(d, '#2a1030', { 'fill-opacity': 0.5 }), high * 0.6, 'sh')}</g>`,
      blend: 'multiply',
    },
    { svg: path(d, colour) + line(d, lit(colour, 0.45), 1.6, { 'stroke-opacity': 0.55 }), wander: 2.2 },
  ];
}

const both = (inside: string, high: number): Layer[] => [
  {
    svg: `<g transform="translate(${high * 0.7} ${high})" opacity="0.45"><filter id="k" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="${high * 0.5}"/><feColorMatrix values="0 0 0 0 0.14  0 0 0 0 0.05  0 0 0 0 0.16  0 0 0 1 0"/></filter><g filter="url(#k)">${inside}</g></g>`,
  },
  { svg: inside, wander: 1.8 },
];

/** A delivery rider on paper hills under a paper sun. */
export function paperRoad(seed: number): Picture {
  const chance = chanceOf(seed);
  const trees = [110, 236, 980, 1130, 1215].map((x, n) => {
    const h = 150 + chance.between(0, 70);
    const y = 640 - (n % 2) * 26;
    return line(`M${x},${y} V${y - h * 0.6}`, '#6b3a2a', 13) + oval(x, y - h, 46 + n * 4, h * 0.52, n % 2 ? '#2f7a5a' : '#1f5f50') + line(`M${x},${y - h * 0.6} V${y - h * 1.3}`, '#8fc79a', 3);
  });
  return {
    ground: '#f3b45a',
    seed,
    paper: 6,
    layers: [
      ...sheet('M900,250 m-170,0 a170,170 0 1 0 340,0 a170,170 0 1 0 -340,0', '#f7e3b0', 18),
      ...sheet('M-20,520 C180,330 380,360 560,470 C760,300 1010,360 1300,500 V980 H-20 Z', '#d9714a', 16),
      ...sheet('M-20,600 C220,480 520,560 720,560 C940,520 1100,560 1300,600 V980 H-20 Z', '#a8413f', 18),
      ...both(trees.join(''), 14),
      ...sheet('M-20,690 C260,650 720,700 1300,650 V980 H-20 Z', '#33475f', 16),
      {
        svg: Array.from({ length: 9 }, (_, n) => box(30 + n * 150, 776 - Math.sin(n / 2) * 8, 74, 11, '#f3e6c8', 3)).join(''),
      },
      ...both(rider(), 16),
      ...sheet('M-20,880 C140,810 300,850 420,900 C640,860 1000,930 1300,850 V980 H-20 Z', '#1e5148', 22),
    ],
  };
}

function rider(): string {
  const wheel = (x: number) =>
    circle(x, 742, 74, '#1b1a24') +
    circle(x, 742, 50, '#f3e6c8') +
    circle(x, 742, 12, '#d9714a') +
    [0, 30, 60, 90, 120, 150]
      .map((a) => line(`M${x - 46 * Math.cos((a * Math.PI) / 180)},${742 - 46 * Math.sin((a * Math.PI) / 180)} L${x + 46 * Math.cos((a * Math.PI) / 180)},${742 + 46 * Math.sin((a * Math.PI) / 180)}`, '#8a8795', 3))
      .join('');
  return (
    wheel(490) +
    wheel(790) +
    path('M470,690 L620,668 L700,600 L790,600 L830,724 L760,742 L690,690 L560,742 Z', '#e9c14a') +
    box(392, 500, 170, 150, '#2f7fa0', 8) +
    box(392, 540, 170, 16, '#f3e6c8') +
    path('M560,652 L660,640 C690,660 700,700 704,744 L668,748 C660,716 650,700 620,690 L560,690 Z', '#27304e') +
    path('M574,648 C570,560 600,500 650,496 C690,500 696,560 676,650 Z', '#e5533c') +
    path('M640,530 L740,584 L786,570 L794,592 L736,616 L630,578 Z', '#e5533c') +
    circle(790, 582, 15, '#5a3222') +
    circle(660, 448, 50, '#5a3222') +
    path('M604,452 C600,380 720,376 716,444 L700,436 L640,446 Z', '#f3e6c8') +
    line('M792,600 L770,540 L806,528', '#1b1a24', 11) +
    circle(836, 642, 20, '#f7e3b0')
  );
}

/** Beads on wire: a fish made of them jumps over a paper sea. */
export function beadFish(seed: number): Picture {
  const chance = chanceOf(seed);
  const tones = ['#e5533c', '#f2b53a', '#f7ead0', '#2f9c95', '#f08a7a'];
  const beads: string[] = [];
  for (let row = -4; row <= 4; row += 1)
    for (let col = -11; col <= 9; col += 1) {
      const [x, y] = [col * 31 + (row % 2 ? 15 : 0), row * 29];
      if ((x / 330) ** 2 + (y / (128 * (1 - x / 900))) ** 2 > 1) continue;
      beads.push(bead(x, y, 16.5, Math.abs(row) === 4 || (col + row * row) % 5 === 0 ? (tones[2] as string) : col < -6 ? (tones[3] as string) : (tones[Math.abs(row + (col >> 2)) % 2] as string)));
    }
  const tail = Array.from({ length: 22 }, (_, n) => bead(-318 - (n % 6) * 24, (n % 2 ? -1 : 1) * ((n % 6) * 21 + Math.floor(n / 12) * 26), 14, tones[n % 3 ? 3 : 1] as string));
  const fins = Array.from({ length: 8 }, (_, n) => bead(-90 + n * 25, -150 - Math.sin((n / 7) * Math.PI) * 40, 14, tones[3] as string)).concat(
    Array.from({ length: 7 }, (_, n) => bead(-60 + n * 25, 146 + Math.sin((n / 6) * Math.PI) * 24, 13, tones[3] as string)),
  );
  const fish = `<g transform="translate(660 400) rotate(-24)">${line('M-440,-110 L-318,0 L-440,110 M-90,-150 C-30,-220 60,-210 90,-150', '#8d7a5c', 5)}${beads.join('')}${tail.join('')}${fins.join('')}${bead(226, -30, 27, '#f7ead0')}${circle(230, -30, 13, '#1b1a24')}</g>`;
  const wave = (y: number, phase: number) => {
    const tops = Array.from({ length: 9 }, (_, n) => `q80,${-78 - (n % 2) * 20} 160,0`).join(' ');
    return `M${-80 - phase},${y} ${tops} V980 H-200 Z`;
  };
  const drops = Array.from({ length: 12 }, () => bead(chance.between(190, 480), chance.between(430, 660), chance.between(7, 14), '#f7ead0')).join('');
  return {
    ground: '#f4d9c0',
    seed,
    paper: 6,
    layers: [
      ...sheet('M1010,210 m-120,0 a120,120 0 1 0 240,0 a120,120 0 1 0 -240,0', '#f29b5f', 12),
      ...sheet(wave(640, 0), '#8fc7c0', 14),
      ...both(fish, 26),
      ...both(drops, 9),
      ...sheet(wave(730, 90), '#3f97a0', 18),
      ...sheet(wave(828, 20), '#1f5f7a', 22),
    ],
  };
}

function bead(x: number, y: number, r: number, colour: string): string {
  return circle(x, y, r, shaded(colour, 0.35)) + circle(x - r * 0.08, y - r * 0.1, r * 0.9, colour) + oval(x - r * 0.32, y - r * 0.38, r * 0.3, r * 0.2, '#ffffff', { 'fill-opacity': 0.75 });
}

/** The animator's table from above: cut parts in rows, the figure half put together. */
export function cutTable(seed: number): Picture {
  const skin = '#5f3825';
  const heads = [0, 1, 2, 3].map((n) => {
    const x = 180 + n * 185;
    const mouth = ['M-14,22 q14,12 28,0', 'M-12,24 h24', 'M-9,22 q9,18 18,0 q-9,-10 -18,0', 'M-14,28 q14,-12 28,0'][n] as string;
    return `<g transform="translate(${x} 190) rotate(${n * 3 - 5})">${circle(0, -14, 66, '#17100f')}${oval(0, 6, 52, 58, skin)}${circle(-19, 0, 7, '#fbf3e6')}${circle(19, 0, 7, '#fbf3e6')}${circle(-17, 1, 4, '#17100f')}${circle(21, 1, 4, '#17100f')}${line(mouth, '#f08a7a', 6)}</g>`;
  });
  const arms = [0, 1, 2].map((n) => `<g transform="translate(${190 + n * 150} 380) rotate(${n * 24 - 14})">${box(-20, 0, 40, 150, '#e5b13a', 20)}${circle(0, 156, 22, skin)}${circle(0, 18, 6, '#b9b2a4')}</g>`);
  const legs = [0, 1, 2].map((n) => `<g transform="translate(${190 + n * 150} 660) rotate(${8 - n * 9})">${box(-20, 0, 40, 140, skin, 18)}${path('M-24,132 h50 q36,8 34,34 h-84 Z', '#c8432f')}${circle(0, 18, 6, '#b9b2a4')}</g>`);
  const body = `<g transform="translate(900 520)">${path('M-84,-120 C-60,-150 60,-150 84,-120 L128,170 H-128 Z', '#e5b13a')}${[-70, -10, 50, 110].map((y) => circle(0, y, 9, '#c8432f')).join('')}${path('M-128,170 H128 L134,196 H-134 Z', '#2f7a5a')}<g transform="translate(-80 -104) rotate(38)">${box(-20, 0, 40, 150, '#e5b13a', 20)}${circle(0, 156, 22, skin)}</g><g transform="translate(82 -104) rotate(-128)">${box(-20, 0, 40, 150, '#e5b13a', 20)}${circle(0, 156, 22, skin)}</g><g transform="translate(-50 196)">${box(-20, -10, 40, 140, skin, 18)}${path('M24,122 h-50 q-36,8 -34,34 h84 Z', '#c8432f')}</g><g transform="translate(50 196)">${box(-20, -10, 40, 140, skin, 18)}${path('M-24,122 h50 q36,8 34,34 h-84 Z', '#c8432f')}</g><g transform="translate(4 -216)">${circle(0, -22, 106, '#17100f')}${oval(0, 10, 84, 92, skin)}${circle(-30, 4, 11, '#fbf3e6')}${circle(30, 4, 11, '#fbf3e6')}${circle(-27, 5, 6.5, '#17100f')}${circle(33, 5, 6.5, '#17100f')}${line('M-24,38 q24,24 48,0', '#f08a7a', 9)}${oval(-48, 34, 15, 9, '#a0522d', { 'fill-opacity': 0.6 })}${oval(52, 34, 15, 9, '#a0522d', { 'fill-opacity': 0.6 })}</g></g>`;
  const scissors = `<g transform="translate(620 800) rotate(-28)">${circle(-120, -34, 40, 'none', { stroke: '#c8432f', 'stroke-width': 19 })}${circle(-120, 42, 40, 'none', { stroke: '#c8432f', 'stroke-width': 19 })}${path('M-90,-10 L150,44 L160,30 L-76,-34 Z', '#d8d9dc')}${path('M-90,16 L150,-38 L160,-24 L-76,40 Z', '#b7bac2')}${circle(-14, 2, 9, '#7d808a')}</g>`;
  const mat =
    Array.from({ length: 17 }, (_, n) => line(`M${n * 80},0 V960`, '#ffffff', 1.4, { 'stroke-opacity': 0.14 })).join('') +
    Array.from({ length: 12 }, (_, n) => line(`M0,${n * 80} H1280`, '#ffffff', 1.4, { 'stroke-opacity': 0.14 })).join('');
  return {
    ground: '#2f6f74',
    seed,
    paper: 4,
    layers: [{ svg: mat }, ...both(heads.join('') + arms.join('') + legs.join(''), 9), ...both(body, 16), ...both(scissors, 13)],
  };
}
