/** What leads on from a card of the quick job: on phones always in view. */
import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useSession } from '#web/lib/session.ts';

export function ActionBar({ children }: { children: ReactNode }) {
  const { person } = useSession();
  return (
    <div
      data-foot
      className={cx(
        'max-lg:sticky max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-2.5 sm:max-lg:-mx-6 sm:max-lg:px-6',
        // Visitors have no bar at the bottom.
        person ? 'max-lg:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]' : 'max-lg:bottom-0',
      )}
    >
      {children}
    </div>
  );
}
