/** Colours as `#rrggbb` or `#rgb`, and how they are mixed. */

export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const six = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(six.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour at `part` of the way from one to the other. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const channels = a.map((one, c) => Math.round(one + ((b[c] as number) - one) * part));
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** Darkens towards plum, never towards grey: shadows of warm things are warm. */
export function shaded(colour: string, part = 0.5): string {
  return mix(colour, '#1c0a1e', part);
}

/** Lightens towards afternoon light. */
export function lit(colour: string, part = 0.4): string {
  return mix(colour, '#ffd9a8', part);
}
