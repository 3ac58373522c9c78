/** The frame of every public page: head, top with the categories, foot; whole without scripts. */
import { type Language, languageNames, languagePath, languages } from '#contract/core/languages.ts';
import { PRODUCT } from '#contract/core/product.ts';
import * as paths from '#contract/site/paths.ts';
import { CARD } from '#server/sharing/cards/views.ts';
import { HOUSE_CARD } from '#server/sharing/rules.ts';
import { html, type Markup, trusted } from '#server/web-assets/markup.ts';
import type { PageAssets } from '#server/web-assets/page-assets.ts';
import { cloth, clothDrawing } from '../cloth/views.ts';
import { icon, markIcon } from '../icons/views.ts';
import { placeIn, type Speech } from '../rules.ts';

export type PublicPage = {
  path: string;
  /** Of the tab, without the product's name. */
  title: string;
  description: string;
  /** The content of `main`. */
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
  speech: Speech;
};

export function wholePage(page: PublicPage, around: Surroundings): string {
  const { language, written } = around.speech;
  return html`<!doctype html>
<html lang="${language}">
${headOf(page, around)}
<body>
<a class="skip" href="#main">${written.frame.skip}</a>
${clothDrawing()}
${topOf(around)}
<main id="main" tabindex="-1">${page.body}</main>
${footOf(page.path, around)}
${page.works && around.assets.workedEscrow && html`<script type="module" src="${around.assets.workedEscrow}"></script>`}
</body>
</html>
`.markup;
}

function headOf(page: PublicPage, { publicUrl, assets, speech }: Surroundings): Markup {
  const { path, title, description, data } = page;
  const { frame } = speech.written;
  const whole = path === paths.front ? frame.whole(title) : `${title} · ${PRODUCT}`;
  const url = `${publicUrl}${placeIn(speech.language, path)}`;
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${whole}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d102d" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${url}">
${languages.map((language) => html`<link rel="alternate" hreflang="${language}" href="${publicUrl}${placeIn(language, path)}">`)}
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
<meta property="og:image:alt" content="${frame.whole(speech.words.shell.fixed.hero)}">
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

function topOf({ categories, speech }: Surroundings): Markup {
  const { words, written } = speech;
  return html`<header class="top">
<div class="bar">
<a class="home" href="${paths.front}">${markIcon()}<span>${PRODUCT}</span></a>
<a class="button quiet out" href="${paths.login}">${written.frame.logIn}</a>
<a class="button out desk" href="${paths.login}">${words.shell.fixed.getStarted}</a>
${ownPlaces(speech, 'button')}
</div>
<nav class="categories" aria-label="${written.frame.categories}"><ul>${categories.map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>`)}</ul></nav>
</header>`;
}

/** Where who is signed in goes on; one of them shows, by what the script in the head found. */
export function ownPlaces({ written: { frame } }: Speech, look: string): Markup {
  return html`<a class="${look} in-new" href="${paths.setUp}">${frame.finishProfile}</a><a class="${look} in-talent" href="${paths.profile}">${frame.toProfile}</a><a class="${look} in-hunter" href="${paths.ownJobs}">${frame.toJobs}</a>`;
}

/** A way in for who is not signed in: to /login (rule 9.1). */
export function wayIn(label: string, look = '', arrow = false): Markup {
  return html`<a class="button out ${look}" href="${paths.login}">${label}${arrow && icon('arrow')}</a>`;
}

type FootLink = { href: string; label: string; newTab?: boolean };
type Column = { title: string; links: readonly FootLink[] };

function columnsOf({ frame }: Speech['written']): readonly Column[] {
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
        { href: paths.login, label: frame.logIn },
        { href: paths.signUp, label: frame.signUp },
      ],
    },
    {
      title: frame.rules,
      links: [
        { href: paths.policy, label: frame.policy, newTab: true },
        { href: paths.agreement, label: frame.agreement, newTab: true },
      ],
    },
  ];
}

function footOf(path: string, { year, speech }: Surroundings): Markup {
  const { frame } = speech.written;
  const link = ({ href, label, newTab }: FootLink) =>
    html`<li><a href="${href}"${newTab && trusted(' target="_blank" rel="noopener"')}>${label}${newTab && html`<span class="unseen"> ${frame.newTab}</span>`}</a></li>`;
  return html`<footer class="foot">
${cloth('hem')}
<div class="wide">
<div class="about"><a class="home" href="${paths.front}">${markIcon()}<span>${PRODUCT}</span></a><p>${frame.claim}</p></div>
${columnsOf(speech.written).map(({ title, links }) => html`<nav aria-label="${title}"><h2>${title}</h2><ul>${links.map(link)}</ul></nav>`)}
</div>
<div class="last"><p>© ${year} ${PRODUCT}</p><nav aria-label="${frame.language}"><ul>${languages.map((one) => languageLink(one, path, speech.language))}</ul></nav></div>
</footer>`;
}

/** Each language by its own name; a plain link, which keeps the choice and leads back to this page. */
function languageLink(one: Language, path: string, current: Language): Markup {
  return html`<li><a href="${languagePath(one, path)}" lang="${one}" hreflang="${one}" rel="nofollow"${one === current && trusted(' aria-current="true"')}>${languageNames[one]}</a></li>`;
}
