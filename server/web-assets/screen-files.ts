/** Which built files the screen at an address needs, from the build's manifest: the page names them, so that none waits for another. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Built = { file: string; imports?: string[]; css?: string[] };
/** What Vite writes about a build, by source. */
export type Manifest = Record<string, Built>;

/** Null where nothing was built under this name. */
export function readManifest(dist: string, name: string): Manifest | null {
  const path = join(dist, '.vite', name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : null;
}

type Screen = { parts: string[]; files: string[]; layouts: number };

const SOURCE = /^routes\/(.+)\.tsx\?/;
const PAGE = 'index.html';

/** Returns the files of the screen at a path, beyond those that the page names itself; none for an unknown path. */
export function screensOf(manifest: Manifest): (path: string) => readonly string[] {
  const sources = Object.keys(manifest).flatMap((key) => {
    const name = SOURCE.exec(key)?.[1];
    return name ? [{ key, names: namesOf(name) }] : [];
  });
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
    return found[0]?.files ?? [];
  };
}

/** `_guard/order/submittedProject.$id` has five names; the file `route` is its folder's. */
function namesOf(name: string): string[] {
  const names = name.split(/[/.]/);
  return names.at(-1) === 'route' ? names.slice(0, -1) : names;
}

function isLayoutOf(layout: readonly string[], names: readonly string[]): boolean {
  return layout.length < names.length && layout.every((name, index) => names[index] === name);
}

/** The names that appear in the address. */
function partsOf(names: readonly string[]): string[] {
  return names
    .filter((name) => !name.startsWith('_') && name !== 'index')
    .map((name) => name.replace(/_$/, ''));
}

function matches(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part === asked[index] || (part.startsWith('$') && part !== '$'))
  );
}

function wild({ parts }: Screen): number {
  return parts.filter((part) => part.startsWith('$')).length;
}

/** The files of these sources and of everything they import at once. */
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
