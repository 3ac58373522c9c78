/** A limit of time, looked at from both sides: its last moment, the moment itself, and the first one behind it. */
import type { TestApp } from './app.ts';

/** What `look` sees one millisecond before so much time has passed, then, and one later. The clock goes on afterwards. */
export async function around<Seen>(app: TestApp, ms: number, look: () => Promise<Seen>): Promise<Seen[]> {
  const from = app.services.clock.now().getTime();
  const seen: Seen[] = [];
  for (const shift of [-1, 0, 1]) {
    app.stopAt(new Date(from + ms + shift));
    seen.push(await look());
  }
  app.stopAt(null);
  return seen;
}

/** Stops the clock where it is, so that what happens next happens at a known moment. */
export function standStill(app: TestApp): void {
  app.stopAt(app.services.clock.now());
}
