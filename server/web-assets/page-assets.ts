/** Assets of the public pages: their style, the script of the entrance, and the script of the worked escrow. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { html, type Markup, trusted } from './markup.ts';
import { readManifest } from './screen-files.ts';

/** Named in `vite.config.ts` too, which builds them. */
const MANIFEST = 'public-pages.json';
const SOURCES = {
  styles: 'public-pages/pages.css',
  entrance: 'public-pages/entrance.ts',
  workedEscrow: 'public-pages/worked-escrow.ts',
};

export type PageAssets = {
  /** For the head: style and entrance are inline, so that nothing has to be fetched before the first paint. */
  head: Markup;
  /** By these hashes the security policy allows the inline assets. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The address of a module script. */
  workedEscrow: string | null;
};

/** From the built browser part; while developing from Vite itself. Without either the pages are bare, and whole. */
export function readPageAssets(config: Pick<Config, 'dev'>, dist: string): PageAssets {
  if (config.dev) return developing();
  const manifest = readManifest(dist, MANIFEST);
  const styles = manifest?.[SOURCES.styles];
  const entrance = manifest?.[SOURCES.entrance];
  if (!styles || !entrance) return { head: html``, scripts: [], styles: [], workedEscrow: null };
  const css = readFileSync(join(dist, styles.file), 'utf8').trim();
  const script = readFileSync(join(dist, entrance.file), 'utf8').trim();
  if (/<\/(style|script)/i.test(css + script)) throw new Error('a built file would end its own element');
  const font = /\/[\w/.-]+\.woff2/.exec(css)?.[0];
  const worked = manifest?.[SOURCES.workedEscrow];
  return {
    head: html`${font && html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`}<style>${trusted(css)}</style><script>${trusted(script)}</script>`,
    scripts: [sumOf(script)],
    styles: [sumOf(css)],
    workedEscrow: worked ? `/${worked.file}` : null,
  };
}

function developing(): PageAssets {
  return {
    head: html`<link rel="stylesheet" href="/${SOURCES.styles}"><script type="module" src="/${SOURCES.entrance}"></script>`,
    scripts: [],
    styles: [],
    workedEscrow: `/${SOURCES.workedEscrow}`,
  };
}

/** How the security policy names an inline script or style. */
export function sumOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
