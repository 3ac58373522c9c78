/** The films of the example market by name. */
import { coinCircle } from '../genres/circle-film.ts';
import { boardDrawn, boatsHome, type Film, homeward, ring } from '../genres/films.ts';
import { simi } from './figures.ts';

export const FILMS: Readonly<Record<string, Film>> = {
  'simi-homeward': homeward(simi, ['#bfe3dd', '#8fbf9a', '#d98a56', '#e9cf9c', '#2a1a18']),
  'savings-drawn': boardDrawn(
    'How your savings come back',
    [
      ring(230, 490, 92),
      ring(230, 490, 54, '#e7a53a'),
      {
        points: [
          [350, 490],
          [500, 490],
        ],
      },
      {
        points: [
          [474, 466],
          [502, 490],
          [474, 514],
        ],
      },
      {
        points: [
          [556, 590],
          [556, 450],
          [676, 350],
          [796, 450],
          [796, 590],
          [556, 590],
        ],
      },
      {
        points: [
          [646, 590],
          [646, 510],
          [706, 510],
          [706, 590],
        ],
        colour: '#2f8f83',
        width: 10,
      },
      {
        points: [
          [840, 490],
          [930, 490],
        ],
      },
      {
        points: [
          [904, 466],
          [932, 490],
          [904, 514],
        ],
      },
      ring(1010, 450, 46, '#e7a53a'),
      ring(1080, 540, 46, '#e7a53a'),
      ring(970, 550, 46, '#e7a53a'),
    ],
    [
      ['N500 a week', 130, 680, 0.24],
      ['our cooperative', 540, 680, 0.62],
      ['in March', 940, 680, 0.99],
    ],
    ['#2f8f83', '#5a3222', '#e7a53a'],
  ),
  'her-turn': boardDrawn(
    'Seven friends, one pot',
    [
      { points: [...Array.from({ length: 17 }, (_, n) => [640 - Math.cos((n / 16) * Math.PI) * 150, 480 + Math.sin((n / 16) * Math.PI) * 130] as const), [490, 480]] },
      {
        points: [
          [460, 462],
          [820, 462],
        ],
      },
      ...[0, 1, 2, 3, 4, 5, 6].map((n) => ring(640 + Math.cos(n * 0.898 + 2.6) * 360, 510 + Math.sin(n * 0.898 + 2.6) * 230, 42)),
      ring(640, 536, 26, '#f2b01e'),
      {
        points: [
          [690, 440],
          [740, 390],
          [790, 352],
        ],
        colour: '#c8432f',
        width: 10,
      },
      {
        points: [
          [756, 350],
          [792, 350],
          [784, 386],
        ],
        colour: '#c8432f',
        width: 10,
      },
    ],
    [['Friday: her turn', 880, 260, 0.99]],
    ['#c8432f', '#6b3f28', '#3f5a8a'],
  ),
  'coin-circle': coinCircle(['#f6bd8f', '#cf917c', '#3b52c4', '#f59a4a', '#f2b01e', '#1d1a2e']),
  'boats-home': boatsHome(['#3d4a7a', '#f0a868', '#ffe2a0', '#7a6a86', '#1d1a2a']),
};
