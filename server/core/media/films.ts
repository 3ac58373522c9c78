/** Removes the recording location from gallery films, which are public (rule 6.12). */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { placesInFilm } from '#contract/core/film-places.ts';
import type { ReceivedFile } from '../files/files.ts';
import { sha256Of } from '../security/ids.ts';

/** Overwrites the location in the file itself, keeping its length, and returns the file with its new hash. */
export async function filmWithoutPlace(received: ReceivedFile): Promise<ReceivedFile> {
  const file = await open(received.path, 'r+');
  try {
    const places = await placesInFilm(received.bytes, async (at, length) => {
      const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    });
    if (!places?.length) return received;
    for (const { at, replacement } of places) await file.write(replacement, 0, replacement.length, at);
  } finally {
    await file.close();
  }
  return { ...received, sha256: await sha256Of(createReadStream(received.path)) };
}
