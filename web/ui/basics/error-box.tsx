/** Failures where they happened, in words: a box with Retry, or one line; and warnings. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { goBack } from '#web/lib/own-paths.ts';
import { ApiRefusal, messageOf } from '../../lib/refusals.ts';
import { Button } from './button.tsx';

type Props = {
  /** The thrown error; its sentence is shown. */
  error: unknown;
  /** What did not work: "Your orders could not be loaded". */
  title?: string;
  onRetry?: () => void;
  busy?: boolean;
};

export function ErrorBox({ error, title = words.common.failed.title, onRetry, busy = false }: Props) {
  // No Retry for a 404: what is missing will still be missing next time.
  const gone = error instanceof ApiRefusal && error.status === 404;
  return (
    <div role="alert" className="flex flex-wrap items-start gap-3 rounded bg-brick-wash p-4 text-ink">
      <CircleAlert className="mt-0.5 shrink-0 text-brick" size={20} />
      <div className="min-w-48 flex-1">
        <p className="font-semibold text-brick">{title}</p>
        <p>{messageOf(error)}</p>
      </div>
      {gone ? (
        <Button variant="secondary" size="sm" onClick={goBack}>
          {words.common.fixed.goBack}
        </Button>
      ) : (
        onRetry && (
          <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
            {words.common.actions.retry}
          </Button>
        )
      )}
    </div>
  );
}

/** A refusal in one line, announced when it appears. */
export function ErrorNote({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded bg-brick-wash px-3 py-2.5 font-medium wrap-anywhere text-brick"
    >
      <CircleAlert size={18} className="mt-0.75 shrink-0" />
      {text}
    </p>
  );
}

/** Something to know before going on. */
export function WarnNote({ children }: { children: ReactNode }) {
  return <p className="rounded bg-ochre-wash p-3 wrap-anywhere text-ink">{children}</p>;
}
