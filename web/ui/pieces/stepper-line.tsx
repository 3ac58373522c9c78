/** The same steps in one line, for phones: "Step 4 of 6: Submitted", over a bar of as many parts; `bare` shows the bar alone. */
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import type { Step, StepState } from './stepper.tsx';

type Props = { steps: readonly Step[]; label: string; bare?: boolean };

export function StepperLine({ steps, label, bare = false }: Props) {
  const open = steps.findIndex(({ state }) => state === 'current' || state === 'stopped');
  const at = open === -1 ? steps.length - 1 : open;
  const step = steps[at];
  if (!step) return null;
  return (
    <section aria-label={label} className="grid gap-2">
      <p className={bare ? 'sr-only' : 'text-sm font-semibold'}>
        {words.common.stepper.at(at + 1, steps.length, step.label)}
        {step.note && <span className="font-normal text-soft"> · {step.note}</span>}
      </p>
      <span aria-hidden className="flex gap-1">
        {steps.map(({ label: name, state }) => (
          <span key={name} className={cx('h-1.5 flex-1 rounded-full', BARS[state])} />
        ))}
      </span>
    </section>
  );
}

const BARS: Record<StepState, string> = {
  done: 'bg-leaf',
  current: 'bg-primary',
  coming: 'bg-line',
  stopped: 'bg-brick-fill',
};
