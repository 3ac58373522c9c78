/** Says that the network is gone, how old what is shown is, and that nothing typed is lost. */
import { WifiOff } from 'lucide-react';
import { words } from '#contract/words.ts';
import { lagosDay, showClock24, showDay } from '#web/lib/dates.ts';
import { useAsOf } from '#web/lib/offline/as-of.ts';
import { useOnline } from '#web/lib/online.ts';

export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-40">
      {!online && <AsOf />}
    </div>
  );
}

function AsOf() {
  const at = useAsOf();
  return (
    <p className="offline-bar flex items-center justify-center gap-2 bg-ochre-wash px-4 py-2 text-center text-sm font-semibold text-ochre">
      <WifiOff size={16} className="shrink-0" />
      {at === null ? words.offline.away : words.offline.asOf(moment(at))}
    </p>
  );
}

/** `14:05`, with the day before it when that is another one. */
function moment(at: number): string {
  const when = new Date(at);
  const clock = showClock24(when);
  return lagosDay(when) === lagosDay() ? clock : `${showDay(when)}, ${clock}`;
}
