/** The frame of every public page: head, top with the categories, foot; whole without scripts. */
import { PRODUCT, words } from '#contract/words.ts';
import { html, type Markup, trusted } from '#server/core/markup.ts';
import type { PageAssets } from '#server/core/page-assets.ts';
import { CARD } from '#server/sharing/cards/views.ts';
import { HOUSE_CARD } from '#server/sharing/rules.ts';
import { cloth, clothDrawing } from '../cloth/views.ts';
import { icon, markIcon } from '../icons/views.ts';

const w = words.landing;

export type PublicPage = {
  path: string;
  /** Of the tab, without the product's name. */
  title: string;
  description: string;
  /** What stands in `main`. */
  body: Markup;
  /** For search engines. */
  data?: object;
  /** The page has the worked escrow on it. */
  works?: boolean;
};

/** A category of the top navigation and where its gigs are found. */
export type CategoryLink = { name: string; href: string };
export type Surroundings = {
  publicUrl: string;
  assets: PageAssets;
  categories: readonly CategoryLink[];
  year: string;
};

export function wholePage(page: PublicPage, around: Surroundings): string {
  return html`<!doctype html>
<html lang="en">
${headOf(page, around)}
<body>
<a class="skip" href="#main">Skip to the content</a>
${clothDrawing()}
${topOf(around)}
<main id="main" tabindex="-1">${page.body}</main>
${footOf(around)}
${page.works && around.assets.workedEscrow && html`<script type="module" src="${around.assets.workedEscrow}"></script>`}
</body>
</html>
`.markup;
}

function headOf({ path, title, description, data }: PublicPage, { publicUrl, assets }: Surroundings): Markup {
  const whole = path === '/' ? `${PRODUCT}: ${title}` : `${title} · ${PRODUCT}`;
  const url = `${publicUrl}${path}`;
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${whole}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d102d" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${url}">
<meta property="og:title" content="${whole}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${PRODUCT}">
<meta property="og:locale" content="en_NG">
<meta property="og:image" content="${publicUrl}${HOUSE_CARD}">
<meta property="og:image:width" content="${CARD.width}">
<meta property="og:image:height" content="${CARD.height}">
<meta property="og:image:alt" content="${PRODUCT}: ${w.hero}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${assets.head}
${data && trusted(`<script type="application/ld+json">${jsonInHtml(data)}</script>`)}
</head>`;
}

/** JSON that can end no script element and no line of script. */
function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function topOf({ categories }: Surroundings): Markup {
  return html`<header class="top">
<div class="bar">
<a class="home" href="/">${markIcon()}<span>${PRODUCT}</span></a>
<a class="button quiet out" href="/login">Log in</a>
<a class="button out desk" href="/login">${w.getStarted}</a>
${ownPlaces('button')}
</div>
<nav class="categories" aria-label="Categories"><ul>${categories.map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>`)}</ul></nav>
</header>`;
}

/** Where who is signed in goes on; one of them shows, by what the script in the head found. */
export function ownPlaces(look: string): Markup {
  return html`<a class="${look} in-new" href="/updateProfile">Finish your profile</a><a class="${look} in-talent" href="/publicProfile">Go to your profile</a><a class="${look} in-hunter" href="/hunterDashboard">Go to your jobs</a>`;
}

/** A way in for who is not signed in: to /login, as the specification has it. */
export function wayIn(label: string, look = '', arrow = false): Markup {
  return html`<a class="button out ${look}" href="/login">${label}${arrow && icon('arrow')}</a>`;
}

type FootLink = { href: string; label: string; newTab?: boolean };
const COLUMNS: readonly { title: string; links: readonly FootLink[] }[] = [
  {
    title: PRODUCT,
    links: [
      { href: '/home', label: 'What the market offers' },
      { href: '/escrowHome', label: 'How escrow protects you' },
      { href: '/projecttrackerhunter', label: 'The project tracker' },
    ],
  },
  {
    title: 'Market',
    links: [
      { href: '/gigSearchResult', label: 'Search gigs' },
      { href: '/login', label: 'Log in' },
      { href: '/signup', label: 'Create an account' },
    ],
  },
  {
    title: 'Rules',
    links: [
      { href: '/policy', label: 'Privacy policy', newTab: true },
      { href: '/agreement', label: 'User agreement', newTab: true },
    ],
  },
];

function footOf({ year }: Surroundings): Markup {
  const link = ({ href, label, newTab }: FootLink) =>
    html`<li><a href="${href}"${newTab && trusted(' target="_blank" rel="noopener"')}>${label}${newTab && html`<span class="unseen"> (opens in a new tab)</span>`}</a></li>`;
  return html`<footer class="foot">
${cloth('hem')}
<div class="wide">
<div class="about"><a class="home" href="/">${markIcon()}<span>${PRODUCT}</span></a><p>Creative work from Africa, paid through escrow.</p></div>
${COLUMNS.map(({ title, links }) => html`<nav aria-label="${title}"><h2>${title}</h2><ul>${links.map(link)}</ul></nav>`)}
</div>
<p class="year">© ${year} ${PRODUCT}</p>
</footer>`;
}
