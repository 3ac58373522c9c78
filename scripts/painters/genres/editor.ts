/** Work on a screen as its maker sees it: a film being cut, a voice being cleaned, an e-mail, a product's page, a table of figures. */
import { chanceOf } from '../machine/chance.ts';
import { mix, shaded } from '../machine/colour.ts';
import type { Picture } from '../machine/picture.ts';
import { blurred, box, circle, clipped, type Face, line, path, say } from '../machine/shapes.ts';
import { placed } from '../machine/stage.ts';
import { type ThingName, type Three, thing } from './things.ts';

/** A monitor or a laptop; `inside` fills 1120 by 700. */
function display(inside: string, desk: string, seed: number, kind: 'screen' | 'laptop' = 'screen'): Picture {
  const dark = shaded(desk, 0.62);
  const foot =
    kind === 'screen'
      ? path('M560,770 H720 L744,880 H536 Z', '#2a2c34') + box(440, 874, 400, 22, '#3a3d47', 11)
      : path('M20,800 H1260 L1330,870 H-50 Z', '#b9bcc4') + path('M20,800 H1260 L1264,806 H16 Z', '#e3e5ea') + box(520, 812, 240, 14, '#9a9da6', 7);
  return {
    ground: desk,
    seed,
    paper: 3,
    grain: 1.6,
    layers: [
      { svg: circle(1090, 160, 400, mix(desk, '#ffffff', 0.16)) + box(0, 840, 1280, 120, mix(desk, '#2a1620', 0.35)), wander: 2 },
      { svg: blurred(box(76, 90, 1150, 730, dark, 26, { 'fill-opacity': 0.6 }), 26), blend: 'multiply' },
      { svg: foot + box(60, 40, 1160, 750, '#17181d', 26) + placed(80, 60, 0, clipped('dp', box(0, 0, 1120, 700, '#000', 10), inside)) },
      { svg: path('M80,60 H520 L240,760 H80 Z', '#ffffff', { 'fill-opacity': 0.045 }) },
    ],
  };
}

/** A film in the cutting room. `still` fills 640 by 360; the strips are scenes by name with their length. */
export function cuttingRoom(still: string, strips: readonly (readonly [name: string, long: number, colour: string])[], colours: readonly [desk: string, accent: string], title: string, seed: number): Picture {
  const [desk, accent] = colours;
  const chance = chanceOf(seed);
  let x = 92;
  const clips = strips.map(([name, long, colour], n) => {
    const from = x;
    x += long + 4;
    return (
      box(from, 466, long, 62, colour, 7) +
      box(from, 466, long, 18, shaded(colour, 0.3), 7) +
      say(name, [from + 8, 480], 'medium', 13, '#fff') +
      Array.from({ length: Math.floor(long / 26) }, (_, k) => path(`M${from + 6 + k * 26},526 l10,-${14 + ((k * 7 + n * 5) % 18)} l12,${10 + (k % 3) * 5} V526 Z`, mix(colour, '#ffffff', 0.45))).join('')
    );
  });
  const sound = (y: number, colour: string) =>
    box(92, y, 980, 54, shaded(colour, 0.62), 7) +
    Array.from({ length: 240 }, (_, n) => {
      const h = 4 + chance.next() * 20 * (0.35 + 0.65 * Math.abs(Math.sin(n / 17 + y)));
      return box(98 + n * 4, y + 27 - h, 2.4, h * 2, colour);
    }).join('');
  const wheel = [0, 1, 2]
    .map((n) => circle(860 + n * 90, 300, 36, '#2b2e38') + circle(860 + n * 90 + (n - 1) * 8, 296 - n * 5, 6, '#fff') + circle(860 + n * 90, 300, 36, 'none', { stroke: [accent, '#5fa8a0', '#c8d0dc'][n] as string, 'stroke-width': 4 }))
    .join('');
  const inside =
    box(0, 0, 1120, 700, '#1b1d24') +
    box(0, 0, 1120, 34, '#252832') +
    say(title, [20, 23], 'medium', 16, '#c9ccd6') +
    placed(40, 52, 0, clipped('st', box(0, 0, 640, 360, '#000', 4), still)) +
    box(720, 52, 360, 168, '#22252e', 8) +
    Array.from({ length: 60 }, (_, n) => {
      const h = 20 + 100 * Math.exp(-(((n - 24) / 15) ** 2)) * (0.6 + chance.next() * 0.4);
      return box(732 + n * 5.6, 208 - h, 4, h, n < 20 ? '#4c7fc9' : n < 40 ? accent : '#e7d9b0');
    }).join('') +
    wheel +
    box(0, 430, 1120, 270, '#15171c') +
    Array.from({ length: 21 }, (_, n) => line(`M${92 + n * 49},442 v${n % 5 ? 6 : 14}`, '#6a6f7d', 1.6)).join('') +
    clips.join('') +
    ['V1', 'A1', 'A2'].map((name, n) => say(name, [56, 504 + n * 68], 'bold', 18, '#8a8f9d', { anchor: 'middle' })).join('') +
    sound(544, '#5fa8a0') +
    sound(612, accent) +
    line('M470,436 V690', '#f4f4f4', 2.4) +
    path('M460,436 h20 v12 l-10,10 l-10,-10 Z', '#f4f4f4');
  return display(inside, desk, seed);
}

/** A conversation being cleaned: two voices, what goes out is struck, chapters above. */
export function voiceRoom(names: readonly [string, string], chapters: readonly string[], outs: readonly (readonly [number, number])[], colours: readonly [desk: string, one: string, other: string], title: string, seed: number): Picture {
  const [desk, one, other] = colours;
  const chance = chanceOf(seed);
  const wave = (y: number, colour: string, speaks: (n: number) => boolean) =>
    Array.from({ length: 236 }, (_, n) => {
      const h = speaks(n) ? 8 + chance.next() * 74 : 2 + chance.next() * 4;
      return box(160 + n * 4, y - h, 2.6, h * 2, colour, 1.3);
    }).join('');
  const turn = (n: number) => Math.floor(n / 34) % 2 === 0;
  const gap = 944 / chapters.length;
  const inside =
    box(0, 0, 1120, 700, '#f6f3ec') +
    box(0, 0, 1120, 56, '#ffffff') +
    say(title, [28, 37], 'brico', 24, '#23262e') +
    box(960, 11, 132, 36, one, 18) +
    say('Export', [1026, 35], 'bold', 18, '#fff', { anchor: 'middle' }) +
    chapters.map((name, n) => box(160 + n * gap, 84, gap - 8, 44, mix('#f6f3ec', n % 2 ? one : other, 0.28), 8) + say(name, [172 + n * gap, 113], 'medium', 18, '#23262e')).join('') +
    [one, other]
      .map(
        (c, n) =>
          circle(84, 258 + n * 232, 42, c) + say((names[n] as string).slice(0, 1), [84, 274 + n * 232], 'wide', 44, '#fff', { anchor: 'middle' }) + say(names[n] as string, [84, 330 + n * 232], 'medium', 18, '#23262e', { anchor: 'middle' }),
      )
      .join('') +
    wave(270, one, turn) +
    wave(502, other, (n) => !turn(n)) +
    outs.map(([from, to]) => box(160 + from * 4, 150, (to - from) * 4, 470, '#e2402f', 6, { 'fill-opacity': 0.14 }) + line(`M${160 + from * 4},150 V620 M${160 + to * 4},150 V620`, '#e2402f', 2.4, { 'stroke-dasharray': '7 7' })).join('') +
    line('M420,140 V640', '#23262e', 3) +
    circle(420, 140, 9, '#23262e') +
    say('12:48', [436, 152], 'bold', 17, '#23262e') +
    line('M160,386 H1104', '#23262e', 1, { 'stroke-opacity': 0.25 });
  return display(inside, desk, seed, 'laptop');
}

export type Shop = { name: string; face: Face; colours: readonly [ground: string, paper: string, main: string, second: string, ink: string] };

/** An e-mail that is read to its end, on the phone and large behind it. */
export function letter({ name, face, colours }: Shop, what: ThingName, head: readonly string[], words: readonly string[], button: string, seed: number): Picture {
  const [ground, paper, main, second, ink] = colours;
  const three: Three = [main, second, ink];
  const mail = (w: number) =>
    box(0, 0, w, 900, paper) +
    say(name, [w / 2, 66], face, 34, ink, { anchor: 'middle' }) +
    box(0, 96, w, 300, mix(second, paper, 0.25)) +
    circle(w / 2, 246, 128, mix(second, paper, 0.6)) +
    thing(what, w / 2, 246, 104, three, -6) +
    say(head, [36, 470], face, 44, ink, { leading: 1.08 }) +
    say(words, [38, 470 + head.length * 50], 'soft', 23, ink, { leading: 1.5 }) +
    box(36, 500 + head.length * 50 + words.length * 34, w - 72, 66, main, 12) +
    say(button, [w / 2, 542 + head.length * 50 + words.length * 34], 'bold', 25, '#fff', { anchor: 'middle' });
  const list = ['Your invoice for October', 'Meeting moved to 3 pm', head.join(' '), 'Photos from Saturday', 'Re: the generator again']
    .map(
      (text, n) =>
        box(0, n * 128, 620, 120, n === 2 ? paper : mix(ground, '#ffffff', 0.5), 10) +
        circle(58, n * 128 + 60, 30, n === 2 ? main : mix(ground, ink, 0.3)) +
        say(n === 2 ? name : (['Accounts', 'Bisi', '', 'Uncle Femi', 'Landlord'][n] as string), [108, n * 128 + 50], 'bold', 22, ink) +
        say(text, [108, n * 128 + 84], n === 2 ? 'bold' : 'sans', 22, ink),
    )
    .join('');
  return {
    ground,
    seed,
    paper: 3,
    layers: [
      { svg: circle(180, 860, 380, mix(ground, '#ffffff', 0.2)), wander: 2 },
      { svg: placed(90, 170, -4, list) },
      { svg: placed(836, 70, 5, blurred(box(20, 30, 440, 900, shaded(ground, 0.75), 50, { 'fill-opacity': 0.55 }), 22)), blend: 'multiply' },
      { svg: placed(800, 50, 5, box(-14, -14, 468, 960, '#14161b', 58) + clipped('ml', box(0, 0, 440, 930, '#000', 44), mail(440)) + box(150, 12, 140, 26, '#14161b', 13)) },
    ],
  };
}

/** A product's page: the thing, its name, what is said of it, what it costs. */
export function productPage({ name, face, colours }: Shop, what: ThingName, title: readonly string[], words: readonly string[], price: string, facts: readonly string[], seed: number): Picture {
  const [ground, paper, main, second, ink] = colours;
  const three: Three = [main, second, ink];
  const inside =
    box(0, 0, 1120, 700, paper) +
    box(0, 0, 1120, 60, mix(paper, ink, 0.05)) +
    say(name, [36, 40], face, 27, ink) +
    ['Shop', 'About', 'Basket (1)'].map((one, n) => say(one, [800 + n * 100, 38], 'medium', 17, ink)).join('') +
    box(36, 92, 500, 500, mix(second, paper, 0.3), 14) +
    circle(286, 342, 200, mix(second, paper, 0.62)) +
    thing(what, 286, 342, 168, three, -4) +
    [0, 1, 2, 3].map((n) => box(36 + n * 128, 612, 112, 76, mix(second, paper, 0.3 + n * 0.14), 8) + thing(what, 92 + n * 128, 650, 27, n % 2 ? [ink, main, second] : three, n * 30)).join('') +
    say(title, [590, 150], face, 56, ink, { leading: 1.04 }) +
    say(words, [592, 150 + title.length * 62], 'soft', 23.5, ink, { leading: 1.5 }) +
    facts.map((fact, n) => circle(600, 440 + n * 40, 6, main) + say(fact, [622, 447 + n * 40], 'medium', 20, ink)).join('') +
    say(price, [592, 622], 'wide', 40, ink) +
    box(820, 580, 262, 66, main, 33) +
    say('Add to basket', [951, 621], 'bold', 22, '#fff', { anchor: 'middle' });
  return display(inside, ground, seed, 'laptop');
}

/** A dashboard of figures. */
export function dashboard({ name, face, colours }: Shop, figures: readonly (readonly [string, string])[], bars: readonly number[], rows: readonly (readonly [string, number])[], seed: number): Picture {
  const [ground, paper, main, second, ink] = colours;
  const top = Math.max(...bars);
  const inside =
    box(0, 0, 1120, 700, mix(paper, ink, 0.04)) +
    box(0, 0, 210, 700, ink) +
    say(name, [26, 56], face, 30, paper) +
    ['Today', 'Clinics', 'Stock', 'People'].map((one, n) => (n === 0 ? box(14, 92, 182, 46, main, 10) : '') + say(one, [34, 122 + n * 54], 'medium', 20, paper)).join('') +
    figures.map(([label, value], n) => box(236 + n * 290, 30, 270, 132, paper, 14) + say(label, [258 + n * 290, 70], 'medium', 18, mix(ink, paper, 0.35)) + say(value, [258 + n * 290, 132], 'wide', 50, n === 1 ? main : ink)).join('') +
    box(236, 184, 850, 270, paper, 14) +
    bars.map((value, n) => box(268 + n * (790 / bars.length), 420 - (value / top) * 190, 790 / bars.length - 10, (value / top) * 190, n === bars.length - 1 ? main : mix(second, paper, 0.3), 5)).join('') +
    line('M262,420 H1064', ink, 1.6, { 'stroke-opacity': 0.3 }) +
    box(236, 476, 850, 230, paper, 14) +
    rows
      .map(
        ([text, value], n) =>
          say(text, [268, 524 + n * 56], 'medium', 20, ink) +
          box(600, 506 + n * 56, 380, 22, mix(paper, ink, 0.08), 11) +
          box(600, 506 + n * 56, 3.8 * value, 22, value < 30 ? '#d9472c' : main, 11) +
          say(`${value}%`, [1056, 524 + n * 56], 'bold', 20, ink, { anchor: 'end' }),
      )
      .join('');
  return display(inside, ground, seed);
}
