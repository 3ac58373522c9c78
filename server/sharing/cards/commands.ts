/** Keeps drawn cards on disk, so that each is drawn once however many ask, and no more than so many are kept. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStore, Folder } from '#server/core/files/files.ts';
import { newHex } from '#server/core/security/ids.ts';
import { createConcurrencyLimit } from '#server/core/work/concurrency-limit.ts';
import type { SharedGig, SharedPerson } from '../queries.ts';
import type { CardPictures } from './views.ts';

/** At a hundred kilobytes each; the oldest go first, a tenth at once. */
const KEPT_MAX = 1000;
const WAITING_MAX = 16;

export type Cards = {
  /** The kept card of this version, else the one that `drawing` makes. Throws 503 when too many wait for theirs. */
  get(card: CardName, drawing: () => Promise<Buffer>): Promise<Buffer>;
};
type CardName = { kind: 'gig' | 'person'; id: string; version: string };

export function createCards(dataDir: string, keptMax: number = KEPT_MAX): Cards {
  const folder = join(dataDir, 'cards');
  const limited = createConcurrencyLimit(1, WAITING_MAX);
  /** Those who ask for what is being drawn wait for the same drawing. */
  const coming = new Map<string, Promise<Buffer>>();

  async function draw(path: string, stem: string, drawing: () => Promise<Buffer>): Promise<Buffer> {
    const card = await limited(drawing);
    await mkdir(folder, { recursive: true });
    const making = `${path}.${newHex(8)}`;
    try {
      await writeFile(making, card);
      await rename(making, path);
    } catch (error) {
      await rm(making, { force: true });
      throw error;
    }
    await forget(folder, stem, path, keptMax);
    return card;
  }

  async function find(path: string, stem: string, drawing: () => Promise<Buffer>): Promise<Buffer> {
    return (await readFile(path).catch(() => null)) ?? draw(path, stem, drawing);
  }

  return {
    get({ kind, id, version }, drawing) {
      const stem = `${kind}-${id}-`;
      const path = join(folder, `${stem}${version}.jpg`);
      const known = coming.get(path);
      if (known) return known;
      const card = find(path, stem, drawing).finally(() => coming.delete(path));
      coming.set(path, card);
      return card;
    },
  };
}

/** Removes earlier versions of this card, and the oldest of all when there are too many. */
async function forget(folder: string, stem: string, path: string, keptMax: number): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const earlier = paths.filter((one) => one.startsWith(join(folder, stem)) && one !== path);
  const rest = paths.filter((one) => !earlier.includes(one));
  const extra = rest.length > keptMax ? rest.length - Math.floor(keptMax * 0.9) : 0;
  const oldest = extra > 0 ? (await byAge(rest)).filter((one) => one !== path).slice(0, extra) : [];
  for (const one of [...earlier, ...oldest]) await rm(one, { force: true });
}

async function byAge(paths: readonly string[]): Promise<string[]> {
  const aged = await Promise.all(
    paths.map(async (path) => ({ path, at: (await stat(path).catch(() => null))?.mtimeMs ?? 0 })),
  );
  return aged.sort((a, b) => a.at - b.at).map(({ path }) => path);
}

/** The card shows the cover on 680 × 630 pixels. */
const COVER_WIDTH = 840;

export async function picturesOf(files: FileStore, shared: SharedGig | SharedPerson): Promise<CardPictures> {
  const sources = shared.kind === 'gig' ? (shared.cover?.sources ?? []) : [];
  const cover = sources.find(({ width }) => width >= COVER_WIDTH) ?? sources.at(-1);
  return {
    face: await contentOf(files, shared.image),
    cover: await contentOf(files, cover?.webp ?? null),
  };
}

async function contentOf(files: FileStore, path: string | null): Promise<Buffer | null> {
  if (path === null) return null;
  const end = path.lastIndexOf('/');
  const opened = await files.open(path.slice(0, end) as Folder, path.slice(end + 1));
  return opened && buffer(opened.stream);
}
