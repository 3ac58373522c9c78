/** The card of a new talent: what is missing in the profile, and the way to the first job. */
import { ArrowRight, Circle, CircleCheck } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { NextStep } from './next-steps.ts';

export function NextStepsCard({ steps, onEdit }: { steps: readonly NextStep[]; onEdit: () => void }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title="Your next steps"
      actions={
        <p className="text-sm text-soft tabular-nums">
          {done} of {steps.length} done
        </p>
      }
    >
      <ul className="grid gap-3">
        {steps.map((step) => (
          <li key={step.label} className="flex gap-3">
            {step.done ? (
              <CircleCheck size={22} className="mt-px shrink-0 text-leaf" />
            ) : (
              <Circle size={22} className="mt-px shrink-0 text-control" />
            )}
            <div>
              <p className={step.done ? 'text-soft line-through' : 'font-semibold'}>
                {step.label}
                {step.done && <span className="sr-only"> (done)</span>}
              </p>
              {!step.done && <p className="text-soft">{step.why}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onEdit}>Complete your profile</Button>
        <ButtonLink to="/jobrequest" variant="secondary">
          Find open jobs
          <ArrowRight size={18} />
        </ButtonLink>
      </div>
    </Card>
  );
}
