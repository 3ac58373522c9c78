/** Checks a time limit from both sides: one millisecond before it, at it, and one millisecond after it. */
import type { TestApp } from './app.ts';

/** Results of `look` one millisecond before `ms` have passed, at that time, and one millisecond later; then restarts the clock. */
export async function lookAroundLimit<Seen>(
  app: TestApp,
  ms: number,
  look: () => Promise<Seen>,
): Promise<Seen[]> {
  const from = app.services.clock.now().getTime();
  const seen: Seen[] = [];
  for (const shift of [-1, 0, 1]) {
    app.stopAt(new Date(from + ms + shift));
    seen.push(await look());
  }
  app.stopAt(null);
  return seen;
}

/** Stops the clock at the current time, so that what follows has a known time. */
export function freezeClock(app: TestApp): void {
  app.stopAt(app.services.clock.now());
}
