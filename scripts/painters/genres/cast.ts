/** Invented characters as an animator plans them: turnarounds, moods, walk cycles, line-ups. */
import { mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { box, circle, line, oval, path, say } from '../machine/shapes.ts';

export type Actor = {
  name: string;
  skin: string;
  hair: 'puffs' | 'wrap' | 'cap' | 'flat' | 'bald';
  top: string;
  legs: string;
  shoes: string;
  extra: string;
  /** Width and height relative to a child of eight, which is 1. */
  wide?: number;
  high?: number;
};
type View = 'front' | 'side' | 'back' | 'three';
export type Mood = 'calm' | 'glad' | 'cross' | 'afraid' | 'sly' | 'asleep';

const INK = '#2a1a18';
const HAIR = '#1d1412';
const edge = { stroke: INK, 'stroke-width': 4, 'stroke-linejoin': 'round' } as const;

function hairOf({ hair, extra }: Actor, view: View): readonly [behind: string, front: string] {
  const shift = view === 'three' ? 9 : 0;
  if (hair === 'puffs')
    return [circle(-58 + shift, -42, 32, HAIR, edge) + (view === 'side' ? '' : circle(58 + shift * 0.4, -42, 32, HAIR, edge)) + circle(-44 + shift, -26, 7, extra), path('M-62,-8 C-66,-78 66,-78 62,-8 C40,-44 -40,-44 -62,-8 Z', HAIR, edge)];
  if (hair === 'wrap')
    return [path('M-10,-60 C-50,-130 30,-140 26,-66 Z', shaded(extra, 0.2), edge), path('M-64,-6 C-70,-92 70,-92 64,-6 C40,-40 -40,-40 -64,-6 Z', extra, edge) + line('M-40,-30 Q0,-60 44,-34 M-24,-50 Q6,-70 34,-56', shaded(extra, 0.4), 4)];
  if (hair === 'cap') return ['', path('M-64,-14 C-66,-86 66,-86 64,-14 Z', extra, edge) + path(view === 'back' ? 'M-30,-16 h60 v8 h-60 Z' : 'M6,-22 H98 Q100,-8 84,-8 H6 Z', shaded(extra, 0.25), edge)];
  if (hair === 'flat') return ['', path('M-60,-10 L-62,-92 C-30,-104 30,-104 62,-92 L60,-10 C36,-46 -36,-46 -60,-10 Z', HAIR, edge)];
  return ['', ''];
}

/** A head centred on the origin, 64 units from centre to side. */
function head(actor: Actor, view: View, mood: Mood = 'calm'): string {
  const { skin } = actor;
  const [behind, front] = hairOf(actor, view);
  const round = oval(0, 0, 62, 64, skin, edge) + (view === 'side' ? path('M58,-6 q20,14 -2,22', skin, edge) : '');
  if (view === 'back') return behind + round + path('M-62,-8 C-66,-78 66,-78 62,-8 C64,40 -64,40 -62,-8 Z', actor.hair === 'bald' ? skin : actor.hair === 'wrap' || actor.hair === 'cap' ? actor.extra : HAIR, edge);
  const shift = view === 'three' ? 13 : view === 'side' ? 30 : 0;
  const eyes = view === 'side' ? [14] : [-24, 24];
  const look = eyes.map((x) => {
    const at = x + shift * 0.7;
    if (mood === 'asleep' || mood === 'glad') return line(`M${at - 11},${mood === 'glad' ? 6 : 2} q11,${mood === 'glad' ? -15 : 11} 22,0`, INK, 5);
    return oval(at, 2, mood === 'sly' ? 10 : mood === 'afraid' ? 9 : 7, mood === 'sly' ? 5 : mood === 'afraid' ? 12 : 9, INK) + circle(at + 3, -2, 2.6, '#f6e9da');
  });
  const brows = eyes.map((x) => {
    const [at, side] = [x + shift * 0.7, x < 0 ? -1 : 1];
    const tilt = mood === 'cross' ? 9 : mood === 'afraid' ? -9 : mood === 'sly' ? side * 8 : 0;
    return line(`M${at - side * 13},${-20 + tilt} L${at + side * 13},${-20 - tilt * 0.6}`, INK, 5);
  });
  const x = shift;
  const mouths: Record<Mood, string> = {
    calm: line(`M${x - 12},34 q12,8 24,0`, INK, 5),
    glad: path(`M${x - 24},26 Q${x},66 ${x + 24},26 Z`, '#7a2430', edge) + path(`M${x - 20},28 h40 l-3,8 h-34 Z`, '#fff'),
    cross: line(`M${x - 16},40 q16,-13 32,0`, INK, 5),
    afraid: line(`M${x - 16},38 q5,-8 10,0 q5,8 10,0 q5,-8 10,0`, INK, 5),
    sly: line(`M${x - 16},36 q18,9 30,-6`, INK, 5),
    asleep: oval(x, 36, 6, 7, INK),
  };
  const cheeks = oval(-38 + shift, 22, 11, 7, mix(skin, '#e5603a', 0.5), { 'fill-opacity': 0.6 }) + oval(38 + shift * 0.4, 22, 11, 7, mix(skin, '#e5603a', 0.5), { 'fill-opacity': 0.6 });
  return (
    behind +
    (view === 'side' ? oval(-10, 6, 10, 15, shaded(skin, 0.15), edge) : oval(-62, 6, 9, 14, skin, edge) + oval(62, 6, 9, 14, skin, edge)) +
    round +
    cheeks +
    look.join('') +
    brows.join('') +
    line(`M${x - 4},14 q6,8 -2,10`, shaded(skin, 0.5), 4) +
    mouths[mood] +
    front
  );
}

/** A whole figure with its feet at 0; `step` from -1 to 1 is the phase of the walk. */
export function whole(actor: Actor, view: View, mood: Mood = 'calm', step = 0, arms = 0): string {
  const { top, legs, shoes, skin, wide = 1, high = 1 } = actor;
  const w = 50 * wide;
  const long = 92 * high;
  const swing = step * 34;
  const leg = (x: number, by: number) => line(`M${x},${-long} L${x + by},-14`, INK, 36) + line(`M${x},${-long} L${x + by},-16`, legs, 28) + path(`M${x + by - 17},-16 h30 q24,2 22,16 h-52 Z`, shoes, edge);
  const arm = (x: number, side: number) => {
    const [ex, ey] = [x + side * 26 - swing * side * 0.8, arms > 0 && side > 0 ? -long - 160 * arms : -long - 20];
    return line(`M${x},${-long - 104} Q${x + side * 22},${-long - 64} ${ex},${ey}`, INK, 29) + line(`M${x},${-long - 104} Q${x + side * 22},${-long - 64} ${ex},${ey}`, top, 21) + circle(ex, ey, 14, skin, edge);
  };
  const body = path(
    `M${-w * 0.7},${-long - 118} Q0,${-long - 134} ${w * 0.7},${-long - 118} C${w * 1.15},${-long - 60} ${w * 1.25},${-long - 20} ${w * 1.2},${-long + 16} H${-w * 1.2} C${-w * 1.25},${-long - 20} ${-w * 1.15},${-long - 60} ${-w * 0.7},${-long - 118} Z`,
    top,
    edge,
  );
  const trim = line(`M${-w * 1.1},${-long - 4} H${w * 1.1}`, actor.extra, 9) + (view === 'back' ? '' : [0, 1].map((n) => circle(0, -long - 84 + n * 34, 5, actor.extra)).join(''));
  const far = view === 'side' ? -1 : 0;
  return (
    arm(far ? 0 : -w * 0.72, -1) +
    leg(-17 * (far ? 0 : 1), -swing) +
    leg(17 * (far ? 0 : 1), swing) +
    body +
    trim +
    (far ? '' : arm(w * 0.72, 1)) +
    `<g transform="translate(${view === 'side' ? 8 : 0} ${-long - 178})">${head(actor, view, mood)}</g>` +
    (far ? arm(4, 1) : '')
  );
}

const at = (x: number, y: number, s: number, inside: string) => `<g transform="translate(${x} ${y}) scale(${s})">${inside}</g>`;
const shadeOn = (x: number, y: number, w: number) => oval(x, y, w, 13, INK, { 'fill-opacity': 0.22 });

/** One actor: acting on the left, turned round on the right, four moods, the colours. */
export function sheet(actor: Actor, colours: readonly [wall: string, paper: string], moods: readonly [Mood, Mood, Mood, Mood], prop: string, seed: number): Picture {
  const [wall, paper] = colours;
  const views: View[] = ['front', 'three', 'side', 'back'];
  const turn = views.map(
    (view, n) => shadeOn(560 + n * 190, 566, 66) + at(560 + n * 190, 566, 0.98, whole(actor, view)) + say(['front', 'three-quarter', 'side', 'back'][n] as string, [560 + n * 190, 616], 'soft', 23, INK, { anchor: 'middle' }),
  );
  const faces = moods.map((mood, n) => at(560 + n * 190, 760, 0.9, head(actor, n % 2 ? 'three' : 'front', mood)) + say(mood, [560 + n * 190, 866], 'soft', 23, INK, { anchor: 'middle' }));
  const swatches = [actor.skin, HAIR, actor.top, actor.legs, actor.shoes, actor.extra].map((c, n) => box(470 + n * 54, 900, 54, 34, c)).join('');
  return {
    ground: paper,
    seed,
    paper: 5,
    layers: [
      { svg: box(0, 0, 420, 960, wall) + prop, wander: 2.4, mottle: 0.06 },
      { svg: shadeOn(210, 800, 110) + at(210, 800, 1.62, whole(actor, 'three', moods[0], 0.4, 1)), wander: 1.5 },
      { svg: say(actor.name, [210, 906], 'capra', 46, paper, { anchor: 'middle' }) },
      { svg: line('M470,568 H1220', INK, 3, { 'stroke-dasharray': '2 10' }) + turn.join('') + faces.join(''), wander: 1.5 },
      { svg: swatches + say('Sheet 1 of 4', [1220, 926], 'soft', 22, INK, { anchor: 'end' }) },
    ],
  };
}

/** A walk in eight steps: the line of the ground, ghosts of the steps between, the arc of the head. */
export function walk(actor: Actor, colours: readonly [string, string], title: string, seed: number): Picture {
  const [ground, ink] = colours;
  const steps = [-1, -0.5, 0, 0.5, 1, 0.4, -0.3, -0.9];
  const figures = steps.map((step, n) => [90 + n * 158, 760 - Math.cos(step * 3) * 12, step] as const);
  const ghosts = figures.map(([x, y, step]) => `<g opacity="0.2">${at(x + 62, y, 1.16, whole(actor, 'side', 'calm', step * 0.6))}</g>`).join('');
  const arc = line(`M${figures.map(([x, y]) => `${x + 10},${y - 356}`).join(' L')}`, '#c8302a', 4, { 'stroke-dasharray': '3 11' });
  return {
    ground,
    seed,
    paper: 6,
    layers: [
      { svg: line('M0,772 H1280', ink, 4) + Array.from({ length: 8 }, (_, n) => line(`M${90 + n * 158},772 v18`, ink, 4) + say(`${n * 3 + 1}`, [90 + n * 158, 828], 'pen', 42, ink, { anchor: 'middle' })).join(''), wander: 3 },
      { svg: ghosts, wander: 2 },
      { svg: figures.map(([x, y, step], n) => at(x, y, 1.16, whole(actor, 'side', n === 4 ? 'glad' : 'calm', step))).join(''), wander: 1.6 },
      { svg: arc + say(title, [70, 130], 'pen', 76, ink) + say('24 frames, on twos', [72, 180], 'pen', 42, '#c8302a'), wander: 2.4 },
    ],
  };
}

/** All speaking characters side by side, against lines of height. */
export function lineUp(actors: readonly (readonly [Actor, Mood])[], colours: readonly [string, string, string], title: string, seed: number): Picture {
  const [ground, stripe, ink] = colours;
  const lines = [0, 1, 2, 3, 4].map((n) => line(`M0,${260 + n * 130} H1280`, stripe, 3) + say(`${160 - n * 30} cm`, [24, 250 + n * 130], 'medium', 19, ink, { 'fill-opacity': 0.5 })).join('');
  const gap = 1100 / actors.length;
  const figures = actors.map(([actor, mood], n) => {
    const x = 120 + gap * (n + 0.5);
    return shadeOn(x, 840, 90) + at(x, 840, 1.42, whole(actor, n % 2 ? 'three' : 'front', mood, 0, mood === 'glad' ? 1 : 0)) + say(actor.name, [x, 900], 'capra', 32, ink, { anchor: 'middle' });
  });
  return { ground, seed, paper: 5, layers: [{ svg: lines + box(0, 842, 1280, 118, stripe), wander: 2 }, { svg: figures.join(''), wander: 1.5 }, { svg: say(title, [60, 110], 'capra', 62, ink) }] };
}
