/** What was typed, once the typing pauses: so that not every letter asks the server. */
import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

export function usePause(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
