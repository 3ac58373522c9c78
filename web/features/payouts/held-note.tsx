/** Says that a new account waits, until when, and why. */
import { words } from '#contract/words.ts';
import { showLongMoment } from '#web/lib/dates.ts';

export function HeldNote({ until }: { until: string }) {
  return (
    <p className="rounded bg-ochre-wash p-3 text-ink">
      <strong className="block">{words.payouts.errors.accountHeld(showLongMoment(until))}.</strong>
      {words.payouts.accounts.heldText}
    </p>
  );
}
