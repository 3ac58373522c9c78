/** What a hunter did on the market so far, so that a talent knows whom to trust. */
import type { Job } from '#contract/jobs/jobs.ts';
import { percent } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showMonth, showNumber } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';

type Hunter = Job['user'];

/** One line for a card. */
export function HunterStrip({ hunter }: { hunter: Hunter }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={hunter.name} size="sm" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{hunter.name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          <span>{words.jobs.hunter.posted(showNumber(hunter.jobs_posted))}</span>
          <span>{words.jobs.hunter.hired(hireRate(hunter))}</span>
          <span className="tabular-nums">{words.jobs.hunter.paid(showNaira(hunter.paid_total))}</span>
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
          <p className="text-sm text-soft">{words.jobs.hunter.memberSince(showMonth(hunter.since))}</p>
        </div>
      </div>
      <Facts
        items={[
          [words.common.labels.rating, <HunterRating key="rating" hunter={hunter} />],
          [words.jobs.hunter.jobsPosted, showNumber(hunter.jobs_posted)],
          [words.jobs.hunter.hireRate, hireRate(hunter)],
          [
            words.common.money.totalPaid,
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
  if (hunter.rating === null) return <span>{words.common.people.noReviews}</span>;
  return <Stars rating={hunter.rating} count={hunter.reviews} size={14} />;
}

function hireRate({ jobs_posted: posted, jobs_hired: hired }: Hunter): string {
  return `${posted === 0 ? 0 : Math.round((hired / posted) * 100)}${percent}`;
}
