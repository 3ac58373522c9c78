/** The thread that reads sound and video for recordings.ts: a file that hangs the parser hangs only this thread. */
import { parentPort } from 'node:worker_threads';
import { parseFile } from 'music-metadata';

parentPort?.on('message', (path: string) => void read(path));

async function read(path: string): Promise<void> {
  try {
    const { format } = await parseFile(path, { duration: true, skipCovers: true });
    // A film without sound has no codec or duration at the top level, only on its tracks.
    const seconds = format.duration ?? Math.max(...format.trackInfo.map((track) => track.duration ?? 0));
    parentPort?.postMessage({
      playable: format.codec !== undefined || format.hasVideo === true,
      seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    });
  } catch {
    parentPort?.postMessage({ playable: false, seconds: null });
  }
}
