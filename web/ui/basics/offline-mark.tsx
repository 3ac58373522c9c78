/** Says that the network is gone, how old the shown data is, and that nothing typed is lost. */
import { WifiOff } from 'lucide-react';
import { words } from '#contract/words.ts';
import { lagosDay, sayMoment, showClock } from '../../lib/dates.ts';
import { useAsOf } from '../../lib/offline/as-of.ts';
import { useOnline } from '../../lib/online.ts';

/** Placed in the gap between the bars and the screen, so that nothing moves when it appears. */
export function OfflineMark() {
  const online = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--bars)+env(safe-area-inset-top,0rem))] z-40 flex justify-end px-4"
    >
      {!online && <AsOf />}
    </div>
  );
}

function AsOf() {
  const at = useAsOf();
  return (
    <p className="offline-mark flex h-6 items-center gap-1 rounded-b bg-ochre-wash px-2 text-xs font-semibold whitespace-nowrap text-ochre">
      <WifiOff aria-hidden size={14} className="shrink-0" />
      {at === null ? words.shell.offline.away : words.shell.offline.asOf(moment(at))}
    </p>
  );
}

/** `2:05 pm`, preceded by the day when it is not today. */
function moment(at: number): string {
  const when = new Date(at);
  return lagosDay(when) === lagosDay() ? showClock(when) : sayMoment(when);
}
