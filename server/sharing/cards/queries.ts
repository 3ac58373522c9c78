/** The pictures that go on a card, read from the store as they were kept; a lost file is a card without it. */
import { buffer } from 'node:stream/consumers';
import type { FileStore, Folder } from '#server/core/files/files.ts';
import type { SharedGig, SharedPerson } from '../queries.ts';
import type { CardPictures } from './views.ts';

/** The card shows the cover on 480 × 630 pixels. */
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
