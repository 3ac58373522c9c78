/** The section about the proof room, on the front page and the page about escrow. */
import { html, type Markup } from '#server/web-assets/markup.ts';
import type { PageLocale } from '../rules.ts';

/** Positions of the pins on the picture, in pixels of 640 × 480. */
const PINS = [
  [118, 150],
  [560, 74],
] as const;

export function proofPart({ written: { proof } }: PageLocale): Markup {
  const { heading, lead, points, picture, pins } = proof;
  const pin = ([x, y]: readonly [number, number], at: number) =>
    html`<g transform="translate(${x} ${y})"><circle r="19"/><text>${at + 1}</text></g>`;
  return html`<section class="part" aria-labelledby="proof"><div class="wide proof"><div><h2 id="proof">${heading}</h2>
<p class="lead">${lead}</p>
<ol>${Object.values(points).map(({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ol></div>
<figure><div><picture><source type="image/avif" srcset="/pictures/proof-phone.avif 480w, /pictures/proof.avif 640w" sizes="(min-width: 64rem) 640px, 240px"><img src="/pictures/proof.webp" width="640" height="480" loading="lazy" alt="${picture}"></picture><svg viewBox="0 0 640 480" aria-hidden="true">${PINS.map(pin)}</svg></div>
<figcaption>${pins.map((text, at) => html`<span><b>${at + 1}</b> ${text}</span>`)}</figcaption></figure></div></section>`;
}
