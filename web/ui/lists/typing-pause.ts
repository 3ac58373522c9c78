/** Debounces typing, so that a search does not run on every key. */
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** Returns the typed text once typing pauses for 300 ms. */
export function useTypingPause(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
