/** How the browser side is built, and served while developing (as middleware of the app server). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as zlibGzip } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzip = promisify(zlibGzip);
const webRoot = join(import.meta.dirname, 'web');
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
 * with them. `server/core/page-assets.ts` finds them by the manifest that is named here.
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
      await build({
        configFile: false,
        root: webRoot,
        publicDir: false,
        logLevel: 'warn',
        plugins: [precompressed()],
        build: {
          outDir,
          emptyOutDir: false,
          target,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          manifest: '.vite/public-pages.json',
          rolldownOptions: {
            input: ['pages.css', 'entrance.ts', 'worked-escrow.ts'].map((name) =>
              join(webRoot, 'public-pages', name),
            ),
          },
        },
      });
    },
  };
}

/**
 * Few files instead of many: each one costs a round trip on the networks that most people have. `base` is what every
 * page needs, `fields` the plain fields of lists and forms, `forms` what every form needs besides, `jobs` and
 * `orders` the contract of most screens; the rest is split by screen. `e2e/weight.e2e.ts` says what a page may weigh.
 */
const EVERY_PAGE =
  'adire-pattern avatar badge button card dialog empty-state error-box error-note lazy-dialog message-screen ' +
  'not-found offline-bar page-header page-title popup-place query-view screen-error skeleton skip-link spinner ' +
  'text-link toast';
const EVERY_CALL =
  'api cx dates draft-store files intent-keys kept-keys later logout media money next-path online pages query query-client refusals ' +
  'request safe-url session theme title transport trusted-types';
const FIELDS = 'field text-field';
const EVERY_FORM = 'bind choice-fields form-fields';
const JOBS = 'jobs milestones';
const ORDERS = 'history orders turns';

function parts(names: string): string {
  return `(?:${names.replaceAll(' ', '|')})\\.tsx?$`;
}

/**
 * Where the React Compiler works: shared hooks, and rooms in which something moves, is typed fast or has many rows. It
 * makes code a quarter larger, which forms and single pages pay for in data without being quicker (decision 0015).
 */
const LIVELY =
  'disputes gig-page gig-search gigs messages notifications operator own-data past-work payments payouts tracker';
const MEMOIZED = new RegExp(
  '/web/(?:lib/|ui/(?:gallery-picture|media-|rich-text-)' +
    `|features/(?:${LIVELY.replaceAll(' ', '|')})/).*\\.tsx?(?:\\?|$)`,
);

const chunks = [
  {
    name: 'base',
    test: new RegExp(
      '/node_modules/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack/[^/]+|zod|uuid)/' +
        `|/web/lib/${parts(EVERY_CALL)}|/web/ui/${parts(EVERY_PAGE)}|/contract/lifecycles/job\\.ts$`,
    ),
  },
  { name: 'fields', test: new RegExp(`/web/ui/${parts(FIELDS)}`) },
  { name: 'forms', test: new RegExp(`/web/lib/${parts('drafts forms')}|/web/ui/${parts(EVERY_FORM)}`) },
  { name: 'jobs', test: new RegExp(`/contract/${parts(JOBS)}`) },
  // Before the orders, which carry reviews: profiles and gigs show those without an order.
  { name: 'reviews', test: new RegExp(`/contract/${parts('reviews')}`) },
  { name: 'orders', test: new RegExp(`/contract/${parts(ORDERS)}`) },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 8 },
];

export default defineConfig({
  root: webRoot,
  appType: 'spa',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: join(webRoot, 'routes'),
      generatedRouteTree: join(webRoot, 'route-tree.gen.ts'),
      routeFileIgnorePattern: '\\.test\\.',
      autoCodeSplitting: true,
      // Loaders come with their screens: their contract entries are not the first page's to carry.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    babel({ include: MEMOIZED, presets: [reactCompilerPreset()] }),
    tailwindcss(),
    withoutSonnerStyles(),
    precompressed(),
    publicPages(),
  ],
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
