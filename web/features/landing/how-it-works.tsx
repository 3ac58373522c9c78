/** How it works, in three steps that a thread holds together. */
import { FileText, Handshake, type LucideIcon, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';

const STEPS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: UserPlus,
    title: 'Register',
    text: 'Open an account with your e-mail and say whether you hire or sell. You can add the other side later.',
  },
  {
    icon: FileText,
    title: 'The client uploads a brief',
    text: 'What is needed, for how much, in which milestones. Talents answer with a pitch and a price.',
  },
  {
    icon: Handshake,
    title: 'Talents accept or decline the conditions',
    text: 'The chosen talent reads dates and terms and says yes or no. After yes, the price goes into escrow and work begins.',
  },
];

export function HowItWorks({ entrance }: { entrance: ReactNode }) {
  return (
    <section aria-labelledby="how" className="mx-auto max-w-6xl px-4 py-14 sm:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="how" className="font-display text-3xl leading-9 sm:text-4xl sm:leading-11">
          {words.landing.how}
        </h2>
        <div className="max-sm:hidden">{entrance}</div>
      </div>
      <ol className="mt-10 grid gap-0 lg:grid-cols-3">
        {STEPS.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[auto_1fr] gap-x-5 pb-10 last:pb-0 lg:block lg:pr-12 lg:pb-0"
          >
            {index < STEPS.length - 1 && <Thread />}
            <span className="relative grid size-18 place-items-center rounded-card bg-primary text-on-primary">
              <step.icon size={32} strokeWidth={1.75} />
            </span>
            <div className="lg:mt-6">
              <p className="text-sm font-semibold text-soft">Step {index + 1}</p>
              <h3 className="mt-1 text-xl leading-7">{step.title}</h3>
              <p className="mt-2 leading-6.5 text-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-9 grid sm:hidden">{entrance}</div>
    </section>
  );
}

/** A running stitch from this step to the next: down on phones, across on desktop. */
function Thread() {
  return (
    <span
      aria-hidden
      className="absolute top-18 bottom-0 left-9 border-l-2 border-dashed border-control lg:top-9 lg:right-0 lg:bottom-auto lg:left-18 lg:border-t-2 lg:border-l-0"
    />
  );
}
