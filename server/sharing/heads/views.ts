/** The head of a shared page: for previews in chats, for search engines, and for the tab. */

import type { Language } from '#contract/core/languages.ts';
import { showNaira } from '#contract/core/money.ts';
import { PRODUCT } from '#contract/core/product.ts';
import * as paths from '#contract/site/paths.ts';
import { wordsIn, writingOf } from '#server/core/i18n/language.ts';
import { escapeHtml } from '#server/core/mail/mail-template.ts';
import { jsonInHtml } from '#server/web-assets/markup.ts';
import { CARD } from '../cards/views.ts';
import type { SharedGig, SharedPerson } from '../queries.ts';
import { HOUSE_CARD } from '../rules.ts';

/** Maximum length of a description; chats and search engines cut longer ones. */
const DESCRIPTION_MAX = 200;

type Data = { [name: string]: string | number | Data | undefined };
type Page = {
  title: string;
  description: string;
  url: string;
  image: string;
  type: 'product' | 'profile' | 'website';
  more: readonly (readonly [property: string, content: string])[];
  data: Data;
};

/** The head of a public gig's page; every address begins with `publicUrl`. */
export function gigHead(publicUrl: string, gig: SharedGig, language: Language = 'en'): string {
  const { linkPreview } = wordsIn(language).gigs;
  const url = gigUrl(publicUrl, gig.id);
  const image = cardUrl(publicUrl, gig);
  const seller = { '@type': 'Person', name: gig.name, url: personUrl(publicUrl, gig.sellerId) };
  const facts = `${linkPreview.from(showNaira(gig.priceFrom, writingOf(language)))} · ${linkPreview.delivery(gig.deliveryDays)}`;
  return tagsOf(language, {
    title: gig.title,
    description: `${facts} · ${cut(plain(gig.text), DESCRIPTION_MAX - facts.length)}`,
    url,
    image,
    type: 'product',
    more: [
      ['product:price:amount', String(gig.priceFrom)],
      ['product:price:currency', 'NGN'],
    ],
    data: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: gig.title,
      description: gig.text,
      category: `${gig.category} > ${gig.skill}`,
      url,
      image: gig.cover ? `${publicUrl}/${gig.cover.sources.at(-1)?.webp}` : image,
      offers: {
        '@type': 'Offer',
        url,
        price: gig.priceFrom,
        priceCurrency: 'NGN',
        availability: 'https://schema.org/InStock',
        seller,
      },
      aggregateRating: ratingOf(gig),
    },
  });
}

/** The head of a public talent's page. */
export function personHead(publicUrl: string, person: SharedPerson, language: Language = 'en'): string {
  const { linkPreview } = wordsIn(language).gigs;
  const url = personUrl(publicUrl, person.id);
  const text = person.storyline ?? person.description;
  const facts =
    person.priceFrom === null
      ? []
      : [
          `${linkPreview.gigs(person.gigs)} · ${linkPreview.from(showNaira(person.priceFrom, writingOf(language)))}`,
        ];
  const story = cut(plain(text ?? linkPreview.talentOf(person.name, person.country)), DESCRIPTION_MAX - 40);
  return tagsOf(language, {
    title: person.name,
    description: [story, ...facts].join(' · '),
    url,
    image: cardUrl(publicUrl, person),
    type: 'profile',
    more: [],
    data: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url,
      dateCreated: person.createdAt.toISOString(),
      dateModified: person.updatedAt.toISOString(),
      mainEntity: {
        '@type': 'Person',
        name: person.name,
        description: text ?? undefined,
        jobTitle: linkPreview.talent,
        url,
        image: person.image ? `${publicUrl}/${person.image}` : undefined,
        address: { '@type': 'PostalAddress', addressCountry: person.country },
      },
    },
  });
}

/** The head of a page that lists gigs or works: all of them, or those of a category, whose address is one of its own. */
export function listHead(
  publicUrl: string,
  list: 'gigs' | 'work',
  category: string | null,
  language: Language = 'en',
): string {
  const words = wordsIn(language);
  const title = list === 'gigs' ? words.common.places.gigs : words.gigs.line.title;
  const { description } = words.publicPages.front;
  const path = list === 'gigs' ? paths.gigSearch : paths.work;
  const url = `${publicUrl}${path}${category ? `?category=${category}` : ''}`;
  return tagsOf(language, {
    title,
    description,
    url,
    image: publicUrl + HOUSE_CARD,
    type: 'website',
    more: [],
    data: { '@context': 'https://schema.org', '@type': 'CollectionPage', name: title, description, url },
  });
}

/** The head for the address of a gig or talent that is not public. */
export const GONE_HEAD = `<title>${PRODUCT}</title>\n    <meta name="robots" content="noindex" />`;

export function gigUrl(publicUrl: string, id: string): string {
  return publicUrl + paths.fill(paths.gig, { id });
}

export function personUrl(publicUrl: string, id: string): string {
  return publicUrl + paths.fill(paths.person.talent, { id });
}

function cardUrl(publicUrl: string, { kind, id, version }: SharedGig | SharedPerson): string {
  return `${publicUrl}/share/${kind === 'gig' ? 'gigs' : 'people'}/${id}.jpg?v=${version}`;
}

/** The gig's own rating as structured data (rule 9.7); omitted without reviews, which search engines refuse. */
function ratingOf({ own: { rating, reviews } }: SharedGig): Data | undefined {
  if (rating === null) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount: reviews,
    bestRating: 5,
    worstRating: 1,
  };
}

function tagsOf(language: Language, { title, description, url, image, type, more, data }: Page): string {
  const properties = [
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:type', type],
    ['og:site_name', PRODUCT],
    ['og:locale', wordsIn(language).publicPages.frame.locale],
    ['og:image', image],
    ['og:image:type', CARD.type],
    ['og:image:width', String(CARD.width)],
    ['og:image:height', String(CARD.height)],
    ['og:image:alt', wordsIn(language).gigs.linkPreview.cardOf(plain(title))],
    ...more,
  ] as const;
  return [
    `<title>${escapeHtml(`${plain(title)} · ${PRODUCT}`)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...properties.map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${jsonInHtml(data)}</script>`,
  ].join('\n    ');
}

function meta(by: 'name' | 'property', name: string, content: string): string {
  return `<meta ${by}="${name}" content="${escapeHtml(plain(content))}" />`;
}

/** The text on one line, without control characters and without marks that change the reading direction. */
function plain(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const words = text.slice(0, max - 1).replace(/\s+\S*$/, '');
  return `${words.length > max / 2 ? words : text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
