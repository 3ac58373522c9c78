/** The shape of a structural law. */
import type { Code, Import, Tree } from './source.ts';

/** `find` returns every place that breaks the law; `instead` says what to do about it. */
export type Law = { title: string; instead: string; find: (tree: Tree) => string[] };

/** Returns every import in the chosen files for which `breaks` is true. */
export function importsThat(
  tree: Tree,
  chosen: (path: string) => boolean,
  breaks: (entry: Import, from: Code) => boolean,
): string[] {
  return tree.code
    .filter(({ path }) => chosen(path))
    .flatMap((code) =>
      code.imports
        .filter((entry) => breaks(entry, code))
        .map(({ line, specifier }) => `${code.path}:${line}  ${specifier}`),
    );
}

/** The first folder of a path. */
export function topFolderOf(path: string): string {
  return path.split('/')[0] ?? '';
}
