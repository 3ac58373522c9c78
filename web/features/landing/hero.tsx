/** The first thing seen: what this is, the way in, and the cloth. */
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { AdirePattern } from '#web/ui/adire-pattern.tsx';

export function Hero({ entrance }: { entrance: ReactNode }) {
  return (
    <section className="grid overflow-hidden lg:min-h-[36rem] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex items-center">
        <div className="grid w-full gap-6 px-4 py-10 sm:py-14 lg:py-20 lg:pr-12 lg:pl-[max(1rem,calc(50vw-35rem))]">
          <h1 className="text-[2.5rem] leading-[1.08] font-bold sm:text-6xl sm:leading-[1.05]">
            {words.landing.hero}
          </h1>
          <p className="max-w-[34rem] text-lg leading-7 text-soft">
            Find designers, animators, writers and voices for your next piece of work. The price waits in
            escrow until you accept what was delivered.
          </p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">{entrance}</div>
        </div>
      </div>
      <AdirePattern scale={1.625} className="h-52 w-full lg:h-full" />
    </section>
  );
}
