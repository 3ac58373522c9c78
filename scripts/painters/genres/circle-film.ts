/** An animated savings circle: everybody puts a coin into the pot, and one takes it. */
import { mix } from '../machine/colour.ts';
import { circle, line, oval, path } from '../machine/shapes.ts';
import { type Film, FLAT, moved } from './films.ts';

const TURN = Math.PI * 2;
const FRIENDS = 8;
const MIDDLE = [640, 500] as const;
const RADIUS = 350;
/** Shares of the film: by COME all coins are in the pot, by GONE the friend at the top has them, from AGAIN the loop resets. */
const [COME, GONE, AGAIN] = [0.62, 0.8, 0.93];
const SKINS = ['#5a3222', '#7a4a2c', '#3e241c', '#8a5a3a'];

const placeOf = (n: number): readonly [number, number] => {
  const turned = (n / FRIENDS) * TURN - TURN / 4;
  return [MIDDLE[0] + Math.cos(turned) * RADIUS * 1.22, MIDDLE[1] + Math.sin(turned) * RADIUS];
};
const eased = (t: number) => t * t * (3 - 2 * t);
const within = (at: number, from: number, until: number) => Math.min(1, Math.max(0, (at - from) / (until - from)));

/** A head and shoulders on a disc, which is warm from when the coin was given until the round ends. */
function friend(n: number, disc: string, cloth: string, ink: string, glad: number): string {
  const skin = SKINS[n % SKINS.length] as string;
  const hair =
    n % 3 === 0
      ? circle(0, -52, 17, ink) + path('M-34,-22 A34,36 0 0 1 34,-22 Q0,-38 -34,-22 Z', ink)
      : n % 3 === 1
        ? path('M-36,-14 A36,38 0 0 1 36,-14 Q20,-34 0,-34 Q-20,-34 -36,-14 Z', ink)
        : path('M-38,-26 L-30,-58 H34 L38,-26 Q0,-38 -38,-26 Z', cloth);
  return (
    circle(0, 0, 84, disc) +
    path('M-62,56 Q-58,20 0,20 Q58,20 62,56 A84,84 0 0 1 -62,56 Z', cloth) +
    circle(0, -10, 33, skin) +
    hair +
    circle(-12, -10, 3.6, ink) +
    circle(12, -10, 3.6, ink) +
    line(`M-11,6 Q0,${10 + glad * 10} 11,6`, '#f7e3d0', 4)
  );
}

function pot(colour: string, coin: string, filled: number, blink: boolean, squash: number): string {
  const deep = mix(colour, '#10142e', 0.35);
  const eye = (x: number) => (blink ? line(`M${x - 9},-6 h18`, '#ffffff', 5) : circle(x, -6, 9, '#ffffff'));
  const heap = filled > 0 ? Array.from({ length: Math.round(filled * FRIENDS) }, (_, n) => circle(-66 + ((n * 44) % 132), -98 - Math.floor(n / 4) * 26, 23, coin)).join('') : '';
  return `<g transform="scale(${1 + squash * 0.05} ${1 - squash * 0.07})">${oval(0, 118, 130, 18, mix(colour, '#10142e', 0.2))}${oval(0, -78, 132, 26, deep)}${heap}${path('M-132,-78 Q-140,112 0,114 Q140,112 132,-78 Q66,-52 0,-52 Q-66,-52 -132,-78 Z', colour)}${line('M-128,-34 Q0,-4 128,-34', mix(colour, '#ffffff', 0.25), 9)}${eye(-36)}${eye(36)}${line('M-28,30 Q0,56 28,30', '#ffffff', 7)}</g>`;
}

/** Six seconds without a word, so that it can be read in every language. */
export function coinCircle([ground, shade, blue, warm, coin, ink]: readonly [string, string, string, string, string, string]): Film {
  return {
    frames: 72,
    rate: 12,
    poster: 0.74,
    frame(at) {
      const rest = within(at, AGAIN, 1);
      const givenAt = (n: number) => 0.03 + (n / FRIENDS) * (COME - 0.16);
      const flights = Array.from({ length: FRIENDS }, (_, n) => within(at, givenAt(n), givenAt(n) + 0.13));
      const arrived = flights.filter((one) => one === 1).length / FRIENDS;
      const taken = eased(within(at, COME + 0.04, GONE));
      const [topX, topY] = placeOf(0);
      const flying = flights.map((t, n) => {
        if (t <= 0 || t >= 1) return '';
        const [x, y] = placeOf(n);
        return circle(x + (MIDDLE[0] - x) * eased(t), y + (MIDDLE[1] - 90 - y) * eased(t) - Math.sin(t * Math.PI) * 90, 25, coin, { stroke: mix(coin, ink, 0.35), 'stroke-width': 5 });
      });
      const rising =
        taken > 0 && taken < 1
          ? [-54, -18, 18, 54]
              .map((dx, n) => circle(MIDDLE[0] + dx * (1 - taken * 0.6), MIDDLE[1] - 110 + (topY - MIDDLE[1] + 110) * Math.min(1, taken * (1 + n * 0.08)), 25, coin, { stroke: mix(coin, ink, 0.35), 'stroke-width': 5 }))
              .join('')
          : '';
      const joy = within(at, GONE - 0.06, GONE) * (1 - rest);
      const rays =
        joy > 0
          ? Array.from({ length: 12 }, (_, n) =>
              line(`M${topX + Math.cos((n / 12) * TURN) * 98},${topY + Math.sin((n / 12) * TURN) * 98} L${topX + Math.cos((n / 12) * TURN) * (98 + joy * 34)},${topY + Math.sin((n / 12) * TURN) * (98 + joy * 34)}`, coin, 8),
            ).join('')
          : '';
      const friends = Array.from({ length: FRIENDS }, (_, n) => {
        const gave = (flights[n] ?? 0) > 0 ? 1 - rest : 0;
        const [x, y] = placeOf(n);
        const up = n === 0 ? Math.abs(Math.sin(joy * Math.PI * 2)) * 14 : 0;
        return moved(x, y - up, friend(n, mix('#e9e3dc', warm, gave), n % 4 === 1 ? '#fbeede' : mix(blue, ink, (n % 3) * 0.18), ink, n === 0 ? joy : gave * 0.4));
      });
      return {
        ...FLAT,
        ground,
        seed: 33,
        layers: [
          { svg: circle(1060, 240, 420, mix(ground, '#ffffff', 0.22)) + circle(150, 930, 330, shade) },
          { svg: rays + friends.join('') },
          { svg: moved(MIDDLE[0], MIDDLE[1], pot(blue, coin, arrived * (1 - taken), at > 0.3 && at < 0.34, Math.sin(within(at, GONE, AGAIN) * Math.PI))) },
          { svg: flying.join('') + rising },
        ],
      };
    },
  };
}
