/** How the browser side is built, and served while developing (as middleware of the app server). */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as zlibGzip } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type UserConfig } from 'vite';
import { type Language, languageFileName } from '#contract/core/languages.ts';
import { browserContract } from './scripts/lib/browser-contract.ts';
import { chunks, fileNameOf } from './scripts/lib/chunks.ts';
import { offlineWorker } from './scripts/lib/offline-worker.ts';
import { inLanguage } from './scripts/lib/word-language.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(zlibGzip);
/** Blocks of 1 MB make each page 200 bytes lighter than those that Brotli chooses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGBLOCK]: 20 } };
const webRoot = join(import.meta.dirname, 'web');
const CONTRACT = join(import.meta.dirname, 'contract');
const target = ['chrome111', 'firefox114', 'safari16.4'];

/**
 * Sonner inserts its style sheet into the page from a script, which the content security policy forbids.
 * `web/styles/app.css` contains the same sheet; this plugin removes the script's copy.
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

/** Lucide's own component supports more settings than we use, and weighs 800 bytes more on every page. */
function withPlainIcons(): Plugin {
  return {
    name: 'with-plain-icons',
    apply: 'build',
    transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/(?!index\.)/.test(id)) return;
      const own = JSON.stringify(join(webRoot, 'ui/basics/create-icon.ts'));
      const made = code.replace(
        /createLucideIcon from '.*?'/,
        `{ createIcon as createLucideIcon } from ${own}`,
      );
      if (made === code) this.error('lucide-react changed how it makes its icons');
      return { code: made, map: null };
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
    writeFile(`${path}.br`, await brotli(plain, BROTLI)),
    writeFile(`${path}.gz`, await gzip(plain, { level: 9 })),
  ]);
}

/**
 * Builds the styles and small scripts of the public pages separately, into the same folder, so that they contain nothing of the
 * app. `server/web-assets/page-assets.ts` finds them through the manifest named here.
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

/** Lists the files of the routes: a redirect has no screen in the manifest, and any other address is answered with 404. */
function routeList(): Plugin {
  return {
    name: 'route-list',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(globSync('routes/**/[!-]*.tsx', { cwd: webRoot }));
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source });
    },
  };
}

/** Builds the inline script of the app's page, in the build's language; `server/web-assets/app-page.ts` finds it. */
function firstCalls(language: Language): Plugin {
  let outDir = '';
  return {
    name: 'first-calls',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      const manifest = languageFileName('first-calls.json', language);
      await buildApart(
        outDir,
        manifest,
        ['first-calls/first-calls.ts'],
        [inLanguage(language, CONTRACT), browserContract(CONTRACT)],
      );
    },
  };
}

/** Builds inline scripts and styles of pages, each separately so that they share no files; their imports have no side effects. */
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
 * Where the React Compiler is applied: folders with animations, fast typing or many rows. It makes code a quarter larger,
 * which forms and single pages would pay for in data without becoming faster (decision 0015).
 */
const LIVELY = 'gig-search messages/parts operator tracker';
const MEMOIZED = new RegExp(`/web/features/(?:${LIVELY.replaceAll(' ', '|')})/.*\\.tsx(?:\\?|$)`);

/** `vite build --mode fr` builds the same in French, next to the English files (decision 0019). */
export default defineConfig(({ mode }) => settings(mode === 'fr' ? 'fr' : 'en'));

function settings(language: Language): UserConfig {
  const first = language === 'en';
  return {
    root: webRoot,
    appType: 'spa',
    // React has included this hook since version 18.
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
        // Loaders are bundled with their screens, so that the first page does not carry their contract entries.
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
      withPlainIcons(),
      precompressed(),
      ...(first ? [routeList(), publicPages()] : []),
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
      manifest: `.vite/${languageFileName('manifest.json', language)}`,
      rolldownOptions: {
        // Inlines the catalogue's constants where they are used, so that each screen carries only its own words.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // Without React's connection to its developer tools, every page is 300 bytes lighter.
        transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
        output: { chunkFileNames: ({ name }) => fileNameOf(name), codeSplitting: { groups: chunks } },
      },
    },
  };
}
