/** Every text has enough contrast to its background, in both themes (WCAG 2.2 AA). */
import { expect, test } from 'vitest';
import css from './tokens.css?raw';

const tokens = new Map(
  [...css.matchAll(/--([a-z-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))\s*;/g)].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
);

const TEXT = 4.5;
const CONTROL = 3;
const grounds = ['page', 'card', 'sunken'];
const PAIRS: [string, string, number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['ink', ground, TEXT],
    ['soft', ground, TEXT],
    ['link', ground, TEXT],
    ['brick', ground, TEXT],
    ['leaf', ground, TEXT],
    ['ochre', ground, TEXT],
    ['primary', ground, CONTROL],
    ['control', ground, CONTROL],
    ['focus', ground, CONTROL],
  ]),
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-strong', TEXT],
  ['on-brick', 'brick-fill', TEXT],
  ['on-wash', 'wash', TEXT],
  ['soft', 'wash', TEXT],
  ['on-night', 'night', TEXT],
  ['on-night', 'indigo', TEXT],
  ['leaf', 'leaf-wash', TEXT],
  ['brick', 'brick-wash', TEXT],
  ['ink', 'brick-wash', TEXT],
  ['soft', 'brick-wash', TEXT],
  ['ochre', 'ochre-wash', TEXT],
  ['page', 'leaf', TEXT],
];

test.each(PAIRS)('%s on %s reaches %d', (text, ground, least) => {
  for (const theme of ['light', 'dark'] as const) {
    expect(contrast(colour(text, theme), colour(ground, theme)), theme).toBeGreaterThanOrEqual(least);
  }
});

test('a card differs from its page on a cheap screen', () => {
  for (const theme of ['light', 'dark'] as const) {
    expect(contrast(colour('card', theme), colour('page', theme)), theme).toBeGreaterThanOrEqual(1.15);
  }
});

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
