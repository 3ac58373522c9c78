/** What a visitor wanted before the login, once they are back on its page. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import type { Want } from '#web/lib/wants.ts';

/** What to open at first; after the login it leaves the address. */
export function useWanted(want: Want | undefined): Want | undefined {
  const navigate = useNavigate();
  const { person } = useSession();
  const [wanted] = useState(want);
  const isDone = want !== undefined && person !== null;
  useEffect(() => {
    if (!isDone) return;
    const search = (all: object) => ({ ...all, want: undefined });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }, [isDone, navigate]);
  return wanted;
}
