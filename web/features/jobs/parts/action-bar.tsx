/** What leads on from a card of the quick job, and back: always in view. */
import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useSession } from '#web/lib/session.ts';

export function ActionBar({ children }: { children: ReactNode }) {
  const { person } = useSession();
  return (
    <div
      data-foot
      className={cx(
        'sticky bottom-0 z-10 -mx-4 -mb-4 rounded-b-card border-t border-line bg-card px-4 py-2.5 sm:-mx-6 sm:-mb-6 sm:px-6 lg:py-3',
        // Visitors have no bar at the bottom.
        person && 'max-lg:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]',
      )}
    >
      <div className="flex items-start gap-3">{children}</div>
    </div>
  );
}
