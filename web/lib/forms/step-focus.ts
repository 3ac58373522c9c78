/** The focus where steps follow each other. */
import { type RefObject, useEffect, useRef } from 'react';

/** For the heading or the place of the step in view: it takes the focus when the step changes, for what had it is gone. */
export function useStepFocus<Element extends HTMLElement>(step: unknown): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) place.current?.focus();
    before.current = step;
  }, [step]);
  return place;
}
