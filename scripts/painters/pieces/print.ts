/** Books, posters, signs, feeds, clothes and events: what is printed, sewn or celebrated. */
import { type Brand, brandSheet, signboard, stationery } from '../genres/brand.ts';
import * as book from '../genres/cover.ts';
import * as event from '../genres/event.ts';
import * as fashion from '../genres/fashion.ts';
import { inFeed, type Kit, nine, stories } from '../genres/feed.ts';
import { busStop, type Inks, posterWall } from '../genres/poster.ts';
import * as poster from '../genres/posters.ts';
import { THING_NAMES, thing } from '../genres/things.ts';
import type { Pieces } from './kinds.ts';

/** Ifeoma: Enugu, three inks, tall letters. */
const salt: book.Cover = { title: ['The', 'Salt', 'Road'], author: 'Mariam Keita', face: 'gloock', size: 84, colours: ['#f0c987', '#c8603a', '#fbf0d2', '#3a1d2e'], art: book.road };
const loom: book.Cover = { title: ['Daughters', 'of the', 'Loom'], author: 'Ada Nwanyi', face: 'softbold', size: 70, colours: ['#1f2f5c', '#e7c9a0', '#d9472c', '#f7ead0'], art: book.loom };
const leave: book.Cover = { title: ['How to', 'Leave', 'Lagos'], author: 'Dapo Ajayi', face: 'anton', size: 80, at: 36, colours: ['#e9e2d0', '#4a5a78', '#f2b01e', '#1d2242'], art: book.traffic };
const cord: book.Cover = { title: ['Call me', 'when it', 'rains'], author: 'Esi Quaye', face: 'capra', size: 56, at: 44, colours: ['#f2b8a0', '#a8283a', '#27346b', '#3b1528'], art: book.cord };
/** Uche: life stories. */
const radio: book.Cover = { title: ['My Father’s', 'Radio'], author: 'Chief B. Amadi', face: 'capra', size: 58, at: 44, colours: ['#f0d9ae', '#c8472c', '#2f6b4f', '#2a1d20'], art: book.palmRadio };
const cutting: book.Cover = { title: ['Forty Years', 'of Cutting'], author: 'Mama Iyabo', face: 'wide', size: 62, colours: ['#27346b', '#f0b23c', '#e2553f', '#fbf3df'], art: book.scissors };

const market: Inks = ['#f2b233', '#d8472c', '#1d2b6b', '#f5ead2'];
const rose: Inks = ['#f29c9c', '#1e8f7e', '#2a1a3c', '#f5ead2'];
const sea: Inks = ['#9fd0c4', '#e8472c', '#1d2242', '#f5ead2'];
const leaf: Inks = ['#f5c04e', '#2f7a5a', '#3a1a26', '#f7eeda'];

/** Kwame: Kumasi, flat and heavy, two colours that quarrel. */
const kola: Brand = { sign: 'key', name: 'Kola Locks', line: 'Locksmiths of Adum', face: 'wide', colours: ['#8f2f3a', '#f6ead2', '#f0b04a', '#e9c3a4', '#241018'], seed: 21, goods: ['Spare keys', 'Cut while you eat'] };
const sail: Brand = { sign: 'sail', name: 'Volta Ferry', line: 'Eleven minutes across', face: 'anton', colours: ['#16506b', '#f4efdf', '#f2873a', '#bfd8d4', '#10202c'], seed: 22, goods: ['Gate 2', 'Goats ride free'] };
const kite: Brand = { sign: 'kite', name: 'Papi Kites', line: 'Paper that obeys', face: 'soft', colours: ['#4a3a8a', '#faf1e0', '#f2c14e', '#f0b8a8', '#1d1538'], seed: 23, goods: ['Workshop, Saturdays', 'Bring your own wind'] };
const suya: Kit = { name: 'Suya Spot', face: 'wide', colours: ['#e7a53a', '#fbf3df', '#b5331f', '#f2c86a', '#2a1620'] };
const clinic: Kit = { name: 'Zola Clinic', face: 'softbold', colours: ['#9fc9bd', '#fdf8ec', '#2f6f8a', '#f2a98a', '#173044'] };

/** Aissatou: Dakar, paint and grain. */
const boubou: fashion.Look = { cut: 'boubou', skin: '#5a3222', cloth: '#27468a', print: '#f2e3c4', trim: '#e7a53a', head: '#e2553f', motif: 'rings', name: 'Dakar|at noon' };
const wrapper: fashion.Look = { ...boubou, cut: 'wrapper', cloth: '#b5432c', print: '#f7d9a0', motif: 'waves', skin: '#7a4a2e' };
const gown: fashion.Look = { ...boubou, cut: 'gown', cloth: '#1f6f6b', print: '#f2b83a', motif: 'rays', head: '#f2b83a' };
const suit: fashion.Look = { ...boubou, cut: 'suit', cloth: '#5a2f5f', motif: 'none', head: '#2a1a2e', skin: '#3e241a', trim: '#f0d9ae' };

export const print: Pieces = {
  'cover-salt': () => book.standing(salt, '#9db8ae', 1),
  'covers-row': () => book.inRow([loom, leave, cord], '#d9b79a', 2),
  'cover-jacket': () => book.jacket(leave, ['Tola has a ticket, a cousin', 'in Montreal and eleven', 'days to sell a generator.', '', 'A comedy of leaving, by', 'somebody who stayed.'], '“I missed my stop.”', '#4f7a72', 3),
  'jacket-loom': () => book.jacket(loom, ['Four sisters, one loom, and', 'a debt that was woven into', 'their mother’s last cloth.', '', 'Set in Okene, in the years', 'of the first bridge.'], '“Every thread holds.”', '#8a5a3a', 4),
  'cover-cutting': () => book.standing(cutting, '#e0b49a', 5),
  'pile-memoirs': () => book.pile([radio, cutting, cord], '#c9d0bd', 6),
  'poster-market': () => posterWall(poster.market, market, rose, 11),
  'stop-final': () => busStop(poster.final, market, 12),
  'zinc-fair': () => poster.onZinc(poster.fair, market, '#2f6b66', 13),
  'flyers-three': () =>
    poster.fanned(
      [
        [poster.owambe, rose],
        [poster.harvest, market],
        [poster.final, sea],
      ],
      'cloth',
      '#c9a27a',
      14,
    ),
  'zinc-pool': () => poster.onZinc(poster.pool, sea, '#c8603a', 15),
  'poster-harvest': () => posterWall(poster.harvest, leaf, sea, 16),
  'stop-owambe': () => busStop(poster.owambe, rose, 17),
  'wall-fair': () => posterWall(poster.fair, sea, leaf, 18),
  'brand-kola': () => brandSheet(kola),
  'board-ferry': () => signboard(sail),
  'cards-kite': () => stationery(kite),
  'posts-suya': () =>
    nine(
      suya,
      [
        ['words', ['Fire', 'from', 'four.']],
        ['thing', 'pepper', 'Yaji, ours'],
        ['pattern', 'pepper'],
        ['thing', 'fan', 'Gas is cheating'],
        ['words', ['Two', 'sticks?']],
        ['thing', 'coin', 'From N1,500'],
        ['pattern', 'drum'],
        ['thing', 'cup', 'Zobo, cold'],
        ['words', ['Tell', 'Musa.']],
      ],
      24,
    ),
  'stories-suya': () =>
    stories(
      suya,
      [
        ['pepper', ['Hot', 'or kind?'], 'Pick one'],
        ['fan', ['Smoke is', 'free.'], 'From four'],
        ['coin', ['Pay by', 'phone'], 'No change, no quarrel'],
      ],
      25,
    ),
  'feed-suya': () =>
    inFeed(
      suya,
      [
        ['thing', 'pepper', 'Yaji, ours since 1994'],
        ['words', ['Fire', 'at four.']],
      ],
      ['1,204 likes', 'Two sticks and a story.'],
      26,
    ),
  'stories-clinic': () =>
    stories(
      clinic,
      [
        ['lamp', ['Night', 'nurse?'], 'Always, door two'],
        ['umbrella', ['Rain', 'or not,'], 'we open at six'],
        ['leaf', ['Cough', 'tea is', 'no cure.'], 'Come on day three'],
      ],
      27,
    ),
  'look-boubou': () => fashion.lookSheet(boubou, '#e9b48a', ['six metres of bazin,', 'hand-beaten, neck in', 'gold thread'], 31),
  'looks-wedding': () => fashion.threeLooks([wrapper, gown, suit], '#efd0b0', 'Wedding guests, dry season', 32),
  'cut-boubou': () => fashion.cutting({ ...boubou, motif: 'waves' }, '#cfa878', 'boubou, size 40', 33),
  'look-gown': () => fashion.lookSheet({ ...gown, name: 'The train|is late' }, '#a9c4b4', ['crepe, cut on the bias,', 'rays in two yellows,', 'it turns by itself'], 34),
  'yard-lanterns': () => event.lanterns(['#2a2f5c', '#f6c96a', '#c8472c', '#2f8f83'], 41),
  'plan-dinner': () =>
    event.plan(
      ['#f4ecd8', '#2a2036', '#e79a7a', '#9fc0b0'],
      'Harvest dinner, Fourah Yard',
      [
        ['Stage', 930, 220, 220, 150],
        ['Kitchen', 110, 230, 220, 140],
        ['Tables 1 to 6', 420, 430, 380, 60],
        ['Tables 7 to 12', 420, 640, 380, 60],
        ['Dance', 900, 560, 240, 240, true],
        ['Coats', 110, 640, 160, 120],
      ],
      42,
    ),
  'invite-dinner': () => event.invitation('cloth', ['#7fa7a0', '#fbf3df', '#8a2f3f', '#e7b23f', '#2a1420'], 'gloock', ['Come hungry,', 'leave late'], ['Saturday 12 December, seven', 'Fourah Yard, gate 2'], 'pot', 43),
  'invite-naming': () => event.invitation('wood', ['#a9744a', '#fdf6e4', '#2f6b66', '#f2a93a', '#1d2b2a'], 'capra', ['She has', 'a name'], ['Come and hear it', 'Sunday 6 December, eight sharp'], 'bird', 44),
  'icons-market': () => ({
    ground: '#f3e3c4',
    seed: 45,
    paper: 5,
    layers: [
      {
        svg: THING_NAMES.map((name, n) => thing(name, 140 + (n % 5) * 250, 124 + Math.floor(n / 5) * 238, 92, (n + Math.floor(n / 5)) % 2 ? ['#2f7a6d', '#f3e3c4', '#2a1a26'] : ['#c8472c', '#f0b23c', '#27346b'])).join(''),
        wander: 1.6,
        mottle: 0.08,
      },
    ],
  }),
};
