/** A sent remark as everybody reads it, with its number or letter, which is also on its pin. */
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Mark } from '#contract/orders/mark.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { Badge } from '../basics/badge.tsx';

const w = words.room.page;

type FactsProps = {
  mark: Mark;
  where: string;
  /** True when the reader has to handle it before the next round. */
  blocks?: boolean;
};

export function MarkFacts({ mark, where, blocks = false }: FactsProps) {
  const state = stateOf(mark);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm text-soft">
        {state && (
          <Badge tone="good" icon={<CircleCheck aria-hidden size={16} />}>
            {w.states[state]}
          </Badge>
        )}
        <Badge tone={mark.kind === 'must' && !state ? 'warn' : 'quiet'}>{w.kinds[mark.kind]}</Badge>
        <span className="wrap-anywhere">{where}</span>
        {blocks && (
          <span className="inline-flex items-center gap-1 font-semibold text-ochre">
            <CircleDashed aria-hidden size={16} />
            {w.stillOpen}
          </span>
        )}
      </div>
      <p className="relative justify-self-start whitespace-pre-wrap wrap-anywhere">{mark.text}</p>
      {mark.answer && (
        <p className="relative justify-self-start border-l-2 border-line pl-3 text-soft whitespace-pre-wrap wrap-anywhere">
          {mark.answer}
        </p>
      )}
    </>
  );
}

/** Null while it waits; a question is answered, never done. */
function stateOf({ kind, state, answer }: Mark): keyof typeof w.states | null {
  if (state === 'settled' || (state === 'done' && kind !== 'question')) return state;
  return answer ? 'answered' : null;
}

type LabelledProps = {
  id: string;
  /** As on its pin. */
  label: number | string;
  chosen: boolean;
  isOutlined?: boolean | undefined;
  /** Shows the file that the remark is about. */
  onShow?: (() => void) | undefined;
  children: ReactNode;
};

export function LabelledMark({ id, label, chosen, isOutlined = false, onShow, children }: LabelledProps) {
  const look = cx(
    'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
    isOutlined ? 'border border-control text-ink' : 'bg-primary text-on-primary',
  );
  return (
    <li id={rowId(id)} className={cx('relative flex items-start gap-3 rounded p-1', chosen && 'bg-wash')}>
      {onShow ? (
        // Clickable over the whole row, below anything that can be pressed or copied.
        <button
          type="button"
          aria-label={w.show(label)}
          onClick={onShow}
          className={cx(look, 'after:absolute after:inset-0')}
        >
          {label}
        </button>
      ) : (
        <span className={look}>{label}</span>
      )}
      {children}
    </li>
  );
}

/** The element id of a remark's row, for the pin that leads to it. */
export function rowId(key: string): string {
  return `mark-${key}`;
}
