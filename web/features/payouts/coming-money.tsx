/** The next money, with the day on which it comes by itself. */
import type { Reply } from '#contract/core/endpoint.ts';
import * as paths from '#contract/site/paths.ts';
import type { statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { TextLink } from '#web/ui/basics/text-link.tsx';

type Coming = NonNullable<Reply<typeof statements.overview>['coming']>;

export function ComingMoney({ coming: { amount, at, job_id, title } }: { coming: Coming }) {
  return (
    <p className="max-w-prose rounded bg-leaf-wash px-4 py-3">
      {words.payouts.earnings.next} <strong className="tabular-nums">{showNaira(amount)}</strong>{' '}
      {words.payouts.earnings.nextBy(showDay(at))}{' '}
      <TextLink to={paths.order.talent} params={{ id: job_id }}>
        {title}
      </TextLink>
      .
    </p>
  );
}
