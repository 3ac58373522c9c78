/** The switch for notifications on this device; nothing where the browser can not show any. */

import { useEffect, useId, useState } from 'react';
import { words } from '#contract/words.ts';
import {
  isPushSupported,
  PushServiceError,
  type PushState,
  pushState,
  switchPushOff,
  switchPushOn,
} from '#web/lib/push/push.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { usePerson } from '#web/lib/session.ts';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { Switch } from '#web/ui/switch.tsx';

export function PushSwitch() {
  const { state, busy, failure, flip } = usePush();
  const id = useId();
  if (state === 'unsupported') return null;
  const on = state === 'on';
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-0.5">
          <h2 id={`${id}-title`} className="text-base leading-6">
            {words.notifications.push.title}
          </h2>
          <p id={`${id}-text`} className="text-sm text-soft">
            {state === 'blocked'
              ? words.notifications.push.blocked
              : on
                ? words.notifications.push.on
                : words.notifications.push.text}
          </p>
        </div>
        {state !== 'blocked' && (
          <Switch
            checked={on}
            disabled={busy || state === null}
            onChange={flip}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
          />
        )}
      </div>
      {failure && (
        <div className="mt-3">
          <ErrorNote text={failure} />
        </div>
      )}
    </section>
  );
}

function usePush() {
  const { user } = usePerson();
  const [state, setState] = useState<PushState | null>(isPushSupported() ? null : 'unsupported');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    pushState(user.id).then(
      (found) => current && setState(found),
      () => current && setState('unsupported'),
    );
    return () => {
      current = false;
    };
  }, [user.id]);

  async function turn(): Promise<void> {
    try {
      const next = state === 'on' ? await switchPushOff() : await switchPushOn(user.id);
      setState(next);
      if (state === 'on') notify.good(words.notifications.push.off);
    } catch (error) {
      setFailure(error instanceof PushServiceError ? words.notifications.push.failed : messageOf(error));
    }
  }

  function flip(): void {
    setBusy(true);
    setFailure(null);
    void turn().finally(() => setBusy(false));
  }

  return { state, busy, failure, flip };
}
