/** Says that what was typed earlier was restored, and offers to discard it. */
import { History } from 'lucide-react';
import { words } from '#contract/words.ts';
import { Button } from '../basics/button.tsx';

export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded bg-wash py-1.5 pr-1.5 pl-3 text-on-wash">
      <History size={18} className="shrink-0" />
      <p className="min-w-40 flex-1">{words.common.restored.text}</p>
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        {words.common.actions.discard}
      </Button>
    </div>
  );
}
