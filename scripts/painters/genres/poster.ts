/** Posters in three inks that overprint, shown where people pass. */
import { mix, shaded } from '../machine/colour.ts';
import type { Layer, Picture } from '../machine/picture.ts';
import { blurred, box, circle, line, oval, path, say } from '../machine/shapes.ts';

export type Inks = readonly [first: string, second: string, key: string, paper: string];

const W = 520;
const H = 720;

function dots(colour: string, from: number): string {
  const all: string[] = [];
  for (let y = from; y < H; y += 15)
    for (let x = 4; x < W; x += 15) {
      const r = ((y - from) / (H - from)) * 7;
      if (r > 0.8) all.push(circle(x + ((y / 15) % 2) * 7.5, y, r, colour));
    }
  return all.join('');
}

/** The layer of each ink of a poster, in a box of 520 by 720; the last is the key. */
export type Sheets = (inks: Inks) => readonly [string, string, string];

/** A kettle pours: the first cup is on the house. */
export const tea: Sheets = ([first, second, key]) => [
  circle(330, 250, 190, first) + dots(first, 520),
  path(
    'M120,330 C120,240 180,200 260,200 C340,200 400,240 400,330 C400,440 350,490 260,490 C170,490 120,440 120,330 Z M392,290 C450,280 470,330 486,400 L450,408 C440,360 428,336 396,340 Z M160,210 C150,120 370,120 360,210 L334,216 C330,150 190,150 186,214 Z',
    second,
  ) +
    path('M460,412 Q470,520 440,600 L474,600 Q492,510 486,412 Z', second, { 'fill-opacity': 0.75 }) +
    path('M400,600 H508 C508,660 488,686 454,686 C420,686 400,660 400,600 Z', second),
  say(['FIRST', 'CUP'], [28, 128], 'anton', 122, key, { leading: 1.02 }) +
    say(['is on', 'the house.'], [30, 584], 'softbold', 56, key, { leading: 1.05 }) +
    say('Limuru Road Tea Room, before eight', [32, 692], 'bold', 19, key) +
    oval(260, 204, 70, 16, key) +
    circle(260, 182, 17, key),
];

/** A loudspeaker on a pole is a flower. */
export const radio: Sheets = ([first, second, key]) => [
  path('M0,440 C120,380 380,500 520,420 V720 H0 Z', first) + Array.from({ length: 8 }, (_, n) => `<ellipse cx="270" cy="148" rx="52" ry="120" fill="${first}" transform="rotate(${n * 45} 270 262)"/>`).join(''),
  circle(270, 262, 118, second) +
    line('M270,370 C262,470 290,560 268,720', second, 17) +
    path('M270,560 C330,500 420,510 440,560 C400,610 320,610 272,580 Z M268,640 C200,590 130,600 110,640 C150,690 220,690 270,660 Z', second) +
    dots(second, 600),
  circle(270, 262, 84, 'none', { stroke: key, 'stroke-width': 7 }) +
    circle(270, 262, 56, 'none', { stroke: key, 'stroke-width': 6 }) +
    circle(270, 262, 26, key) +
    say('SAY IT', [28, 452], 'anton', 106, key) +
    say('SOFTLY.', [28, 562], 'anton', 106, key) +
    say(['Radio Umlazi', 'Evenings from six'], [300, 650], 'bold', 24, key, { leading: 1.3 }),
];

/** A shoe whose laces are a road home. */
export const shoe: Sheets = ([first, second, key]) => [
  path('M0,0 H520 V330 L0,470 Z', first) + dots(first, 560),
  path('M40,470 C90,460 120,360 150,330 C190,350 230,350 250,320 C280,390 360,430 440,446 C490,456 500,500 490,530 H44 Z', second) + box(34, 524, 464, 34, key, 14),
  line('M188,360 L236,384 M208,340 L262,366 M176,384 L222,404', key, 9) +
    line('M250,322 C300,240 220,190 290,140 C350,100 420,130 470,60', key, 7, {
      'stroke-dasharray': '20 13',
    }) +
    path('M448,70 L480,30 L512,70 V104 H448 Z', key) +
    say(['WALK', 'HOME', 'RICH'], [28, 110], 'anton', 100, key, { leading: 1.05 }) +
    say(['Soles mended while you wait.', 'Bree Street taxi rank, gate 4'], [30, 634], 'bold', 25, key, {
      leading: 1.4,
    }),
];

export function poster(sheets: Sheets, inks: Inks, [x, y, turn]: readonly [number, number, number], scale = 1): Layer[] {
  const at = (inside: string, dx = 0, dy = 0) =>
    `<clipPath id="page"><rect width="${W}" height="${H}"/></clipPath><g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><g clip-path="url(#page)"><g transform="translate(${dx} ${dy})">${inside}</g></g></g>`;
  const [first, second, key] = sheets(inks);
  return [
    {
      svg: `<g transform="translate(${x + 8} ${y + 12}) rotate(${turn}) scale(${scale})">${blurred(box(0, 0, W, H, '#2b1020', 0, { 'fill-opacity': 0.55 }), 9)}</g>`,
      blend: 'multiply',
    },
    { svg: at(box(0, 0, W, H, inks[3])) },
    { svg: at(first), blend: 'multiply', wander: 1.6, mottle: 0.1 },
    { svg: at(second, 4, -3), blend: 'multiply', wander: 1.6, mottle: 0.12 },
    { svg: at(key, -3, 3), blend: 'multiply', wander: 1.3, mottle: 0.08 },
  ];
}

const folds = (x: number, y: number): Layer => ({
  svg:
    line(`M${x},${y + 240} L${x + W},${y + 236} M${x},${y + 484} L${x + W},${y + 480} M${x + 258},${y} L${x + 262},${y + H}`, '#3b1e2a', 2.4, { 'stroke-opacity': 0.16 }) +
    line(`M${x},${y + 243} L${x + W},${y + 239} M${x + 261},${y} L${x + 265},${y + H}`, '#ffffff', 2.4, {
      'stroke-opacity': 0.35,
    }),
});

/** Pasted in a row on plaster, neighbours cropped by the frame. */
export function posterWall(sheets: Sheets, inks: Inks, other: Inks, seed: number): Picture {
  const wall = '#cfc0ab';
  return {
    ground: wall,
    seed,
    paper: 8,
    layers: [
      {
        svg: box(0, 900, 1280, 60, shaded(wall, 0.35)) + line('M0,900 H1280', shaded(wall, 0.5), 3),
        wander: 3,
      },
      ...poster(sheets, other, [-180, 112, -0.8]),
      ...poster(sheets, inks, [384, 100, 0.4]),
      ...poster(sheets, other, [946, 118, -0.5]),
      folds(384, 100),
      {
        svg: path('M0,0 H1280 V70 L0,330 Z', '#4d1c38', { 'fill-opacity': 0.16 }),
        blend: 'multiply',
        wander: 6,
      },
    ],
  };
}

/** One in the lit frame of a bus stop at dusk. */
export function busStop(sheets: Sheets, inks: Inks, seed: number): Picture {
  const sky = '#29345a';
  const windows = Array.from({ length: 46 }, (_, n) =>
    box(40 + ((n * 97) % 1200), 300 + ((n * 61) % 260), 14, 20, n % 3 ? '#e9b765' : '#f6dfa4', 1, {
      'fill-opacity': 0.5 + (n % 4) * 0.12,
    }),
  );
  const blocks = [
    [0, 280, 190],
    [170, 360, 150],
    [300, 320, 120],
    [960, 300, 170],
    [1110, 380, 190],
  ].map(([x, y, w]) => box(x as number, y as number, w as number, 600, '#1b2444'));
  return {
    ground: sky,
    seed,
    paper: 3,
    grain: 4,
    layers: [
      {
        svg: `<defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#232c55"/><stop offset="0.55" stop-color="#c2705c"/><stop offset="0.72" stop-color="#eda766"/></linearGradient></defs>${box(0, 0, 1280, 760, 'url(#d)')}`,
      },
      { svg: blurred(blocks.join('') + windows.join(''), 3) },
      {
        svg: box(0, 770, 1280, 190, '#3a3346') + box(0, 764, 1280, 12, '#6a5a66') + path('M330,960 L420,800 H870 L1010,960 Z', '#f7d79b', { 'fill-opacity': 0.28 }),
        wander: 2,
      },
      { svg: blurred(box(360, 40, 560, 760, '#ffe9b8', 20, { 'fill-opacity': 0.6 }), 40) },
      {
        svg: box(362, 36, 556, 776, '#20232e', 16) + box(380, 54, 520, 720, '#fff') + box(410, 812, 26, 120, '#20232e') + box(844, 812, 26, 120, '#20232e'),
      },
      ...poster(sheets, inks, [380, 54, 0]).slice(1),
      { svg: path('M380,54 H610 L430,774 H380 Z', '#ffffff', { 'fill-opacity': 0.1 }) },
      { svg: waiting(1050, '#171726', '#e3a04f') + waiting(196, '#171726', '#b9504a', 0.94) },
    ],
  };
}

/** Somebody who waits, from behind, dark against the light. */
function waiting(x: number, colour: string, bag: string, scale = 1): string {
  return `<g transform="translate(${x} 900) scale(${scale})">${oval(6, 8, 80, 11, '#000', { 'fill-opacity': 0.4 })}${path('M-38,0 L-30,-190 H32 L38,0 H10 L2,-150 L-10,0 Z', shaded(colour, 0.3))}${path('M-50,-170 C-60,-280 -44,-340 0,-342 C44,-340 60,-280 50,-170 Z', colour)}${line('M48,-320 C66,-270 66,-220 58,-170', colour, 22)}${box(30, -176, 54, 62, bag, 6)}${line('M42,-176 C44,-206 70,-206 72,-176', bag, 5)}${box(-14, -366, 28, 36, shaded('#53301f', 0.3))}${circle(0, -392, 34, shaded('#53301f', 0.2))}${path('M-36,-396 C-36,-440 36,-440 36,-396 C20,-404 -20,-404 -36,-396 Z', mix(colour, bag, 0.5))}</g>`;
}
