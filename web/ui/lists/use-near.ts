/** Runs an action when an element comes near the window. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

type Options = {
  /** The distance that counts as near, as CSS margins. */
  margin?: string;
  isOn?: boolean;
};

/** Calls `onNear` each time the element comes near; at once if it already is when this is enabled. */
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
