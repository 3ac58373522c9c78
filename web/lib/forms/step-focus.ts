/** Moves the focus when the step of a form changes. */
import { type RefObject, useEffect, useRef } from 'react';

/** For the heading or container of the current step: it takes the focus when the step changes, as the focused element is gone. */
export function useStepFocus<Element extends HTMLElement>(step: unknown): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) place.current?.focus();
    before.current = step;
  }, [step]);
  return place;
}
