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
import { fileIn, type Language } from '#contract/core/languages.ts';
import { browserContract } from './scripts/lib/browser-contract.ts';
import { chunks, fileNameOf } from './scripts/lib/chunks.ts';
import { offlineWorker } from './scripts/lib/offline-worker.ts';
import { inLanguage } from './scripts/lib/word-language.ts';

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
        [browserContract(CONTRACT)],
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
      const manifest = fileIn('first-calls.json', language);
      await buildApart(
        outDir,
        manifest,
        ['first-calls/first-calls.ts'],
        [inLanguage(language, CONTRACT), browserContract(CONTRACT)],
      );
    },
  };
}

/** Inline scripts and styles of pages: each of a build of its own, so that none shares a file with another; what they import does nothing by itself. */
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
        treeshake: { moduleSideEffects: false },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  });
}

/**
 * Where the React Compiler works: folders in which something moves, is typed fast or has many rows. It
 * makes code a quarter larger, which forms and single pages pay for in data without being quicker (decision 0015).
 */
const LIVELY = 'gig-search messages/parts operator tracker';
const MEMOIZED = new RegExp(`/web/features/(?:${LIVELY.replaceAll(' ', '|')})/.*\\.tsx(?:\\?|$)`);

/** `vite build --mode fr` builds the same in French, beside what is there (decision 0019). */
export default defineConfig(({ mode }) => settings(mode === 'fr' ? 'fr' : 'en'));

function settings(language: Language): UserConfig {
  const first = language === 'en';
  return {
    root: webRoot,
    appType: 'spa',
    // React has it since version 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
    plugins: [
      inLanguage(language, CONTRACT),
      browserContract(CONTRACT),
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
      manifest: `.vite/${fileIn('manifest.json', language)}`,
      rolldownOptions: {
        // A constant of the catalogue goes where it is used, so that a screen carries its own words alone.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { chunkFileNames: ({ name }) => fileNameOf(name), codeSplitting: { groups: chunks } },
      },
    },
  };
}
