/** Progress bars: of anything, and of a file that is being sent or waits for the network. */
import { percent } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { useOnline } from '#web/lib/online.ts';

/** `part` from 0 to 1. */
export function ProgressBar({ part, label }: { part: number; label: string }) {
  const value = Math.round(part * 100);
  return (
    <div className="flex items-center gap-3">
      <progress aria-label={label} value={value} max={100} className="progress h-2 flex-1" />
      <span className="w-11 text-right text-sm tabular-nums text-soft">
        {value}
        {percent}
      </span>
    </div>
  );
}

/** `part` from 0 to 1. */
export function SendingBar({ part, label }: { part: number; label: string }) {
  const online = useOnline();
  return (
    <div>
      <ProgressBar part={part} label={label} />
      <p role="status" className={online ? 'sr-only' : 'mt-1 text-sm text-soft'}>
        {!online && words.common.upload.waiting(Math.round(part * 100))}
      </p>
    </div>
  );
}
