/** What is on hold, until when, and why. */
import { words } from '#contract/words.ts';
import { WarnNote } from '#web/ui/basics/error-box.tsx';

export function WaitNote({ title, children }: { title: string; children: string }) {
  return (
    <WarnNote>
      <strong className="block">{title}.</strong>
      {children}
    </WarnNote>
  );
}

/** Withdrawals wait after a strange sign-in (rule 1.19). */
export function PausedNote({ until }: { until: string }) {
  return <WaitNote title={words.payouts.errors.paused(until)}>{words.payouts.accounts.pausedText}</WaitNote>;
}
