/** Says that a new account waits, until when, and why. */
import { words } from '#contract/words.ts';
import { showLongMoment } from '#web/lib/dates.ts';

export function HeldNote({ until }: { until: string }) {
  const w = words.earnings.account;
  return (
    <p className="rounded bg-ochre-wash p-3 text-ink">
      <strong className="block">{w.held(showLongMoment(until))}.</strong>
      {w.heldWhy}
    </p>
  );
}
