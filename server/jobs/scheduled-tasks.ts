/** Scheduled task of jobs: reminds whoever has to answer an offer or submitted work before silence decides. */
import { sql } from 'kysely';
import {
  ACCEPT_AFTER_DAYS,
  OFFER_LAPSES_AFTER_DAYS,
  REMIND_OF_OFFER_ON_DAYS,
  REMIND_ON_DAYS,
} from '#contract/acts/deadlines.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Services } from '#server/core/http/context.ts';
import { isStatusAllowed, perform } from '#server/core/work/acts.ts';
import { CLOCK, eachAlone } from '#server/core/work/schedule.ts';
import { jobs } from './acts.ts';
import { lockJob } from './policy.ts';

const BATCH = 100;

type Reminder = {
  status: 'offered' | 'submitted';
  verb: 'remind-offer' | 'remind';
  /** `days`: days after the offer or submission on which to remind. `within`: days after which silence decides. */
  days: readonly number[];
  within: number;
};

const REMINDERS: readonly Reminder[] = [
  {
    status: 'offered',
    verb: 'remind-offer',
    days: REMIND_OF_OFFER_ON_DAYS,
    within: OFFER_LAPSES_AFTER_DAYS,
  },
  { status: 'submitted', verb: 'remind', days: REMIND_ON_DAYS, within: ACCEPT_AFTER_DAYS },
];

/** Sends the reminders that are due, each once per offer or submission; returns how many. */
export async function remind(services: Services): Promise<number> {
  let count = 0;
  for (const reminder of REMINDERS) {
    for (const days of reminder.days) count += await remindOn(services, reminder, days);
  }
  if (count > 0) services.wake();
  return count;
}

async function remindOn(
  services: Services,
  { status, verb, within }: Reminder,
  days: number,
): Promise<number> {
  const { db } = services.database;
  const now = services.clock.now();
  const askedAt = sql`coalesce(j.submitted_at, j.answer_due_at - make_interval(days => ${within}))`;
  const { rows } = await sql<{ id: string }>`
    select j.id
    from jobs j
    where j.status = ${status} and j.frozen_at is null
      and j.answer_due_at <= ${new Date(now.getTime() + (within - days) * DAY_MS)}
      and j.answer_due_at > ${new Date(now.getTime() + (within - days - 1) * DAY_MS)}
      and not exists (
        select 1 from events e
        where e.about_kind = 'job' and e.about_id = j.id and e.name = ${`job.${verb}`}
          and e.at > ${askedAt} and (e.facts ->> 'days')::int = ${days}
      )
    limit ${BATCH}
  `.execute(db);
  return eachAlone(services, rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const job = await lockJob(tx, id, {});
      if (job && isStatusAllowed(jobs, job, verb))
        await perform(tx, jobs, job, verb, { by: CLOCK, at: now, facts: { days } });
    }),
  );
}
