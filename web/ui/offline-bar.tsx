/** Says that the network is gone, and that nothing typed is lost. */
import { WifiOff } from 'lucide-react';
import { useOnline } from '#web/lib/online.ts';

export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-40">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-ochre-wash px-4 py-2 text-center text-sm font-semibold text-ochre">
          <WifiOff size={16} className="shrink-0" />
          You are offline. What you typed is kept.
        </p>
      )}
    </div>
  );
}
