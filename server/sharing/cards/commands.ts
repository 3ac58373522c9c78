/** Stores drawn cards in the file store, so that each is drawn once, and at most `KEPT_MAX` are stored. */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '#server/core/clock.ts';
import type { Files, Folder } from '#server/core/files/files.ts';
import type { FileStore, Listed } from '#server/core/files/store.ts';
import { newHex } from '#server/core/security/ids.ts';
import { createConcurrencyLimit } from '#server/core/work/concurrency-limit.ts';
import type { SharedGig, SharedPerson } from '../queries.ts';
import type { CardPictures } from './views.ts';

/** Maximum number of stored cards, of about 100 kB each; the oldest are removed first, a tenth at a time. */
const KEPT_MAX = 1000;
const WAITING_MAX = 16;

export type Cards = {
  /** The stored card of this version, else the one that `drawing` makes. 503 when too many wait to be drawn. */
  get(card: CardName, drawing: () => Promise<Buffer>): Promise<Buffer>;
};
type CardName = { kind: 'gig' | 'person'; id: string; version: string };

const FOLDER = 'cards';

export function createCards(store: FileStore, clock: Clock, keptMax: number = KEPT_MAX): Cards {
  const limited = createConcurrencyLimit(1, WAITING_MAX);
  /** Cards being drawn: concurrent requests share one drawing. */
  const coming = new Map<string, Promise<Buffer>>();

  async function draw(key: string, stem: string, drawing: () => Promise<Buffer>): Promise<Buffer> {
    const card = await limited(drawing);
    const making = join(tmpdir(), `adire-card-${newHex(8)}`);
    try {
      await writeFile(making, card);
      await store.put(key, making, clock.now());
    } finally {
      await rm(making, { force: true });
    }
    await forget(store, stem, key, keptMax);
    return card;
  }

  async function find(key: string, stem: string, drawing: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await store.open(key);
    return kept ? buffer(kept.stream) : draw(key, stem, drawing);
  }

  return {
    get({ kind, id, version }, drawing) {
      const stem = `${FOLDER}/${kind}-${id}-`;
      const key = `${stem}${version}.jpg`;
      const known = coming.get(key);
      if (known) return known;
      const card = find(key, stem, drawing).finally(() => coming.delete(key));
      coming.set(key, card);
      return card;
    },
  };
}

/** Removes earlier versions of this card, and the oldest of all when there are too many. */
async function forget(store: FileStore, stem: string, own: string, keptMax: number): Promise<void> {
  const all: Listed[] = [];
  for await (const page of store.pages(FOLDER)) all.push(...page);
  const others = all.filter(({ key }) => key !== own);
  const earlier = others.filter(({ key }) => key.startsWith(stem));
  const rest = others.filter(({ key }) => !key.startsWith(stem));
  const extra = rest.length + 1 > keptMax ? rest.length + 1 - Math.floor(keptMax * 0.9) : 0;
  const oldest = rest.sort((a, b) => a.at.getTime() - b.at.getTime()).slice(0, extra);
  await store.remove([...earlier, ...oldest].map(({ key }) => key));
}

/** Minimum width of the cover's file, if there is one: the card shows it at 680 × 630 pixels. */
const COVER_WIDTH = 840;

export async function picturesOf(files: Files, shared: SharedGig | SharedPerson): Promise<CardPictures> {
  const sources = shared.kind === 'gig' ? (shared.cover?.sources ?? []) : [];
  const cover = sources.find(({ width }) => width >= COVER_WIDTH) ?? sources.at(-1);
  return {
    face: await contentOf(files, shared.image),
    cover: await contentOf(files, cover?.webp ?? null),
  };
}

async function contentOf(files: Files, path: string | null): Promise<Buffer | null> {
  if (path === null) return null;
  const end = path.lastIndexOf('/');
  const opened = await files.open(path.slice(0, end) as Folder, path.slice(end + 1));
  return opened && buffer(opened.stream);
}
