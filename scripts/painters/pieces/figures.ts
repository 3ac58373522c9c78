/** Figures, models, games, characters and effects. */
import * as cast from '../genres/cast.ts';
import * as chart from '../genres/charts.ts';
import { composite, filter } from '../genres/effects.ts';
import { bag, blocks, level } from '../genres/game.ts';
import { mendedFace } from '../genres/mended.ts';
import * as model from '../genres/models.ts';
import type { Person } from '../portraits/kinds.ts';
import { PEOPLE } from '../portraits/people.ts';
import type { Pieces } from './kinds.ts';

/** Brian: Kisumu, paper and one loud thread. */
const drawn = { face: 'gloock', source: 'Drawn from a sample of figures' } as const;
const rain = Array.from({ length: 52 }, (_, n) => Math.round(8 + 70 * Math.exp(-(((n - 16) / 6) ** 2)) + 44 * Math.exp(-(((n - 45) / 4) ** 2)) + ((n * 7) % 11)));

/** Naledi: Johannesburg, round, brown line. */
export const simi: cast.Actor = { name: 'Simi', skin: '#6b3f28', hair: 'puffs', top: '#f2b83a', legs: '#3f5a8a', shoes: '#c8432f', extra: '#e2553f' };
const baba: cast.Actor = { name: 'Baba Ayo', skin: '#5a3222', hair: 'cap', top: '#3f7a6d', legs: '#2a2f4a', shoes: '#8a4a2c', extra: '#c8402f', wide: 1.5, high: 1.05 };
const aunt: cast.Actor = { name: 'Auntie Sewa', skin: '#8f5c3a', hair: 'wrap', top: '#a8335a', legs: '#5a2a5a', shoes: '#2a1a1d', extra: '#f0a93a', wide: 1.2, high: 1.1 };
const john: cast.Actor = { name: 'Long John', skin: '#7a4a2e', hair: 'flat', top: '#e8e0cc', legs: '#7a3a2c', shoes: '#2a1a1d', extra: '#2f6b8a', wide: 0.85, high: 1.5 };
const captain: cast.Actor = { name: 'Captain Bola', skin: '#6a4029', hair: 'cap', top: '#27346b', legs: '#e8e0cc', shoes: '#2a1a1d', extra: '#27346b', wide: 1.2, high: 1.25 };

export const figures: Pieces = {
  'sun-rain': () =>
    chart.yearSun({ ...drawn, title: ['A year', 'of rain'], under: 'Kisumu, each ray a week', colours: ['#f5ead2', '#1d2b4b', '#f0b23c', '#1f6f8a'], seed: 51 }, rain, [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ]),
  'ridges-lake': () =>
    chart.ridges({ ...drawn, title: ['When the lake', 'feeds us'], under: 'Boats that came in full, by month', colours: ['#12344a', '#f3ead6', '#e2553f', '#f0b23c', '#5fa8a0', '#c9d8c4'], seed: 52 }, [
      ['Omena', 4, 2, 1],
      ['Tilapia', 8, 1.6, 0.8],
      ['Perch', 10, 2.2, 0.9],
      ['Catfish', 5, 1.2, 0.6],
      ['Lungfish', 2, 1.8, 0.5],
    ]),
  'weave-power': () =>
    chart.weave(
      { ...drawn, title: ['The year the power stayed'], under: 'Hours of light in Nakuru, day by day', colours: ['#f1e8d6', '#2b1c2a', '#e3c9a0', '#27346b'], seed: 53 },
      (week, day) => 0.5 + 0.5 * Math.sin(week / 6) + ((week * 7 + day * 5) % 9) / 18 - (day > 4 ? 0.2 : 0),
    ),
  'beads-riders': () =>
    chart.beads({ ...drawn, title: ['Of a hundred', 'riders'], under: 'at half past six in the morning', colours: ['#f3e6d0', '#2a1d2e', '#b5331f', '#f0a93a', '#2f6b66', '#27346b'], seed: 54 }, [
      ['stand all the way', 41],
      ['sleep', 27],
      ['sell something', 19],
      ['read', 13],
    ]),
  'rivers-fees': () =>
    chart.rivers({ ...drawn, title: ['A thousand shillings'], under: 'of school fees, and where they go', colours: ['#fbf3e2', '#23304a', '#c8472c', '#f0b23c', '#2f8f83', '#7a5ac0'], seed: 55 }, '1,000|KSh', [
      ['Teachers', 520],
      ['Lunch', 230],
      ['Books', 130],
      ['Roof and chalk', 120],
    ]),
  'slopes-phones': () =>
    chart.slopes(
      { ...drawn, face: 'wide', title: ['Phones overtook', 'the bank queue'], under: 'Payments out of a hundred', colours: ['#dfe8e0', '#1d2b33', '#c8472c', '#7a8f96'], seed: 56 },
      ['2012', '2024'],
      [
        ['by phone', 9, 71],
        ['in cash', 74, 22],
        ['at the bank', 17, 7],
      ],
    ),
  'model-stools': () => model.stools(1),
  'model-radio': () => model.wireless(2),
  'model-vessels': () => model.vessels(3),
  'model-stove': () => model.stove(4),
  'model-lamps': () => model.lamps(5),
  'model-chair': () => model.chair(6),
  'toy-bus': () => model.toyBus(7),
  'tin-walk': () => model.tinWalk(8),
  'tin-close': () => model.tinWalk(9, true),
  'mended-face': () => mendedFace({ ...(PEOPLE.kwabena as Person), wears: 'fila', hat: ['#8a8f9a', '#e9e4d8'], ground: '#b9b4a8', turn: 7, head: 61, jaw: 50 }, 8),
  'filter-sunrise': () => filter('selam', 'sunrise', '#f0c987', 9),
  'filter-visor': () => filter('kofi', 'visor', '#4a3a7a', 10),
  'filter-flowers': () => filter('amina', 'flowers', '#8fb9a8', 11),
  'game-level': () => level(simi, ['#3f7fb5', '#f6d9a0'], '#8a5a3a', 61),
  'game-town': () => blocks(['T.H^^~~', '..H^T~~', 'S....~~', 'SS.o.~~', 'T.#..T~', '.H.T..~'], { '.': '#e0b878', '#': '#7fae5a', '~': '#4fa3b5', '^': '#b98452' }, '#bfe0d8', 'River town', 62),
  'game-bag': () => bag('Mama’s bag', 0, ['Wind drum', 'Calls the rain|for one turn', '120'], ['#5f4aa0', '#3a2a6e', '#f2b83a', '#2a1a3e'], 65),
  'sheet-simi': () => cast.sheet(simi, ['#7fa7a0', '#f6eeda'], ['glad', 'afraid', 'cross', 'asleep'], '', 63),
  'walk-john': () => cast.walk(john, ['#f7f3e8', '#2b2a2e'], 'Long John goes to town', 64),
  'line-compound': () =>
    cast.lineUp(
      [
        [simi, 'glad'],
        [baba, 'cross'],
        [aunt, 'sly'],
        [john, 'afraid'],
      ],
      ['#f3d9a0', '#e8c27a', '#3b1e2a'],
      'The compound at number nine',
      66,
    ),
  'line-puppets': () =>
    cast.lineUp(
      [
        [captain, 'cross'],
        [aunt, 'glad'],
        [baba, 'asleep'],
      ],
      ['#b9cfc8', '#93b3aa', '#16302e'],
      'Three of my nine voices',
      67,
    ),
  'fx-storm': () => composite('storm', '#27468a', 71),
  'fx-deep': () => composite('deep', '#e2553f', 72),
  'fx-launch': () => composite('launch', '#f2b83a', 73),
};
