/** The built files that the screen at an address needs, from the manifest: the page links them, so that all load in parallel. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Built = { file: string; imports?: string[]; css?: string[] };
/** Vite's manifest of a build, by source file. */
export type Manifest = Record<string, Built>;

/** The manifest with this name; null when there is none. */
export function readManifest(dist: string, name: string): Manifest | null {
  return readBuilt<Manifest>(dist, name);
}

/** The files of the routes, redirects included; null when they were not built. */
export function readRoutes(dist: string): string[] | null {
  return readBuilt<string[]>(dist, 'routes.json');
}

function readBuilt<T>(dist: string, name: string): T | null {
  const path = join(dist, '.vite', name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null;
}

type Screen = { parts: string[]; files: string[]; layouts: number };

const PAGE = 'index.html';

/** Returns a function from a path to its screen's files, without those the page already links; null for an unknown path. */
export function screensOf(
  manifest: Manifest,
  routes: readonly string[],
): (path: string) => readonly string[] | null {
  const keys = new Map(Object.keys(manifest).map((key) => [key.split('?')[0], key]));
  // A redirect has no entry in the manifest.
  const sources = routes.map((file) => ({ key: keys.get(file) ?? file, names: namesOf(file) }));
  const named = filesOf(manifest, [PAGE]);
  const screens: Screen[] = sources.map(({ key, names }) => {
    const layouts = sources.filter((other) => other.key !== key && isLayoutOf(other.names, names));
    const files = filesOf(manifest, [...layouts.map((layout) => layout.key), key]);
    return {
      parts: partsOf(names),
      files: [...files].filter((file) => !named.has(file)),
      layouts: layouts.length,
    };
  });
  screens.sort((a, b) => b.layouts - a.layouts || wild(a) - wild(b));
  return (path) => {
    const asked = (path.split('?')[0] ?? '').split('/').filter((part) => part !== '');
    const found = screens.filter(({ parts }) => matches(parts, asked));
    found.sort((a, b) => wild(a) - wild(b));
    return found[0]?.files ?? null;
  };
}

/** Splits a route's file into segments: `routes/_guard/order/submittedProject.$id.tsx` has four; `route` stands for its folder. */
function namesOf(file: string): string[] {
  const names = file.slice('routes/'.length, -'.tsx'.length).split(/[/.]/);
  return names.at(-1) === 'route' ? names.slice(0, -1) : names;
}

function isLayoutOf(layout: readonly string[], names: readonly string[]): boolean {
  return layout.length < names.length && layout.every((name, index) => names[index] === name);
}

/** The segments that appear in the address. */
function partsOf(names: readonly string[]): string[] {
  return names
    .filter((name) => !name.startsWith('_') && name !== 'index')
    .map((name) => name.replace(/_$/, ''));
}

/** Upper and lower case are the same to the router as well; `$` at the end stands for any rest. */
function matches(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    (parts.length === asked.length || (parts.at(-1) === '$' && parts.length < asked.length)) &&
    parts.every((part, index) => part.toLowerCase() === asked[index]?.toLowerCase() || part.startsWith('$'))
  );
}

/** How little a route says about the address: it is taken if no other says more. */
function wild({ parts }: Screen): number {
  return parts.filter((part) => part.startsWith('$')).length + (parts.at(-1) === '$' ? 1 : 0);
}

/** The files of these sources and of all their static imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const built = manifest[key];
    if (!built || seen.has(key)) return;
    seen.add(key);
    files.add(built.file);
    for (const css of built.css ?? []) files.add(css);
    built.imports?.forEach(add);
  };
  keys.forEach(add);
  return files;
}
