/** A whiteboard on which a story is drawn, with the hand that draws it; and paper stuck to a wall by people who think. */
import { mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, line, oval, path, say } from '../machine/shapes.ts';
import { leafShade, lying, placed } from '../machine/stage.ts';

const INK = '#23262e';

/** A hand with a marker whose tip is at 0. */
export function hand(x: number, y: number, skin: string, cap: string, sleeve: string): string {
  const dark = shaded(skin, 0.4);
  return placed(
    x,
    y,
    0,
    line('M0,0 L96,96', '#2b2d36', 27) +
      line('M0,0 L20,20', cap, 17) +
      path('M420,560 L250,300 C210,250 170,214 150,150 C140,118 118,96 96,84 C84,76 70,92 80,108 L104,146 C76,112 60,100 48,112 C40,122 60,140 92,186 C64,168 52,170 52,184 C54,200 96,232 118,252 C150,290 210,370 260,600 Z', skin) +
      line('M80,108 q20,30 40,54 M54,116 q26,30 60,62 M60,184 q30,18 54,40', dark, 4, { 'stroke-opacity': 0.6 }) +
      path('M250,420 L400,380 L560,640 H280 Z', sleeve),
  );
}

/** The drawing is black line and one colour, in a box of 1280 by 960. */
export function whiteboard(title: string, lines: string, colour: string, words: readonly (readonly [string, number, number])[], skin: string, sleeve: string, seed: number, tip: readonly [number, number]): Picture {
  const frame = box(0, 0, 1280, 960, '#aeb4ba') + box(26, 26, 1228, 870, '#fbfcfb', 8) + box(0, 896, 1280, 64, '#8d949c') + box(300, 900, 150, 24, '#c8302a', 8) + box(470, 900, 150, 24, '#23262e', 8);
  const old = line('M120,700 C300,680 420,720 560,700 M840,180 C960,170 1040,190 1150,176', '#b9c4d0', 26, { 'stroke-opacity': 0.25 });
  return {
    ground: '#fbfcfb',
    seed,
    paper: 2,
    layers: [
      { svg: frame },
      { svg: blurred(old + path('M26,26 H560 L240,896 H26 Z', '#dfe9f2', { 'fill-opacity': 0.5 }), 12) },
      { svg: say(title, [90, 132], 'pen', 84, INK) + line('M90,156 q200,14 420,2', colour, 7) + lines + words.map(([text, x, y]) => say(text, [x, y], 'pen', 50, INK)).join(''), wander: 2.4, mottle: 0.16 },
      { svg: blurred(placed(tip[0] + 36, tip[1] + 60, 0, path('M40,60 L300,300 L460,600 H200 Z', '#2c3040', { 'fill-opacity': 0.4 })), 20), blend: 'multiply' },
      { svg: hand(tip[0], tip[1], skin, colour, sleeve), wander: 1.6 },
    ],
  };
}

/** Groups of notes under headings on a wall; `strong` is the note that won. */
export function notes(wall: string, title: string, groups: readonly (readonly [heading: string, colour: string, notes: readonly string[]])[], strong: string, seed: number): Picture {
  const wide = 1160 / groups.length;
  const layers = groups.flatMap(([heading, colour, all], g) => {
    const x = 60 + wide * (g + 0.5);
    return [
      { svg: say(heading, [x, 236], 'brico', 34, shaded(wall, 0.85), { anchor: 'middle' }) + line(`M${x - 90},254 h180`, colour, 6) },
      ...all.flatMap((text, n) => {
        const rows = text.split('|');
        const [nx, ny, turn] = [x + ((n * 37 + g * 13) % 40) - 20, 366 + n * 196, ((n * 53 + g * 29) % 9) - 4] as const;
        const tint = text === strong ? '#f7d94c' : mix(colour, '#ffffff', 0.3);
        return lying([nx, ny, turn], [198, 176], box(0, 0, 198, 176, tint) + path('M0,150 Q100,168 198,150 V176 H0 Z', shaded(tint, 0.12)) + say(rows, [18, 54], 'pen', 39, INK, { leading: 1.06 }), 7);
      }),
    ];
  });
  const ring = groups.flatMap(([, , all], g) => all.map((text, n) => (text === strong ? line(`M${60 + wide * (g + 0.5) - 130},${366 + n * 196} c-10,-140 270,-150 264,0 c-6,140 -280,130 -258,-20`, '#c8302a', 7) : ''))).join('');
  return {
    ground: wall,
    seed,
    paper: 6,
    layers: [{ svg: path('M0,0 H500 L120,960 H0 Z', '#ffffff', { 'fill-opacity': 0.14 }), wander: 4 }, { svg: say(title, [60, 130], 'gloock', 64, shaded(wall, 0.85)) }, ...layers, { svg: ring, wander: 3 }, leafShade(1290, 960, -30, 1)],
  };
}

/** A customer journey in steps: the action, the mood, and what hurts. */
export function journey(paper: string, who: string, steps: readonly (readonly [does: string, feels: number, says: string])[], colours: readonly [string, string, string], seed: number): Picture {
  const [ink, line1, hurt] = colours;
  const gap = 1080 / (steps.length - 1);
  const at = (n: number, feels: number) => [100 + n * gap, 500 - feels * 150] as const;
  const d = steps.map(([, feels], n) => at(n, feels)).reduce((all, [x, y], n, list) => (n === 0 ? `M${x},${y}` : `${all} C${x - gap / 2},${list[n - 1]?.[1]} ${x - gap / 2},${y} ${x},${y}`), '');
  const marks = steps.map(([does, feels, words], n) => {
    const [x, y] = at(n, feels);
    const bad = feels < -0.3;
    return (
      box(x - 84, 800, 168, 112, mix(paper, bad ? hurt : line1, 0.28), 12) +
      say(does.split('|'), [x, 848], 'brico', 25, ink, { anchor: 'middle', leading: 1.2 }) +
      line(`M${x},${y + 34} V792`, ink, 2.4, { 'stroke-dasharray': '4 9' }) +
      circle(x, y, 32, bad ? hurt : line1) +
      line(`M${x - 12},${y - 6} v3 M${x + 12},${y - 6} v3 M${x - 12},${y + 12 + (bad ? 3 : -3)} q12,${bad ? -10 : 12} 24,0`, paper, 5) +
      say(words.split('|'), [x, y + (feels > 0 ? -84 : 74)], 'pen', 36, bad ? hurt : ink, { anchor: 'middle', leading: 1 })
    );
  });
  return {
    ground: paper,
    seed,
    paper: 6,
    layers: [
      { svg: line('M60,500 H1220', ink, 2, { 'stroke-opacity': 0.3 }) + line(d, line1, 13), wander: 3 },
      { svg: marks.join('') + say(who, [60, 120], 'gloock', 58, ink), wander: 1 },
    ],
  };
}

/** A phone of paper, drawn and cut, that somebody tries with a finger. */
export function paperPhone(table: string, screens: readonly string[], skin: string, sleeve: string, seed: number): Picture {
  const draw = (inside: string) => box(0, 0, 330, 600, '#fbf8ef', 24) + box(14, 14, 302, 572, 'none', 16, { stroke: INK, 'stroke-width': 5 }) + inside;
  const at = [
    [300, 470, -7],
    [690, 500, 3],
    [1080, 460, 8],
  ] as const;
  const finger = placed(
    760,
    640,
    8,
    path('M-32,-10 C-36,-44 30,-44 30,-10 L44,150 C90,120 140,160 150,210 L210,420 H-40 L-36,180 Z', skin) + path('M-20,-14 C-20,-34 18,-34 18,-14 L14,6 H-16 Z', mix(skin, '#f2c8a8', 0.5)) + path('M-60,330 H260 V480 H-60 Z', sleeve),
  );
  return {
    ground: table,
    seed,
    paper: 6,
    layers: [
      { svg: Array.from({ length: 18 }, (_, n) => line(`M0,${n * 58} H1280`, shaded(table, 0.16), 5, { 'stroke-opacity': 0.5 })).join(''), wander: 6 },
      ...screens.flatMap((one, n) => lying(at[n] as (typeof at)[number], [330, 600], draw(one), 8)).map((layer) => ({ ...layer, wander: 2 })),
      { svg: blurred(oval(860, 840, 180, 150, '#2c1020', { 'fill-opacity': 0.4 }), 20), blend: 'multiply' },
      { svg: finger, wander: 1.6 },
    ],
  };
}
