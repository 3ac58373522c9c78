/** How the browser side is built, and served while developing (as middleware of the app server). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as zlibGzip } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type UserConfig } from 'vite';
import type { Language } from '#contract/core/languages.ts';
import { offlineWorker } from './scripts/lib/offline-worker.ts';
import { fileOf, inLanguage } from './scripts/lib/word-language.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(zlibGzip);
const webRoot = join(import.meta.dirname, 'web');
const CONTRACT = join(import.meta.dirname, 'contract');
const target = ['chrome111', 'firefox114', 'safari16.4'];

/**
 * Sonner writes its style sheet into the page from script, which the content security policy forbids.
 * The same sheet comes with `web/styles/app.css`; here the script's copy is taken out.
 */
function withoutSonnerStyles(): Plugin {
  return {
    name: 'without-sonner-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/sonner/dist/index.')) return;
      const calls = code.split('\n').filter((line) => line.startsWith('__insertCSS('));
      if (calls.length !== 1) this.error('sonner changed how it inserts its styles');
      return { code: code.replace(/^__insertCSS\(.*\);?$/m, () => ''), map: null };
    },
  };
}

/** What the API's page says of each call is read by the server alone. */
function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/(?!words).*\.ts$/ },
      handler: (code) => ({
        code: code.replace(/^( +)summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),$/gm, ''),
        map: null,
      }),
    },
  };
}

/** Writes a Brotli and a gzip copy beside every built text file; the server sends them as they are. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle(options, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(names.map((name) => compress(`${options.dir}/${name}`)));
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  await Promise.all([
    writeFile(`${path}.br`, await brotli(plain)),
    writeFile(`${path}.gz`, await gzip(plain, { level: 9 })),
  ]);
}

/**
 * The style and the small scripts of the public pages are built apart, into the same folder: nothing of the app comes
 * with them. `server/web-assets/page-assets.ts` finds them by the manifest that is named here.
 */
function publicPages(): Plugin {
  let outDir = '';
  return {
    name: 'public-pages',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      const pages = ['pages.css', 'entrance.ts', 'worked-escrow.ts'];
      await buildApart(
        outDir,
        'public-pages.json',
        pages.map((name) => `public-pages/${name}`),
      );
    },
  };
}

/** The inline script of the app's page, in the language of the build; `server/web-assets/app-page.ts` finds it. */
function firstCalls(language: Language): Plugin {
  let outDir = '';
  return {
    name: 'first-calls',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      const manifest = fileOf('first-calls.json', language);
      await buildApart(outDir, manifest, ['first-calls/first-calls.ts'], [inLanguage(language, CONTRACT)]);
    },
  };
}

/** Inline scripts and styles of pages: each of a build of its own, so that none shares a file with another. */
async function buildApart(outDir: string, manifest: string, input: string[], plugins: Plugin[] = []) {
  await build({
    configFile: false,
    root: webRoot,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins, precompressed()],
    build: {
      outDir,
      emptyOutDir: false,
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: `.vite/${manifest}`,
      rolldownOptions: {
        input: input.map((name) => join(webRoot, name)),
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  });
}

/**
 * Where the React Compiler works: folders in which something moves, is typed fast or has many rows. It
 * makes code a quarter larger, which forms and single pages pay for in data without being quicker (decision 0015).
 */
const LIVELY = 'gig-page gig-search messages operator tracker';
const MEMOIZED = new RegExp(`/web/features/(?:${LIVELY.replaceAll(' ', '|')})/.*\\.tsx(?:\\?|$)`);

/** Parts of the contract and words that several screens share; what one alone uses comes with it. */
function shared(words: string, files = 'none') {
  const test = new RegExp(`/contract/(?:words/(?:en|fr)/(?:${words.replaceAll(' ', '|')})|${files})\\.ts`);
  return { test, minShareCount: 2 };
}

/**
 * Few files instead of many: each one costs a round trip on the networks that most people have. A folder is a chunk:
 * `base` is what every page needs (web/lib itself, web/ui/basics, pieces and fields, the `frame` folders that stand around
 * every screen), `pieces` the icons of which most screens use some, `lists`
 * and `forms` what their folders hold, `jobs`, `orders` and others the contract of most screens; the rest is split by
 * screen. `e2e/weight.e2e.ts` says what a page may weigh.
 */
const chunks = [
  // First, so that no other chunk takes them along.
  {
    name: 'words',
    ...shared('language figures common accounts gigs jobs messages profiles shell', 'core/money'),
  },
  { name: 'console-words', ...shared('operator') },
  { name: 'page-words', ...shared('public-pages legal') },
  {
    name: 'base',
    test: new RegExp(
      '/node_modules/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack/[^/]+|zod|uuid)/' +
        '|/web/features/\\w+/frame/|/web/features/home/use-turns|/web/routes/_guard(?:/_\\w+)?\\.tsx\\?|/web/ui/(?:pieces|fields)/' +
        `|/contract/(?:notifications/notifications|messages/unread-messages)\\.ts$` +
        `|/web/lib/(?:offline/)?[\\w-]+\\.ts$|/web/ui/basics/|/contract/(?:catalogue/catalogue|core/(?:picture|files)|accounts/fields|gigs/sorts|site/paths|acts/(?:job|statuses))\\.ts$`,
    ),
  },
  // What begins once a screen stands.
  { name: 'live', test: /\/web\/(?:features\/messages\/live|lib\/seen)\// },
  { name: 'pieces', test: /\/node_modules\/lucide-react\//, minShareCount: 5 },
  // With pictures and icons of a few screens, too small for a request of their own.
  {
    name: 'lists',
    test: /\/web\/ui\/(?:lists\/|when-near|timeline)|\/contract\/reviews\/|\/web\/lib\/upload\/files\.ts|\/web\/ui\/pictures\/(?:lazy|picture)|\/lucide-react\/.*\/(?:ellipsis|file-text|image-plus|images|mail|map-pin|upload|user-plus|users)\.mjs/,
  },
  { name: 'forms', test: /\/web\/(?:lib|ui)\/forms\// },
  // Of conversations and orders, which share nothing else.
  { name: 'jobs', test: /\/contract\/jobs\/\w+\.ts/ },
  { name: 'bids', test: /\/contract\/bids\/\w+\.ts/ },
  {
    name: 'job-form',
    test: /\/web\/features\/jobs\/(?:job-form|brief-text|parts\/milestone-fields)|\/contract\/gigs\/skill-guide/,
  },
  {
    name: 'orders',
    ...shared('disputes orders tracker', 'orders/[\\w-]+'),
  },
  { name: 'payments', ...shared('payments payouts', '(?:payments|payouts)/[\\w-]+') },
  { name: 'home-words', test: /\/contract\/words\/(?:en|fr)\/home\.ts/ },
  { name: 'gigs', test: /\/contract\/[\w-]+\/(?:gigs|media|people)\.ts|\/web\/features\/gigs\/own\// },
  { name: 'search', test: /\/contract\/gigs\/search\.ts|\/web\/ui\/cards\/found-gig/ },
  {
    name: 'cards',
    test: /\/web\/ui\/cards\/|\/node_modules\/thumbhash\/|\/web\/features\/sharing\/parts\/share-button/,
  },
  { name: 'guest', test: /\/web\/(?:features\/shell\/guest|ui\/guest|lib\/language)\// },
  {
    name: 'accounts',
    test: /\/web\/(?:features\/accounts\/parts|ui\/password)\/|\/contract\/accounts\/access\.ts/,
  },
  { name: 'profile-form', test: /\/contract\/profiles\/profiles\.ts/ },
  // Before what takes its dependencies along.
  {
    name: 'contact',
    test: /\/web\/features\/(?:messages\/parts\/contact-button|jobs\/parts\/invite-button)/,
  },
  {
    name: 'profiles',
    test: /\/web\/features\/(?:past-work\/parts\/past-work-|profile\/parts\/(?:qualifications|person-card))/,
  },
  { name: 'job-lists', test: /\/web\/features\/bids\/cards\/|\/contract\/jobs\/saved-jobs/ },
  {
    name: 'payout-lists',
    test: /\/web\/(?:features\/payouts\/lists|lib\/statements)\/|\/contract\/statements\//,
  },
  { name: 'security', test: /\/contract\/(?:words\/(?:en|fr)|accounts)\/security(?:-kinds)?\.ts/ },
  { name: 'second-factor', test: /\/web\/features\/accounts\/second-factor\// },
  { name: 'conversations', test: /\/web\/features\/messages\/lists\// },
  // Last, so that what it shares with other folders stays theirs.
  {
    name: 'order-lists',
    test: /\/web\/(?:features\/orders\/(?:lists\/|parts\/order-state)|routes\/-order-dialogs\.ts)/,
  },
  {
    name: 'order-tables',
    test: /\/web\/features\/orders\/(?:parts\/(?:order|talent)-tables|hunter-projects)/,
  },
];

/** Every page carries the list of all files, so names are short; but for those that the browser tests take away. */
function fileNameOf(chunk: string): string {
  return /^(?:base|rich-text-editor|signup|sign-up-screen)$/.test(chunk)
    ? 'assets/[name]-[hash].js'
    : 'assets/[hash].js';
}

/** `vite build --mode fr` builds the same in French, beside what is there (decision 0019). */
export default defineConfig(({ mode }) => settings(mode === 'fr' ? 'fr' : 'en'));

function settings(language: Language): UserConfig {
  const first = language === 'en';
  return {
    root: webRoot,
    appType: 'spa',
    plugins: [
      inLanguage(language, CONTRACT),
      withoutSummaries(),
      tanstackRouter({
        target: 'react',
        routesDirectory: join(webRoot, 'routes'),
        generatedRouteTree: join(webRoot, 'route-tree.gen.ts'),
        routeFileIgnorePattern: '\\.test\\.',
        autoCodeSplitting: true,
        enableRouteGeneration: first,
        // Loaders come with their screens: their contract entries are not the first page's to carry.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      babel({ include: MEMOIZED, presets: [reactCompilerPreset()] }),
      tailwindcss(),
      withoutSonnerStyles(),
      precompressed(),
      ...(first ? [publicPages()] : []),
      firstCalls(language),
      offlineWorker(webRoot, target, [precompressed()], language),
    ],
    optimizeDeps: { exclude: ['sonner'] },
    build: {
      outDir: '../dist/web',
      emptyOutDir: first,
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: `.vite/${fileOf('manifest.json', language)}`,
      rolldownOptions: {
        // A constant of the catalogue goes where it is used, so that a screen carries its own words alone.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { chunkFileNames: ({ name }) => fileNameOf(name), codeSplitting: { groups: chunks } },
      },
    },
  };
}
