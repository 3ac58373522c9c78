/** The app's page as it is sent for an address: with the script that asks early, and the files of the screen named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn, type Language } from '#contract/core/languages.ts';
import { sumOf } from './page-assets.ts';
import { readManifest, screensOf } from './screen-files.ts';

/** Named in `vite.config.ts` too, which builds them. */
const APP = 'manifest.json';
const FIRST_CALLS = { manifest: 'first-calls.json', source: 'first-calls/first-calls.ts' };

/** How Vite's page begins the app. */
const APP_SCRIPT = /<script type="module" crossorigin src="\/(.+?)"><\/script>/;

/** A file that Vite's page names. */
const PRELOAD = /<link rel="modulepreload" crossorigin href="\/(.+?)">/g;

export type AppPage = {
  html: (path: string) => string;
  /** The hashes by which the security policy allows the page's inline script. */
  scripts: readonly string[];
};

/** From the built browser part, in one language; the script and the files are left out where the build has none. */
export function readAppPage(dist: string, language: Language = 'en'): AppPage {
  const index = readFileSync(join(dist, fileIn('index.html', language)), 'utf8');
  const script = readFirstCalls(dist, language);
  const manifest = readManifest(dist, fileIn(APP, language));
  if (!script || !manifest) return { html: () => index, scripts: [] };
  const filesFor = screensOf(manifest);
  const page = withFirstCalls(index, script);
  return {
    html: (path) => page.replace('</head>', () => `${filesFor(path).map(linkTo).join('')}</head>`),
    scripts: [sumOf(script)],
  };
}

/** The script gets the addresses of the libraries and of the app, which it begins behind the first frame. */
function withFirstCalls(index: string, script: string): string {
  const app = APP_SCRIPT.exec(index)?.[1];
  const named = [...index.matchAll(PRELOAD)].flatMap(([, file]) => file ?? []);
  const libraries = named.find((file) => file.startsWith('assets/base-'));
  if (!app || !libraries) throw new Error('the page of the app does not name its script and libraries');
  const others = named.filter((file) => file !== libraries);
  const links = [libraries, app, ...others].map(linkTo).join('');
  return index
    .replace(PRELOAD, '')
    .replace(APP_SCRIPT, () => links)
    .replace('<title>', () => `<script data-app="/${libraries} /${app}">${script}</script><title>`);
}

function readFirstCalls(dist: string, language: Language): string | null {
  const file = readManifest(dist, fileIn(FIRST_CALLS.manifest, language))?.[FIRST_CALLS.source]?.file;
  if (!file) return null;
  const script = readFileSync(join(dist, file), 'utf8').trim();
  if (/<\/script|^import\b/i.test(script)) throw new Error('the script of the first calls cannot be inline');
  return script;
}

/**
 * Browsers open six connections: the style and the answers that are asked for early go before the app, whose libraries are most of
 * what is loaded and are named first.
 */
function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}
