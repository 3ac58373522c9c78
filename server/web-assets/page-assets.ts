/** Assets of the public pages: their style, the inline entrance script, and the script of the escrow example. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { html, type Markup, trusted } from './markup.ts';
import { readManifest } from './screen-files.ts';

/** File names shared with `vite.config.ts`, which builds them. */
const MANIFEST = 'public-pages.json';
const SOURCES = {
  styles: 'public-pages/pages.css',
  entrance: 'public-pages/entrance.ts',
  workedEscrow: 'public-pages/worked-escrow.ts',
};

export type PageAssets = {
  /** For the head: style and entrance script are inline, so that nothing has to be fetched before the first paint. */
  head: Markup;
  /** Hashes of the inline assets, for the content security policy. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The path of the escrow example's module script; null when it is not built. */
  workedEscrow: string | null;
};

/** Reads the built assets, or uses Vite in development. Without either the pages are unstyled but complete. */
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

/** The hash of an inline script or style as the content security policy writes it. */
export function sumOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
