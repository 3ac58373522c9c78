/** The built files that the screen at an address needs, from the manifest: the page links them, so that all load in parallel. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Built = { file: string; imports?: string[]; css?: string[] };
/** Vite's manifest of a build, by source file. */
export type Manifest = Record<string, Built>;

/** The manifest with this name; null when there is none. */
export function readManifest(dist: string, name: string): Manifest | null {
  const path = join(dist, '.vite', name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : null;
}

type Screen = { parts: string[]; files: string[]; layouts: number };

const SOURCE = /^routes\/(.+)\.tsx\?/;
const PAGE = 'index.html';

/** Returns a function from a path to its screen's files, without those the page already links; empty for an unknown path. */
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

/** Splits a route's file name into segments: `_guard/order/submittedProject.$id` has four; `route` stands for its folder. */
function namesOf(name: string): string[] {
  const names = name.split(/[/.]/);
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

function matches(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part === asked[index] || (part.startsWith('$') && part !== '$'))
  );
}

function wild({ parts }: Screen): number {
  return parts.filter((part) => part.startsWith('$')).length;
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
