/** Pictures of games: a level, the world in blocks, what the player carries. */
import { chanceOf } from '../machine/chance.ts';
import { lit, mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { box, circle, gradient, line, oval, path, say } from '../machine/shapes.ts';
import { type Actor, whole } from './cast.ts';
import { THING_NAMES, thing } from './things.ts';

/** A level as the player sees it: hills in the haze, ground in steps, coins on an arc. */
export function level(actor: Actor, sky: readonly [string, string], land: string, seed: number): Picture {
  const chance = chanceOf(seed);
  const hills = (y: number, colour: string, high: number) => {
    let d = `M0,960 V${y}`;
    for (let x = 0; x <= 1280; x += 160) d += ` Q${x + 80},${y - high * chance.between(0.4, 1.2)} ${x + 160},${y}`;
    return path(`${d} V960 Z`, colour);
  };
  const block = (x: number, y: number, w: number, h: number) =>
    box(x, y, w, h, shaded(land, 0.25), 6) +
    box(x, y, w, 30, '#5f9a4a', 8) +
    Array.from({ length: Math.floor(w / 26) }, (_, n) => path(`M${x + n * 26},${y + 26} h26 l-13,${14 + (n % 3) * 6} Z`, '#5f9a4a')).join('') +
    Array.from({ length: Math.floor((w * h) / 9000) }, (_, n) => box(x + 20 + ((n * 71) % (w - 50)), y + 60 + ((n * 47) % Math.max(20, h - 80)), 26, 14, shaded(land, 0.42), 6)).join('');
  const hut = (x: number, y: number) => box(x, y - 80, 110, 80, '#d98f52', 4) + path(`M${x - 24},${y - 76} L${x + 55},${y - 160} L${x + 134},${y - 76} Z`, '#8a5a2c') + box(x + 40, y - 52, 32, 52, '#4a2a1c', 12);
  const coins = Array.from({ length: 7 }, (_, n) => circle(500 + n * 66, 420 - Math.sin((n / 6) * Math.PI) * 130, 20, '#f2b83a') + circle(500 + n * 66, 420 - Math.sin((n / 6) * Math.PI) * 130, 12, '#fbe08a')).join('');
  const bar =
    box(34, 30, 300, 58, '#1d1430', 29, { 'fill-opacity': 0.55 }) +
    [0, 1, 2].map((n) => path(`M${74 + n * 46},74 C${50 + n * 46},56 ${58 + n * 46},38 ${74 + n * 46},50 C${90 + n * 46},38 ${98 + n * 46},56 ${74 + n * 46},74 Z`, n < 2 ? '#e2402f' : '#5a4a63')).join('') +
    circle(236, 59, 16, '#f2b83a') +
    say('× 23', [262, 70], 'wide', 30, '#fff') +
    say('Level 4', [1244, 70], 'wide', 32, '#fff', { anchor: 'end' });
  return {
    ground: sky[1],
    seed,
    paper: 2,
    grain: 2,
    layers: [
      {
        svg: `<defs>${gradient(
          'sk',
          [0, 0, 0, 800],
          [
            [0, sky[0], 1],
            [1, sky[1], 1],
          ],
        )}</defs>${box(0, 0, 1280, 960, 'url(#sk)')}${circle(980, 230, 104, lit(sky[1], 0.6))}`,
      },
      { svg: hills(560, mix(sky[1], land, 0.25), 190) + hills(650, mix(sky[1], land, 0.5), 150), wander: 2 },
      { svg: hills(740, mix(sky[0], land, 0.66), 90), dissolve: 1, wander: 2 },
      { svg: hut(960, 520) + hut(150, 690) + block(0, 690, 400, 280) + block(480, 790, 210, 180) + block(860, 520, 300, 60) + block(760, 850, 540, 120), wander: 1.4 },
      { svg: coins + path('M520,790 l20,-40 l20,40 Z M564,790 l20,-40 l20,40 Z', '#5a4a63'), wander: 1 },
      { svg: `<g transform="translate(700 470) rotate(8) scale(0.86)">${whole(actor, 'three', 'glad', 0.9, 1)}</g>${line('M590,560 q-30,40 -34,90 M620,580 q-24,40 -26,80', '#fff', 6, { 'stroke-opacity': 0.5 })}`, wander: 1.2 },
      { svg: bar },
    ],
  };
}

/** The world as blocks seen from above at an angle: paths, water, trees, houses by a little map of letters. */
export function blocks(map: readonly string[], colours: Readonly<Record<string, string>>, ground: string, title: string, seed: number): Picture {
  const tile = (x: number, y: number, z: number, colour: string, high = 34) => {
    const [px, py] = [640 + (x - y) * 62, 150 + (x + y) * 36 - z];
    return path(`M${px},${py - 36} l62,36 l-62,36 l-62,-36 Z`, colour) + path(`M${px - 62},${py} l62,36 v${high} l-62,-36 Z`, shaded(colour, 0.42)) + path(`M${px + 62},${py} l-62,36 v${high} l62,-36 Z`, shaded(colour, 0.22));
  };
  const onTile = (x: number, y: number, z: number, inside: string) => `<g transform="translate(${640 + (x - y) * 62} ${150 + (x + y) * 36 - z})">${inside}</g>`;
  const tree = line('M0,6 V-40', '#6a4226', 13) + circle(0, -76, 40, '#3f7a4a') + circle(-14, -88, 25, '#5f9a4a') + circle(18, -58, 19, '#2f6040');
  const house =
    path('M-40,0 l40,24 v-56 l-40,-24 Z', '#c98a52') +
    path('M40,0 l-40,24 v-56 l40,-24 Z', '#e7b078') +
    path('M-50,-26 L0,-92 L50,-26 L0,4 Z', '#b5432c') +
    path('M0,-92 L50,-26 L0,4 Z', '#d65a3a') +
    path('M12,14 v-30 l16,-9 v30 Z', '#4a2a1c');
  const stall =
    path('M-34,-4 l34,20 l34,-20 v-16 l-34,20 l-34,-20 Z', '#8a5a2c') +
    line('M-34,-20 V-62 M34,-20 V-62 M0,0 V-44', '#5a3a1c', 6) +
    path('M-48,-58 L0,-84 L48,-58 L0,-30 Z', '#f0b23c') +
    path('M-24,-71 L24,-44 L0,-30 L-48,-58 Z', '#e2553f');
  const all = map.flatMap((row, y) =>
    [...row].map((kind, x) => {
      const water = kind === '~';
      const base = tile(x, y, water ? -12 : kind === '^' ? 30 : 0, colours[water ? '~' : kind === '.' ? '.' : kind === '^' ? '^' : '#'] ?? '#000', kind === '^' ? 64 : 34);
      const on =
        kind === 'T' ? tree : kind === 'H' ? house : kind === 'S' ? stall : kind === 'o' ? thing('pot', 0, -22, 30, ['#b5432c', '#f0d9ae', '#3a1a16']) : water && (x + y) % 3 === 0 ? line('M-22,12 q11,-8 22,0 t22,0', '#e3f1ee', 4) : '';
      return base + (on ? onTile(x, y, 0, on) : '');
    }),
  );
  return {
    ground,
    seed,
    paper: 3,
    grain: 2,
    layers: [
      { svg: oval(640, 470, 470, 240, shaded(ground, 0.4), { 'fill-opacity': 0.4 }), wander: 3 },
      { svg: `<g transform="translate(-250 -20) scale(1.4)">${all.join('')}</g>`, wander: 0.9 },
      { svg: say(title, [60, 100], 'wide', 50, shaded(ground, 0.85)) + say('Tiles, 64 × 64', [62, 140], 'medium', 24, shaded(ground, 0.7)) },
    ],
  };
}

/** Twelve things in slots, one chosen, with what it does. */
export function bag(title: string, chosen: number, words: readonly [name: string, what: string, price: string], colours: readonly [string, string, string, string], seed: number): Picture {
  const [ground, panel, accent, ink] = colours;
  const tones = [
    [accent, '#fbe9c0', ink],
    ['#5f9a8a', '#fbe9c0', ink],
    ['#c8604a', '#f2c86a', ink],
    ['#8a6ac0', '#f2c8b0', ink],
  ] as const;
  const slots = Array.from({ length: 12 }, (_, n) => {
    const [x, y] = [96 + (n % 4) * 186, 220 + Math.floor(n / 4) * 206];
    return (
      box(x, y + 8, 168, 186, shaded(panel, 0.55), 26) +
      box(x, y, 168, 180, n === chosen ? accent : shaded(panel, 0.25), 26) +
      box(x + 9, y + 9, 150, 162, n === chosen ? '#fff3d6' : mix(panel, '#ffffff', 0.1), 19) +
      thing(THING_NAMES[(n * 7 + seed) % 20] as (typeof THING_NAMES)[number], x + 84, y + 92, 56, tones[n % 4] as (typeof tones)[number]) +
      (n % 3 === 1 ? circle(x + 142, y + 156, 22, ink) + say(`${n + 2}`, [x + 142, y + 164], 'wide', 22, '#fff', { anchor: 'middle' }) : '')
    );
  }).join('');
  const card =
    box(876, 128, 330, 704, '#fff3d6', 30) +
    circle(1041, 330, 128, mix(accent, '#fff3d6', 0.5)) +
    thing(THING_NAMES[(chosen * 7 + seed) % 20] as (typeof THING_NAMES)[number], 1041, 330, 104, tones[chosen % 4] as (typeof tones)[number], -8) +
    say(words[0], [1041, 540], 'capra', 44, ink, { anchor: 'middle' }) +
    say(words[1].split('|'), [1041, 596], 'medium', 25, ink, { anchor: 'middle', leading: 1.4 }) +
    box(916, 722, 250, 70, accent, 35) +
    say(words[2], [1041, 768], 'wide', 31, ink, { anchor: 'middle' });
  return {
    ground,
    seed,
    paper: 2,
    grain: 2,
    layers: [
      { svg: Array.from({ length: 16 }, (_, n) => path(`M640,480 L${-400 + n * 140},-200 h70 Z M640,480 L${-400 + n * 140},1160 h70 Z`, mix(ground, '#ffffff', 0.1))).join('') },
      { svg: box(56, 88, 790, 784, shaded(panel, 0.5), 40) + box(56, 80, 790, 780, panel, 40) + say(title, [100, 170], 'capra', 60, '#fff3d6') + slots + box(870, 136, 342, 704, shaded(panel, 0.5), 34) + card, wander: 1 },
    ],
  };
}
