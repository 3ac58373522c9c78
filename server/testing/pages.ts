/** The pages of the browser part, by the paths of its generated route tree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns of all pages, without catch-all routes, which would match any path. */
function knownPages(): RegExp[] {
  const tree = readFileSync(join(import.meta.dirname, '../../web/route-tree.gen.ts'), 'utf8');
  const paths = /fullPaths:([^;]*)/.exec(tree)?.[1]?.match(/'[^']+'/g) ?? [];
  return paths
    .map((path) => path.slice(1, -1))
    .filter((path) => !path.endsWith('/$'))
    .map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '/?')}$`));
}

const pages = knownPages();

export function isPage(link: string): boolean {
  return pages.some((page) => page.test(link.split('?')[0] ?? ''));
}
