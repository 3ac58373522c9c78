/** The frame of every public page: head, header with the categories, footer, icons and cloth pattern. Needs no scripts. */
import {
  CLOTH_CELL,
  CLOTH_COLUMNS,
  CLOTH_DRAWINGS,
  CLOTH_ROWS,
  CLOTH_SEAMS,
  CLOTH_SQUARES,
} from '#contract/core/cloth.ts';
import type { Side } from '#contract/core/common.ts';
import { type Language, languageNames, languagePath, languages } from '#contract/core/languages.ts';
import { PRODUCT } from '#contract/core/product.ts';
import * as paths from '#contract/site/paths.ts';
import { CARD } from '#server/sharing/cards/views.ts';
import { HOUSE_CARD } from '#server/sharing/rules.ts';
import { html, jsonInHtml, type Markup, trusted } from '#server/web-assets/markup.ts';
import type { PageAssets } from '#server/web-assets/page-assets.ts';
import { type PageLocale, pathIn } from '../rules.ts';

export type PublicPage = {
  path: string;
  /** The title of the tab, without the product's name. */
  title: string;
  description: string;
  /** The content of `main`. */
  body: Markup;
  /** Structured data for search engines. */
  data?: object;
  /** True when the page contains the interactive escrow example. */
  works?: boolean;
};

/** A category of the top navigation and where its gigs are found. */
export type CategoryLink = { name: string; href: string };
export type PageContext = {
  publicUrl: string;
  assets: PageAssets;
  categories: readonly CategoryLink[];
  year: string;
  locale: PageLocale;
};

export function wholePage(page: PublicPage, context: PageContext): string {
  const { language, written } = context.locale;
  return html`<!doctype html>
<html lang="${language}">
${headOf(page, context)}
<body>
<a class="skip" href="#main">${written.frame.skip}</a>
${clothDrawing()}
${topOf(context)}
<main id="main" tabindex="-1">${page.body}</main>
${footOf(page.path, context)}
${page.works && context.assets.workedEscrow && html`<script type="module" src="${context.assets.workedEscrow}"></script>`}
</body>
</html>
`.markup;
}

function headOf(page: PublicPage, { publicUrl, assets, locale }: PageContext): Markup {
  const { path, title, description, data } = page;
  const { frame } = locale.written;
  const whole = path === paths.front ? frame.whole(title) : `${title} · ${PRODUCT}`;
  const url = `${publicUrl}${pathIn(locale.language, path)}`;
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${whole}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f3eee3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0a0c24" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${url}">
${languages.map((language) => html`<link rel="alternate" hreflang="${language}" href="${publicUrl}${pathIn(language, path)}">`)}
<link rel="alternate" hreflang="x-default" href="${publicUrl}${path}">
<meta property="og:title" content="${whole}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${PRODUCT}">
<meta property="og:locale" content="${frame.locale}">
<meta property="og:image" content="${publicUrl}${HOUSE_CARD}">
<meta property="og:image:width" content="${CARD.width}">
<meta property="og:image:height" content="${CARD.height}">
<meta property="og:image:alt" content="${frame.whole(locale.words.shell.fixed.hero)}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${assets.head}
${data && trusted(`<script type="application/ld+json">${jsonInHtml(data)}</script>`)}
</head>`;
}

function topOf({ categories, locale }: PageContext): Markup {
  const { words, written } = locale;
  return html`<header class="top">
<div class="bar">
<a class="home" href="${paths.front}">${markIcon()}<span>${PRODUCT}</span></a>
<a class="button quiet out" href="${paths.login}">${words.shell.fixed.login}</a>
${signUpButton(words.shell.fixed.getStarted)}
${signedInLinks(locale, 'button')}
</div>
<nav class="categories" aria-label="${written.frame.categories}"><ul>${categories.map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>`)}</ul></nav>
</header>`;
}

/** Links for people who are signed in; the script in the head decides which one is visible. */
export function signedInLinks({ written: { frame } }: PageLocale, look: string): Markup {
  return html`<a class="${look} in-new" href="${paths.setUp}">${frame.finishProfile}</a><a class="${look} in-talent" href="${paths.profile}">${frame.toProfile}</a><a class="${look} in-hunter" href="${paths.ownJobs}">${frame.toJobs}</a>`;
}

/** What hunters can do at once, without an account. */
export function hunterLinks({ written: { frame, front } }: PageLocale): Markup {
  return html`<div class="ways"><a class="button" href="${paths.gigSearch}">${icon('search')}${frame.search}</a><a class="button second" href="${paths.quickJob}">${front.postJob}</a></div>`;
}

/** A button for people who are not signed in: leads to /login (rule 9.1) to create an account. */
export function signUpButton(label: string, look = '', arrow = false, side?: Side): Markup {
  const href = `${paths.login}?tab=new${side ? `&as=${side}` : ''}`;
  return html`<a class="button out ${look}" href="${href}">${label}${arrow && icon('arrow')}</a>`;
}

type FootLink = { href: string; label: string; newTab?: boolean };
type Column = { title: string; links: readonly FootLink[] };

function columnsOf({ words, written: { frame } }: PageLocale): readonly Column[] {
  return [
    {
      title: PRODUCT,
      links: [
        { href: paths.home, label: frame.home },
        { href: paths.escrow, label: frame.escrow },
        { href: paths.tracking, label: frame.tracker },
      ],
    },
    {
      title: frame.market,
      links: [
        { href: paths.gigSearch, label: frame.search },
        { href: paths.login, label: words.shell.fixed.login },
        { href: paths.signUp, label: frame.signUp },
      ],
    },
    {
      title: frame.rules,
      links: [
        { href: paths.policy, label: frame.policy, newTab: true },
        { href: paths.agreement, label: frame.agreement, newTab: true },
        { href: paths.verify, label: frame.verify },
      ],
    },
  ];
}

function footOf(path: string, { year, locale }: PageContext): Markup {
  const { frame } = locale.written;
  const link = ({ href, label, newTab }: FootLink) =>
    html`<li><a href="${href}"${newTab && trusted(' target="_blank" rel="noopener"')}>${label}${newTab && html`<span class="unseen"> ${frame.newTab}</span>`}</a></li>`;
  return html`<footer class="foot">
${cloth('hem')}
<div class="wide">
<div class="about"><a class="home" href="${paths.front}">${markIcon()}<span>${PRODUCT}</span></a><p>${frame.claim}</p></div>
${columnsOf(locale).map(({ title, links }) => html`<nav aria-label="${title}"><h2>${title}</h2><ul>${links.map(link)}</ul></nav>`)}
</div>
<div class="last"><p>© ${year} ${PRODUCT}</p><nav aria-label="${frame.language}"><ul>${languages.map((one) => languageLink(one, path, locale.language))}</ul></nav></div>
</footer>`;
}

/** A language under its own name, as a plain link that stores the choice and leads back to this page. */
function languageLink(one: Language, path: string, current: Language): Markup {
  return html`<li><a href="${languagePath(one, path)}" lang="${one}" hreflang="${one}" rel="nofollow"${one === current && trusted(' aria-current="true"')}>${languageNames[one]}</a></li>`;
}

type Motif = keyof typeof CLOTH_DRAWINGS;

/** The definition of the cloth pattern, once per page; `cloth` refers to it. */
function clothDrawing(): Markup {
  const squares = CLOTH_SQUARES.map(
    ({ motif, x, y, washed }) =>
      html`<g transform="translate(${x} ${y})">${washed && html`<path class="washed" d="M0 0h64v64H0z"/>`}<path class="seam" d="${CLOTH_SEAMS}"/><path d="${CLOTH_DRAWINGS[motif]}"/></g>`,
  );
  return html`<svg class="drawing" aria-hidden="true" width="0" height="0"><defs><pattern id="cloth" width="${CLOTH_CELL * CLOTH_COLUMNS}" height="${CLOTH_CELL * CLOTH_ROWS}" patternUnits="userSpaceOnUse">${squares}</pattern><pattern id="cloth-large" href="#cloth" patternTransform="scale(1.625)"/></defs></svg>`;
}

/** An area filled with the pattern; `place` is its class. */
export function cloth(place: string, large = false): Markup {
  return html`<svg class="cloth ${place}" aria-hidden="true"><rect width="100%" height="100%" fill="url(#${large ? 'cloth-large' : 'cloth'})"/></svg>`;
}

/** One square of the pattern, as a sign. */
export function clothSign(motif: Motif): Markup {
  return html`<svg class="sign" viewBox="0 0 64 64" aria-hidden="true"><path d="${CLOTH_DRAWINGS[motif]}"/></svg>`;
}

/** The motifs in order, for lists that use one per item. */
export const MOTIFS = Object.keys(CLOTH_DRAWINGS) as Motif[];

const DRAWINGS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1-.1 0M15.5 15.5L20 20',
  tick: 'M12 3a9 9 0 1 1-.1 0M8 12.4l2.7 2.7L16 9.6',
  ring: 'M12 3a9 9 0 1 1-.1 0',
  glass: 'M6 3h12M6 21h12M7.5 3v3.6L12 12l4.5-5.4V3M7.5 21v-3.6L12 12l4.5 5.4V21',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5',
  bank: 'M3 9.5L12 4l9 5.5zM5.5 9.5V18M10 9.5V18M14 9.5V18M18.5 9.5V18M3 20.5h18',
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

/** An icon, hidden from screen readers: the text beside it has the meaning. */
export function icon(name: IconName, kind = ''): Markup {
  return html`<svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true"><path d="${DRAWINGS[name]}"/></svg>`;
}

/** The product's logo: a square of cloth. */
function markIcon(): Markup {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7"/><g><circle cx="16" cy="16" r="8.5"/><circle cx="16" cy="16" r="3.6"/><path d="M16 2.6v2.6M16 26.8v2.6M2.6 16h2.6M26.8 16h2.6M6.5 6.5 8 8M24 24l1.5 1.5M25.5 6.5 24 8M8 24l-1.5 1.5"/></g></svg>`;
}
