/** Times on the screen that stay current while they are visible: countdowns and "2 hours ago". */
import { useEffect, useState } from 'react';
import { words } from '#contract/words.ts';
import { showMoment, showRelative, showRemaining } from '../../lib/dates.ts';

/** The current time, updated every half minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The time left until a deadline: `3 days 4 hours`, then `over`. The exact time is in the title. */
export function Countdown({ until, over = words.common.time.over }: { until: string; over?: string }) {
  const left = showRemaining(until, useNow());
  return (
    <time dateTime={until} title={showMoment(until)} className="whitespace-nowrap tabular-nums">
      {left ? words.common.time.left(left) : over}
    </time>
  );
}

/** `2 hours ago`, with the exact time in the title. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at} title={showMoment(at)}>
      {showRelative(at, useNow())}
    </time>
  );
}
