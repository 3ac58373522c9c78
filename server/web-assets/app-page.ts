/** The app's page for an address, with the inline script that makes the first API calls and links to the screen's files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageFileName } from '#contract/core/languages.ts';
import { sumOf } from './page-assets.ts';
import { readManifest, readRoutes, screensOf } from './screen-files.ts';

/** File names shared with `vite.config.ts`, which builds them. */
const APP = 'manifest.json';
const FIRST_CALLS = { manifest: 'first-calls.json', source: 'first-calls/first-calls.ts' };

/** The script element that starts the app in the page built by Vite. */
const APP_SCRIPT = /<script type="module" crossorigin src="\/(.+?)"><\/script>/;

/** A preloaded file in the page built by Vite. */
const PRELOAD = /<link rel="modulepreload" crossorigin href="\/(.+?)">/g;

export type BuiltPage = { status: 200 | 404; html: string };

export type AppPage = {
  /** The page for a path; its status is 404 if no route has it, so that search engines do not list it. */
  at: (path: string) => BuiltPage;
  /** Hashes of the page's inline script, for the content security policy. */
  scripts: readonly string[];
};

/** Reads the built page in one language; without a built script, manifest or routes the page is sent unchanged. */
export function readAppPage(dist: string, language: Language = 'en'): AppPage {
  const index = readFileSync(join(dist, languageFileName('index.html', language)), 'utf8');
  const script = readFirstCalls(dist, language);
  const manifest = readManifest(dist, languageFileName(APP, language));
  const routes = readRoutes(dist);
  if (!script || !manifest || !routes) return { at: () => ({ status: 200, html: index }), scripts: [] };
  const filesFor = screensOf(manifest, routes);
  const page = withFirstCalls(index, script);
  return {
    at(path) {
      const files = filesFor(path);
      const links = (files ?? []).map(linkTo).join('');
      return { status: files ? 200 : 404, html: page.replace('</head>', () => `${links}</head>`) };
    },
    scripts: [sumOf(script)],
  };
}

/** Adds the inline script with the addresses of the libraries and the app, which it starts after the first frame. */
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
  const file = readManifest(dist, languageFileName(FIRST_CALLS.manifest, language))?.[FIRST_CALLS.source]
    ?.file;
  if (!file) return null;
  const script = readFileSync(join(dist, file), 'utf8').trim();
  if (/<\/script|^import\b/i.test(script)) throw new Error('the script of the first calls cannot be inline');
  return script;
}

/**
 * Scripts get low priority: with six connections per browser, the style and the early API calls must come before the app,
 * whose libraries are the largest part and are listed first.
 */
function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}
