/** Where the steps of a dialog follow each other: what had the focus goes with its step, so the next one takes it. */
import { type ReactNode, useEffect, useRef } from 'react';

/** `step` names the one in view. */
export function StepPlace({ step, children }: { step: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) ref.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
