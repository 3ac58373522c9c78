/** The brand's cloth pattern on a public page: drawn once, used anywhere. Never behind text. */
import {
  CLOTH_CELL,
  CLOTH_COLUMNS,
  CLOTH_DRAWINGS,
  CLOTH_ROWS,
  CLOTH_SEAMS,
  CLOTH_SQUARES,
} from '#contract/core/cloth.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';

type Motif = keyof typeof CLOTH_DRAWINGS;

/** The drawing itself; stands once on a page that has cloth. */
export function clothDrawing(): Markup {
  const squares = CLOTH_SQUARES.map(
    ({ motif, x, y, washed }) =>
      html`<g transform="translate(${x} ${y})">${washed && html`<path class="washed" d="M0 0h64v64H0z"/>`}<path class="seam" d="${CLOTH_SEAMS}"/><path d="${CLOTH_DRAWINGS[motif]}"/></g>`,
  );
  return html`<svg class="drawing" aria-hidden="true" width="0" height="0"><defs><pattern id="cloth" width="${CLOTH_CELL * CLOTH_COLUMNS}" height="${CLOTH_CELL * CLOTH_ROWS}" patternUnits="userSpaceOnUse">${squares}</pattern><pattern id="cloth-large" href="#cloth" patternTransform="scale(1.625)"/></defs></svg>`;
}

/** A piece of it; `place` is its class. */
export function cloth(place: string, large = false): Markup {
  return html`<svg class="cloth ${place}" aria-hidden="true"><rect width="100%" height="100%" fill="url(#${large ? 'cloth-large' : 'cloth'})"/></svg>`;
}

/** One square of it, as a sign. */
export function clothSign(motif: Motif): Markup {
  return html`<svg class="sign" viewBox="0 0 64 64" aria-hidden="true"><path d="${CLOTH_DRAWINGS[motif]}"/></svg>`;
}

/** The motifs in their order, to be handed out one by one. */
export const MOTIFS = Object.keys(CLOTH_DRAWINGS) as Motif[];
