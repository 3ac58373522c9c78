/** Builds the service worker after the app, because it must name the files that every screen needs. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { type Language, languageFileName } from '#contract/core/languages.ts';

/** Operators always need the network: their console is never opened from a device's cache. */
const NEVER_KEPT = ['operator'];

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

/** Writes `worker.js` next to `index.html`, one per language. Its name never changes: browsers request it again by that name. */
export function offlineWorker(
  webRoot: string,
  target: string[],
  plugins: Plugin[],
  language: Language,
): Plugin {
  let outDir = '';
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const manifest = JSON.parse(
        await readFile(join(outDir, '.vite', languageFileName('manifest.json', language)), 'utf8'),
      ) as Manifest;
      const page = await readFile(join(outDir, languageFileName('index.html', language)), 'utf8');
      const shell = shellOf(manifest).map((file) => `/${file}`);
      const places = placesOf(await readFile(join(webRoot, 'route-tree.gen.ts'), 'utf8'));
      const begun = await readFile(
        join(outDir, '.vite', languageFileName('first-calls.json', language)),
        'utf8',
      ).catch(() => '');
      const version = createHash('sha256')
        .update(page + begun + shell + places)
        .digest('hex')
        .slice(0, 12);
      await build({
        configFile: false,
        root: webRoot,
        publicDir: false,
        logLevel: 'warn',
        plugins,
        define: {
          SHELL: JSON.stringify(shell),
          APP_PLACES: JSON.stringify(places),
          VERSION: JSON.stringify(version),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target,
          rolldownOptions: {
            input: join(webRoot, 'worker/worker.ts'),
            output: { format: 'iife', entryFileNames: languageFileName('worker.js', language) },
          },
        },
      });
    },
  };
}

/** The app's entry file with everything it imports statically, its style and its fonts. */
export function shellOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    for (const next of chunk.imports ?? []) take(next);
  };
  take('index.html');
  return [...found].sort();
}

/** The first segments of the addresses of the app's screens, from the router's own list. */
export function placesOf(routeTree: string): string[] {
  const paths = /fullPaths:([\s\S]*?)\n {2}\w/.exec(routeTree)?.[1] ?? '';
  const places = [...paths.matchAll(/'\/([^'/$]+)/g)].map(([, place]) => place ?? '');
  return [...new Set(places)].filter((place) => !NEVER_KEPT.includes(place)).sort();
}
