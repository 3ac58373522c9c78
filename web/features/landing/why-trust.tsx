/** Why leading brands trust us: top talents only, save time and money, guaranteed payment via escrow. */
import { BadgeCheck, Hourglass, LockKeyhole, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';

const REASONS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: BadgeCheck,
    title: 'Top talents only',
    text: 'Reviews come from completed orders alone: one per side, after the work was paid for and accepted. What you read about a talent was earned.',
  },
  {
    icon: Hourglass,
    title: 'Save time and money',
    text: 'Post one brief and compare the bids side by side. Posting is free, and price, dates and milestones are fixed before anybody pays.',
  },
  {
    icon: LockKeyhole,
    title: 'Guaranteed payment via escrow',
    text: 'The whole price is paid into escrow before work begins. It goes to the talent when the work is accepted, and 14 days of silence count as yes.',
  },
];

export function WhyTrust({ entrance }: { entrance: ReactNode }) {
  return (
    <section aria-labelledby="why" className="border-y border-line bg-card">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="why" className="font-display text-3xl leading-9 sm:text-4xl sm:leading-11">
            {words.landing.why}
          </h2>
          <div className="max-sm:hidden">{entrance}</div>
        </div>
        <ul className="mt-10 grid gap-9 lg:grid-cols-3 lg:gap-12">
          {REASONS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 lg:block">
              <span className="grid size-12 place-items-center rounded-full bg-wash text-on-wash">
                <Icon size={24} />
              </span>
              <div className="lg:mt-5">
                <h3 className="text-xl leading-7">{title}</h3>
                <p className="mt-2 leading-6.5 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-9 grid sm:hidden">{entrance}</div>
      </div>
    </section>
  );
}
