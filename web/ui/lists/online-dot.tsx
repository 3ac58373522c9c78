/** The sign that a person is online; hidden while this device is offline. */
import { words } from '#contract/words.ts';
import { useOnline } from '../../lib/online.ts';

/** `labelled` shows the word beside the dot. */
export function OnlineDot({ labelled = false }: { labelled?: boolean }) {
  if (!useOnline()) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-leaf">
      <span aria-hidden className="size-2.5 rounded-full bg-current" />
      <span className={labelled ? undefined : 'sr-only'}>{words.common.people.online}</span>
    </span>
  );
}
