/** What is done when a place comes near the window. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

type Options = {
  /** How far around the window it is near, as CSS margins. */
  margin?: string;
  isOn?: boolean;
};

/** Calls `onNear` each time the place comes near; at once when it is near already as this is turned on. */
export function useNear(
  place: RefObject<HTMLElement | null>,
  onNear: () => unknown,
  { margin = '0px', isOn = true }: Options = {},
): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!place.current || !isOn) return;
    // A busy browser reports several changes at once: the last one is current.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && notify(), {
      rootMargin: margin,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, margin, isOn]);
}
