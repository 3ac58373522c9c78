/** How far a file is sent, and in words that it waits for the network while there is none. */
import { words } from '#contract/words.ts';
import { useOnline } from '#web/lib/online.ts';
import { ProgressBar } from './lists/progress-bar.tsx';

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
