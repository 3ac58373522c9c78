/** Counts what the Line shows, in memory, and writes it in batches. What is not written when a process is killed is lost. */
import { sql } from 'kysely';
import { lagosDay } from '#server/core/clock.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';

/** Counts are written once this many newcomers got a place; keep it below `WAITING` in queries.ts. */
const GIVEN_AT_ONCE = 24;
/** Counts are written once there are this many, one for each talent and day. */
const SHOWN_AT_ONCE = 2_000;

type Count = { talent: string; day: string; shown: number; given: number };
type Counts = ReturnType<typeof createCounts>;

const counts = new WeakMap<Services, Counts>();

export function lineCountsOf(services: Services): Counts {
  let found = counts.get(services);
  if (!found) {
    found = createCounts();
    counts.set(services, found);
  }
  return found;
}

function createCounts() {
  let waiting = new Map<string, Count>();
  let given = new Map<string, Date>();
  /** Turns that are being written; they count until that is done. */
  let writing = new Map<string, Date>();
  return {
    note(talent: string, day: string, isGiven: boolean, at: Date): void {
      const key = `${day} ${talent}`;
      const count = waiting.get(key) ?? { talent, day, shown: 0, given: 0 };
      count.shown += 1;
      if (isGiven) {
        count.given += 1;
        given.set(talent, at);
      }
      waiting.set(key, count);
    },
    isFull: () => given.size >= GIVEN_AT_ONCE || waiting.size >= SHOWN_AT_ONCE,
    /** Who was given a place that is not written yet, and when. */
    turns: () => [...writing, ...given].map(([id, at]) => ({ id, at })),
    /** Takes everything that is not written yet; call `done` when it is. */
    take() {
      const taken = { counts: [...waiting.values()], turns: [...given] };
      writing = given;
      waiting = new Map();
      given = new Map();
      return {
        ...taken,
        done: () => {
          writing = new Map();
        },
      };
    },
  };
}

/** Counts the works of one answer, and writes in the background when enough wait. Hidden works were not shown. */
export function noteShown(
  services: Services,
  rows: readonly { title: string | null; talent_id: string; isNewcomerTurn: boolean }[],
  now: Date,
): void {
  const found = lineCountsOf(services);
  const day = lagosDay(now);
  for (const { title, talent_id, isNewcomerTurn } of rows)
    if (title !== null) found.note(talent_id, day, isNewcomerTurn, now);
  if (found.isFull()) void writeExposure(services).catch(services.report);
}

/** Writes what this process counted; what cannot be written is lost. */
export async function writeExposure(services: Services): Promise<void> {
  const { counts, turns, done } = lineCountsOf(services).take();
  if (counts.length === 0) return;
  try {
    await sql`
      with counted as (
        insert into line_exposure as e (talent_id, day, shown, given)
        select talent, day, shown, given
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (talent uuid, day date, shown int, given int)
        order by talent, day
        on conflict (talent_id, day) do update set shown = e.shown + excluded.shown, given = e.given + excluded.given
      )
      update line_turns t
      set given_at = greatest(t.given_at, g.at)
      from unnest(${turns.map(([id]) => id)}::uuid[], ${turns.map(([, at]) => at)}::timestamptz[]) as g (id, at)
      where t.talent_id = g.id
    `.execute(services.database.db);
  } finally {
    done();
  }
}

/** Removes talents who are no longer newcomers from the turns. */
export async function tidyTurns({ database }: Services): Promise<void> {
  await sql`delete from line_turns where not is_newcomer(talent_id)`.execute(database.db);
}

/** Deletes what was counted of a person whose account is deleted. */
export async function eraseExposure(tx: Write, userId: string): Promise<void> {
  await sql`delete from line_exposure where talent_id = ${userId}`.execute(tx);
  await sql`delete from line_turns where talent_id = ${userId}`.execute(tx);
}
