/** Movements of money in double entry: what each account got and gave. */
import type * as z from 'zod/mini';
import type { posting } from '#contract/operator/lines.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Reference } from './tables.tsx';

type Posting = z.output<typeof posting>;

export function Postings({ postings }: { postings: readonly Posting[] }) {
  return (
    <ol className="grid gap-3">
      {postings.map((one) => (
        <li key={one.id} className="rounded-card border border-line bg-card p-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-semibold">{one.word}</p>
            <p className="text-sm text-soft">{showMoment(one.at)}</p>
          </div>
          <dl className="mt-2 grid gap-1">
            {one.legs.map((leg) => (
              <div key={leg.account} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="min-w-0">
                  <Reference text={leg.account} />
                </dt>
                <dd className="ml-auto tabular-nums">{showNaira(leg.amount)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm break-all text-soft">
            {one.cause}, by {one.actor}
          </p>
        </li>
      ))}
    </ol>
  );
}
