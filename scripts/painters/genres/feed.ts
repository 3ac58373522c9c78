/** What a brand shows every week: nine squares that are one wall, three stories, one post in the hand. */
import { mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, clipped, type Face, line, path, say } from '../machine/shapes.ts';
import { lying, placed } from '../machine/stage.ts';
import { type ThingName, type Three, thing } from './things.ts';

/** A square of 400: a thing large, or words large; grounds alternate. */
export type Post = readonly ['thing', ThingName, string] | readonly ['words', readonly string[]] | readonly ['pattern', ThingName];
/** The colours are ground, paper, main, second and ink. */
export type Kit = { name: string; face: Face; colours: readonly [string, string, string, string, string] };

function post({ face, colours }: Kit, one: Post, n: number): string {
  const [ground, paper, main, second, ink] = colours;
  const base = [paper, main, second, ground][n % 4] as string;
  const three: Three = base === main ? [second, paper, ink] : base === second ? [main, paper, ink] : [main, second, ink];
  const on = base === main || base === ground ? paper : ink;
  if (one[0] === 'words') return box(0, 0, 400, 400, base) + say(one[1], [36, 200 - (one[1].length - 1) * 34], face, 66, on, { leading: 1.06 }) + box(38, 340, 70, 10, base === second ? main : second);
  if (one[0] === 'pattern')
    return (
      box(0, 0, 400, 400, base) +
      clipped(
        'pt',
        box(0, 0, 400, 400, '#000'),
        Array.from({ length: 25 }, (_, k) => thing(one[1], (k % 5) * 96 + (Math.floor(k / 5) % 2) * 48 - 8, Math.floor(k / 5) * 94 + 14, 34, k % 3 ? three : [three[1], three[0], three[2]], (k * 23) % 50)).join(''),
      )
    );
  return box(0, 0, 400, 400, base) + circle(200, 186, 150, mix(base, on === paper ? '#ffffff' : ink, 0.12)) + thing(one[1], 200, 180, 116, three) + say(one[2], [200, 376], 'bold', 25, on, { anchor: 'middle' });
}

/** The wall of nine, seen large and at an angle. */
export function nine(kit: Kit, posts: readonly Post[], seed: number): Picture {
  const cells = posts.map((one, n) => `<g transform="translate(${(n % 3) * 412} ${Math.floor(n / 3) * 412})">${clipped('p', box(0, 0, 400, 400, '#000', 6), post(kit, one, n))}</g>`).join('');
  return { ground: kit.colours[0], seed, paper: 3, layers: [...lying([640, 480, -9], [1224, 1224], cells, 22)] };
}

/** Three stories in sequence. */
export function stories(kit: Kit, tall: readonly (readonly [ThingName, readonly string[], string])[], seed: number): Picture {
  const [ground, paper, main, second, ink] = kit.colours;
  const grounds = [main, second, paper];
  const layers = tall.flatMap(([what, words, under], n) => {
    const base = grounds[n] as string;
    const on = base === main ? paper : ink;
    const three: Three = base === main ? [second, paper, ink] : base === second ? [main, paper, ink] : [main, second, ink];
    const inside =
      box(0, 0, 384, 682, base, 22) +
      [0, 1, 2].map((k) => box(20 + k * 118, 18, 108, 5, on, 2, { 'fill-opacity': k <= n ? 0.9 : 0.3 })).join('') +
      circle(42, 58, 19, second === base ? main : second) +
      say(kit.name, [72, 65], 'bold', 20, on) +
      circle(192, 300, 158, mix(base, on, 0.12)) +
      thing(what, 192, 296, 124, three, n * 6 - 6) +
      say(words, [30, 532], kit.face, 50, on, { leading: 1.05 }) +
      say(under, [32, 650], 'medium', 22, on);
    return lying(
      [
        [230, 500, -5],
        [640, 470, 0],
        [1050, 500, 5],
      ][n] as unknown as readonly [number, number, number],
      [384, 682],
      inside,
      14,
    );
  });
  return { ground, seed, paper: 3, layers: [{ svg: circle(1080, 120, 360, mix(ground, '#ffffff', 0.16)) + path('M0,960 C180,700 480,720 700,960 Z', mix(ground, main, 0.3)), wander: 2 }, ...layers] };
}

/** One post in a hand-held phone, its neighbours above and below. */
export function inFeed(kit: Kit, posts: readonly [Post, Post], says: readonly [likes: string, words: string], seed: number): Picture {
  const [ground, paper, main, , ink] = kit.colours;
  const screen =
    box(0, 0, 400, 820, '#ffffff') +
    say(kit.name, [62, 62], 'bold', 19, ink) +
    circle(36, 56, 17, main) +
    say('Sponsored', [62, 82], 'sans', 14, '#77737d') +
    `<g transform="translate(0 100)">${post(kit, posts[0], 1)}</g>` +
    line('M24,540 C10,520 30,508 36,522 C42,508 62,520 48,540 L36,552 Z', main, 4) +
    line('M78,518 h26 v22 h-16 l-8,8 Z M122,524 l26,-8 l-8,28 Z', ink, 3) +
    say(says[0], [20, 590], 'bold', 18, ink) +
    say(says[1], [20, 618], 'sans', 17, ink) +
    `<g transform="translate(0 680)">${post(kit, posts[1], 2)}</g>`;
  const phone = box(-14, -14, 428, 868, '#14161b', 62) + clipped('fp', box(0, 0, 400, 840, '#000', 48), screen) + box(140, 12, 120, 26, '#14161b', 13);
  return {
    ground,
    seed,
    paper: 3,
    layers: [
      { svg: circle(240, 240, 330, mix(ground, '#ffffff', 0.18)) + path('M1280,960 V420 C1040,480 880,700 900,960 Z', mix(ground, shaded(main, 0.2), 0.45)), wander: 2 },
      { svg: placed(690, 560, 9, blurred(box(-214, -420, 428, 868, '#2c1020', 60, { 'fill-opacity': 0.5 }), 24)), blend: 'multiply' },
      { svg: placed(640, 520, 9, `<g transform="scale(1.16) translate(-200 -420)">${phone}</g>`) },
      { svg: [0, 1, 2].map((n) => placed(1010 + n * 60, 300 - n * 90, n * 14 - 14, path('M0,30 C-44,-6 -30,-44 0,-24 C30,-44 44,-6 0,30 Z', n % 2 ? paper : main), 1.5 - n * 0.3)).join(''), wander: 1.5 },
    ],
  };
}
