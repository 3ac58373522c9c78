/** Short helpers for common SVG elements: text, circles, rectangles, paths, gradients. */

type Extras = Readonly<Record<string, string | number>>;

function attributes(extras: Extras): string {
  return Object.entries(extras)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export function path(d: string, fill: string, extras: Extras = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(extras)}/>`;
}

/** A line without fill. */
export function line(d: string, stroke: string, width: number, extras: Extras = {}): string {
  return path(d, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extras,
  });
}

export function circle(x: number, y: number, r: number, fill: string, extras: Extras = {}): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes(extras)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extras: Extras = {}): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extras)}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, r = 0, extras: Extras = {}): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${attributes(extras)}/>`;
}

const FACES = {
  capra: ['Caprasimo', 400],
  gloock: ['Gloock', 400],
  anton: ['Anton', 400],
  sans: ['DM Sans', 400],
  medium: ['DM Sans', 500],
  bold: ['DM Sans', 700],
  wide: ['Bricolage Grotesque', 800],
  brico: ['Bricolage Grotesque', 600],
  space: ['Space Grotesk', 700],
  spaced: ['Space Grotesk', 500],
  soft: ['Fraunces', 400],
  softbold: ['Fraunces', 700],
  pen: ['Nanum Pen', 400],
} as const;
export type Face = keyof typeof FACES;

/** One or several lines of text; `anchor` as in SVG, `leading` is the line height in font sizes. */
export function say(text: string | readonly string[], [x, y]: readonly [number, number], face: Face, size: number, fill: string, { anchor = 'start', leading = 1.15, ...extras }: Extras & { anchor?: string; leading?: number } = {}): string {
  const [family, weight] = FACES[face];
  const lines = typeof text === 'string' ? [text] : text;
  return lines
    .map((one, n) => `<text x="${x}" y="${y + n * size * leading}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${attributes(extras)}>${one.replaceAll('&', '&amp;')}</text>`)
    .join('');
}

/** A linear gradient, used as `url(#id)`; `stops` are offset, colour and alpha. */
export function gradient(id: string, [x1, y1, x2, y2]: readonly [number, number, number, number], stops: readonly (readonly [at: number, colour: string, alpha: number])[]): string {
  const inside = stops.map(([at, colour, alpha]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inside}</linearGradient>`;
}

/** The same as a radial gradient, from the middle outwards. */
export function glow(id: string, [x, y, r]: readonly [number, number, number], stops: readonly (readonly [at: number, colour: string, alpha: number])[]): string {
  const inside = stops.map(([at, colour, alpha]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('');
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${inside}</radialGradient>`;
}

export function blurred(inside: string, deviation: number, id = `b${deviation}`.replace('.', '_')): string {
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter><g filter="url(#${id})">${inside}</g>`;
}

/** Shows `inside` only within `shape`. */
export function clipped(id: string, shape: string, inside: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inside}</g>`;
}
