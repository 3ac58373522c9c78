/** The sign that a person is here now; without a network of one's own nobody knows. */
import { screens } from '#contract/words.ts';
import { useOnline } from '#web/lib/online.ts';

/** `words` shows the word beside the dot. */
export function OnlineDot({ words = false }: { words?: boolean }) {
  if (!useOnline()) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-leaf">
      <span aria-hidden className="size-2.5 rounded-full bg-current" />
      <span className={words ? undefined : 'sr-only'}>{screens.common.online}</span>
    </span>
  );
}
