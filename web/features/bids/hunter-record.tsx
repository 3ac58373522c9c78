/** What a hunter did on the market so far, so that a talent knows whom to trust. */
import type { Job } from '#contract/jobs.ts';
import { showMonth } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Facts } from '#web/ui/card.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Stars } from '#web/ui/stars.tsx';

type Hunter = Job['user'];

/** One line for a card. */
export function HunterStrip({ hunter }: { hunter: Hunter }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={hunter.name} size="sm" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{hunter.name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          <span>{hunter.jobs_posted.toLocaleString('en-US')} posted</span>
          <span>{hireRate(hunter)} hired</span>
          <span className="tabular-nums">{showNaira(hunter.paid_total)} paid</span>
          <HunterRating hunter={hunter} />
        </p>
      </div>
    </div>
  );
}

/** The whole record, for the page of a job. */
export function HunterRecord({ hunter }: { hunter: Hunter }) {
  return (
    <div className="grid gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={hunter.name} />
        <div className="min-w-0">
          <PersonLink person={hunter} className="font-semibold" />
          <p className="text-sm text-soft">On Adire since {showMonth(hunter.since)}</p>
        </div>
      </div>
      <Facts
        items={[
          ['Rating', <HunterRating key="rating" hunter={hunter} />],
          ['Jobs posted', hunter.jobs_posted.toLocaleString('en-US')],
          ['Hire rate', hireRate(hunter)],
          [
            'Paid in all',
            <span key="paid" className="tabular-nums">
              {showNaira(hunter.paid_total)}
            </span>,
          ],
        ]}
      />
    </div>
  );
}

function HunterRating({ hunter }: { hunter: Hunter }) {
  if (hunter.rating === null) return <span>No reviews yet</span>;
  return <Stars rating={hunter.rating} count={hunter.reviews} size={14} />;
}

function hireRate({ jobs_posted: posted, jobs_hired: hired }: Hunter): string {
  return posted === 0 ? '0%' : `${Math.round((hired / posted) * 100)}%`;
}
