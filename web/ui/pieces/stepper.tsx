/** The steps of an order and which one it is at: "Agreed, Paid into escrow, In progress, Submitted, Accepted, Paid out". */
import { Check, X } from 'lucide-react';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';

export type StepState = 'done' | 'current' | 'coming' | 'stopped';
export type Step = { label: string; state: StepState; note?: string };

const STATE_WORDS: Record<StepState, string> = {
  done: words.common.stepper.done,
  current: words.common.stepper.now,
  coming: words.common.stepper.coming,
  stopped: words.common.stepper.stopped,
};

/** Horizontal on desktop, vertical on phones. */
export function Stepper({ steps, label }: { steps: readonly Step[]; label: string }) {
  const stopped = steps.some(({ state }) => state === 'stopped');
  return (
    <ol aria-label={label} className="grid gap-0 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-3 pb-4 last:pb-0 sm:flex-col sm:items-center sm:gap-2 sm:pb-0 sm:text-center"
        >
          {index > 0 && <span aria-hidden className={lineClass(step.state)} />}
          <span
            aria-hidden
            className={cx(
              'z-1 grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold',
              DOTS[step.state],
            )}
          >
            <StepMark state={step.state} number={index + 1} />
          </span>
          <span className="pt-1 sm:pt-0">
            <span className={cx('block text-sm', step.state === 'coming' ? 'text-soft' : 'font-semibold')}>
              {step.label}
              <span className="sr-only">
                {' '}
                (
                {stopped && step.state === 'coming'
                  ? words.common.stepper.notReached
                  : STATE_WORDS[step.state]}
                )
              </span>
            </span>
            {step.note && <span className="block text-sm text-soft">{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check size={18} strokeWidth={3} />;
  if (state === 'stopped') return <X size={18} strokeWidth={3} />;
  return number;
}

const DOTS: Record<StepState, string> = {
  done: 'bg-leaf text-page',
  current: 'bg-primary text-on-primary ring-4 ring-wash',
  coming: 'border-2 border-control bg-card text-soft',
  stopped: 'bg-brick-fill text-on-brick',
};

function lineClass(state: StepState) {
  const done = state === 'done' || state === 'current';
  return cx(
    'absolute left-[15px] -top-[calc(100%-32px)] bottom-[calc(100%)] w-0.5 sm:inset-x-auto sm:top-[15px] sm:right-1/2 sm:bottom-auto sm:left-auto sm:h-0.5 sm:w-full',
    done ? 'bg-leaf' : 'bg-line',
  );
}
