/** The questions of the front page, opened by plus and closed by minus. */
import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { site } from '#contract/site.ts';
import { callOptions } from '#web/lib/query.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonList } from '#web/ui/skeleton.tsx';

export function Faq() {
  const query = useQuery({ ...callOptions(site.faq), staleTime: 10 * 60_000 });
  if (query.data?.faqs.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id="faq" className="font-display text-3xl leading-9 sm:text-4xl sm:leading-11">
          Frequently asked questions
        </h2>
        <QueryView
          query={query}
          errorTitle="The questions could not be loaded"
          waiting={<SkeletonList rows={3} className="h-16" />}
        >
          {({ faqs }) => (
            <div className="grid content-start gap-3">
              {faqs.map(({ id, faq, answer }) => (
                <Question key={id} question={faq}>
                  {answer}
                </Question>
              ))}
            </div>
          )}
        </QueryView>
      </div>
    </section>
  );
}

function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details name="faq" className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 rounded-card px-5 py-3 text-lg leading-6 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        {question}
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-wash text-on-wash"
        >
          <Plus size={18} className="group-open:hidden" />
          <Minus size={18} className="hidden group-open:block" />
        </span>
      </summary>
      <p className="max-w-prose px-5 pb-5 leading-6.5 whitespace-pre-line text-soft">{children}</p>
    </details>
  );
}
