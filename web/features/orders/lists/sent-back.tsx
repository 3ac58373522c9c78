/** Why submitted work was sent back: what should change, in the hunter's words. */
import { Undo2 } from 'lucide-react';
import { words } from '#contract/words.ts';

type Props = { at: string | null; reason: string };

export function SentBack({ at, reason }: Props) {
  return (
    <div className="flex gap-3 rounded border border-line bg-ochre-wash p-3">
      <Undo2 aria-hidden size={20} className="mt-0.5 shrink-0 text-ochre" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-ochre">
          <span className="font-semibold">{words.orders.shared.changesRequested}</span>
          {at && <span className="text-sm whitespace-nowrap">{at}</span>}
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere text-ink">{reason}</p>
      </div>
    </div>
  );
}
