/** The site map and `robots.txt` as text; addresses contain only ids, so nothing needs escaping. */

import type { Endpoint } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import * as paths from '#contract/site/paths.ts';
import { publicPages } from '#contract/site/paths.ts';
import { gigUrl, personUrl } from '../heads/views.ts';
import type { SitemapEntry, SitemapKind } from '../queries.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Public pages other than those of gigs and people. */
const PAGES = [...publicPages, paths.gigSearch, paths.work, paths.verify];
const URL_OF = { gigs: gigUrl, people: personUrl };

/** The index of all parts; `cuts` are the ids after which each further part begins. */
export function sitemapIndex(publicUrl: string, partStarts: Record<SitemapKind, readonly string[]>): string {
  const parts = (['gigs', 'people'] as const).flatMap((kind) => [
    `/sitemap-${kind}.xml`,
    ...partStarts[kind].map((id) => `/sitemap-${kind}.xml?after=${id}`),
  ]);
  const lines = ['/sitemap-pages.xml', ...parts].map(
    (path) => `<sitemap><loc>${publicUrl}${path}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${SPACE}>\n${lines.join('')}</sitemapindex>\n`;
}

export function sitemapOfPages(publicUrl: string): string {
  return urlSet(PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>\n`));
}

export function sitemapPart(publicUrl: string, kind: SitemapKind, listed: readonly SitemapEntry[]): string {
  return urlSet(
    listed.map(
      ({ id, updated_at }) =>
        `<url><loc>${URL_OF[kind](publicUrl, id)}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>\n`,
    ),
  );
}

function urlSet(lines: readonly string[]): string {
  return `${XML}<urlset ${SPACE}>\n${lines.join('')}</urlset>\n`;
}

/** `robots.txt`: robots that run pages may call only those API endpoints that need no sign-in. */
export function robotsText(publicUrl: string): string {
  const reads = Object.values(contract)
    .flatMap((entries): Endpoint[] => Object.values(entries))
    .filter(({ method }) => method === 'GET');
  const rule = (kind: 'Allow' | 'Disallow') => (path: string) => `${kind}: /api/${path}\n`;
  const open = reads.filter(({ who }) => who === 'anyone').map(prefixOf);
  // The longer rule wins, so closed addresses below an open one need their own rule.
  const closed = reads
    .filter(({ who }) => who !== 'anyone')
    .map(prefixOf)
    .filter((path) => open.some((one) => path.startsWith(one)));
  return [
    'User-agent: *\n',
    ...open.map(rule('Allow')),
    ...closed.map(rule('Disallow')),
    'Disallow: /api/\n',
    'Disallow: /dev/\n',
    'Disallow: /language/\n',
    'Disallow: /paystack-simulator/\n',
    'Allow: /\n',
    `\nSitemap: ${publicUrl}/sitemap.xml\n`,
  ].join('');
}

/** The part of a path before its first parameter. */
function prefixOf({ path }: Endpoint): string {
  return path.replace(/:.*$/, '');
}
