/** The small drawings of the public pages: strokes on a square of 24. */
import { html, type Markup } from '#server/web-assets/markup.ts';

const DRAWINGS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1-.1 0M15.5 15.5L20 20',
  tick: 'M12 3a9 9 0 1 1-.1 0M8 12.4l2.7 2.7L16 9.6',
  glass: 'M6 3h12M6 21h12M7.5 3v3.6L12 12l4.5-5.4V3M7.5 21v-3.6L12 12l4.5 5.4V21',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5',
  person: 'M12 4a4 4 0 1 1-.1 0M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  brief: 'M6 3h8.5L19 7.5V21H6zM14 3v5h5M9.5 12.5h6M9.5 16.5h6',
  hands:
    'M3 7l4-1.5 4.5 2 3-1.5L21 8v7l-3 .5-5 4.5-2.5-2M3 7v8l3 .5 4.5 4 2-1.5M11.5 7.5L9 11.5c1.5 1.2 3.2.6 4.5-.8l4.5 4.8',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z',
  film: 'M4 5h16v14H4zM10 9.5l5 2.5-5 2.5z',
  sound: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-.1-.3M19 16a2.5 2.5 0 1 1-.1-.3',
  board: 'M4 4h16v16H4zM9.3 4v16M14.7 4v16M6 8h1.5M11.3 8h1.5M11.3 11h1.5M16.5 8h1.5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
} as const;
export type IconName = keyof typeof DRAWINGS;

/** Says nothing by itself: the words beside it do. */
export function icon(name: IconName, kind = ''): Markup {
  return html`<svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true"><path d="${DRAWINGS[name]}"/></svg>`;
}

/** The mark of the product: a square of cloth. */
export function markIcon(): Markup {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7"/><g><circle cx="16" cy="16" r="8.5"/><circle cx="16" cy="16" r="3.6"/><path d="M16 2.6v2.6M16 26.8v2.6M2.6 16h2.6M26.8 16h2.6M6.5 6.5 8 8M24 24l1.5 1.5M25.5 6.5 24 8M8 24l-1.5 1.5"/></g></svg>`;
}
