/**
 * Carries out acts (contract/acts): the only place that changes a status. Checks status, actor and guard, posts the money,
 * writes the columns and the event, all in the caller's transaction.
 */
import { sql } from 'kysely';
import type { Act, ActorKind } from '#contract/acts/act.ts';
import { type ActName, actTables, type EventName, type FactsOf } from '#contract/acts/all.ts';
import { words } from '#contract/words.ts';
import type { Tx } from './db.ts';
import { type EventAbout, writeEvents } from './events.ts';
import { conflict, forbidden, type Refusal } from './refusal.ts';

/** Who acts; the clock and the provider have no id. */
export type ActedBy = { kind: ActorKind; id: string | null };

/** Rows with a status: one column of its own, or some columns that together mean one. */
export type StatusTable<Row extends { id: string }, Columns> = {
  table: string;
  statusOf: (row: Row) => string;
  /** The columns that make a row have this status. */
  columnsOf: (status: string, at: Date) => Partial<Columns>;
};

/** What the status alone does not say: a refusal, or null. Some look beside the row, at what `around` reads. */
export type Guard<Row, Around> =
  | { looksAt: 'row'; refuses: (row: Row, by: ActedBy, at: Date) => Refusal | null }
  | { looksAt: 'around'; refuses: (around: Around, row: Row, by: ActedBy, at: Date) => Refusal | null };

type SubjectName = keyof typeof actTables;
type VerbOf<Name extends SubjectName> = keyof (typeof actTables)[Name] & string;
type Named<Name extends SubjectName, Verb extends VerbOf<Name>> = `${Name}.${Verb}` & ActName;
/** Facts that the subject may add by itself. */
type Common = 'title' | 'talent_id';

/** A table that acts happen to. */
export type Subject<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  Around = null,
> = StatusTable<Row, Columns> & {
  name: Name;
  aboutOf: (row: Row) => EventAbout;
  /** The facts that every event of this subject has. */
  factsOf: (before: Row, after: Row) => Partial<Record<Common, string | null>>;
  guards: Record<string, Guard<Row, Around>>;
  around: (tx: Tx, row: Row, at: Date) => Promise<Around>;
  /** What else the act means for this subject, in the same transaction. */
  follow?: (tx: Tx, act: Act, after: Row, at: Date) => Promise<void>;
};

type Facts<N extends ActName> = Omit<FactsOf<N>, Common> & Partial<Record<Common, string>>;
type Options<Name extends SubjectName, Verb extends VerbOf<Name>, Columns, Around> = {
  by: ActedBy;
  at: Date;
  /** Where to, for acts that can lead to several statuses. */
  to?: string;
  /** Columns that change with the status. */
  set?: Partial<Columns>;
  /** What guards look at, where the caller has read it already. */
  around?: Around;
  /** Posts the money: given exactly by acts that have some. */
  post?: () => Promise<void>;
  /** Moves what belongs to the row and has a status of its own (see `moving`). */
  part?: PartMove;
} & (Record<never, never> extends Facts<Named<Name, Verb>>
  ? { facts?: Facts<Named<Name, Verb>> }
  : { facts: Facts<Named<Name, Verb>> });

/** A part's status, and how it is written. */
export type PartMove = { status: string; write: (tx: Tx, to: string, at: Date) => Promise<void> };

/** For `part`: moves this row, or only asks that there is none yet (`row` null; the caller inserts it). */
export function moving<Row extends { id: string }, Columns>(
  table: StatusTable<Row, Columns>,
  row: Row | null,
  set: Partial<Columns> = {},
): PartMove {
  return {
    status: row ? table.statusOf(row) : 'none',
    write: async (tx, to, at) => {
      if (row) await write(tx, table, [row], { ...set, ...table.columnsOf(to, at) });
    },
  };
}

/**
 * Carries out the act on a row that the caller holds locked, and answers the row as it is then. Throws 409 with the status
 * when that forbids it, 403 when this actor never may, and what its guard refuses.
 */
export async function perform<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  Around,
  Verb extends VerbOf<Name>,
>(
  tx: Tx,
  subject: Subject<Name, Row, Columns, Around>,
  row: Row,
  verb: Verb,
  options: Options<Name, Verb, Columns, Around>,
): Promise<Row> {
  const [moved] = await performAll(tx, subject, [row], verb, options);
  return moved as Row;
}

/** The same on several rows that become the same. */
export async function performAll<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  Around,
  Verb extends VerbOf<Name>,
>(
  tx: Tx,
  subject: Subject<Name, Row, Columns, Around>,
  rows: readonly Row[],
  verb: Verb,
  options: Options<Name, Verb, Columns, Around>,
): Promise<Row[]> {
  const act = rowOf(subject, verb);
  const { by, at, set = {}, part, post } = options;
  for (const row of rows) await demand(tx, subject, act, row, options);
  if ((act.money !== undefined) !== (post !== undefined)) throw new Error(`money and act ${verb} do not fit`);
  await post?.();
  const to = destinationOf(act, verb, options.to);
  const columns = { ...set, ...(to !== null && subject.columnsOf(to, at)) } as Partial<Columns>;
  const moved = await write(tx, subject, rows, columns);
  if (part && act.part && act.part.to !== 'same') await part.write(tx, act.part.to, at);
  for (const row of moved) await subject.follow?.(tx, act, row, at);
  if (!act.quiet) {
    const name = `${subject.name}.${verb}` as EventName;
    await writeEvents(
      tx,
      moved.map((after, i) => ({
        name,
        about: subject.aboutOf(after),
        actor: by,
        facts: { ...subject.factsOf(rows[i] as Row, after), ...options.facts },
        at,
      })),
    );
  }
  return moved;
}

/** True when the act may happen to a row in this status by this actor, guards apart: what the provider repeats may not. */
export function fits<Name extends SubjectName, Row extends { id: string }, Columns, Around>(
  subject: Subject<Name, Row, Columns, Around>,
  row: Row,
  verb: VerbOf<Name>,
): boolean {
  return rowOf(subject, verb).from.includes(subject.statusOf(row));
}

/** The verbs that this actor may use on the row now, in the order of the table. */
export function can<Name extends SubjectName, Row extends { id: string }, Columns, Around>(
  subject: Subject<Name, Row, Columns, Around>,
  row: Row,
  by: ActedBy,
  at: Date,
  around: Around,
): VerbOf<Name>[] {
  const status = subject.statusOf(row);
  return (Object.keys(actTables[subject.name]) as VerbOf<Name>[]).filter((verb) => {
    const act = rowOf(subject, verb);
    if (!act.from.includes(status) || !act.by.includes(by.kind)) return false;
    const guard = guardOf(subject, act);
    if (!guard) return true;
    return guard.looksAt === 'row'
      ? guard.refuses(row, by, at) === null
      : guard.refuses(around, row, by, at) === null;
  });
}

function rowOf<Name extends SubjectName, Row extends { id: string }, Columns, Around>(
  subject: Subject<Name, Row, Columns, Around>,
  verb: VerbOf<Name>,
): Act {
  return actTables[subject.name][verb] as Act;
}

function guardOf<Name extends SubjectName, Row extends { id: string }, Columns, Around>(
  subject: Subject<Name, Row, Columns, Around>,
  act: Act,
): Guard<Row, Around> | null {
  if (!act.guard) return null;
  const guard = subject.guards[act.guard];
  if (!guard) throw new Error(`${subject.name} has no guard ${act.guard}`);
  return guard;
}

async function demand<Name extends SubjectName, Row extends { id: string }, Columns, Around>(
  tx: Tx,
  subject: Subject<Name, Row, Columns, Around>,
  act: Act,
  row: Row,
  { by, at, around, part }: { by: ActedBy; at: Date; around?: Around; part?: PartMove },
): Promise<void> {
  const status = subject.statusOf(row);
  if (!act.by.includes(by.kind)) throw forbidden();
  if (!act.from.includes(status)) throw conflict(words.refusal.illegalStep(status), status);
  const guard = guardOf(subject, act);
  const refusal =
    guard?.looksAt === 'row'
      ? guard.refuses(row, by, at)
      : guard?.refuses(around ?? (await subject.around(tx, row, at)), row, by, at);
  if (refusal) throw refusal;
  if (act.part && part && !act.part.from.includes(part.status))
    throw conflict(words.refusal.illegalStep(part.status), part.status);
}

/** Null where the status stays. */
function destinationOf(act: Act, verb: string, chosen: string | undefined): string | null {
  if (act.to === 'same') return null;
  if (typeof act.to === 'string') return act.to;
  if (chosen === undefined || !act.to.includes(chosen))
    throw new Error(`${verb} leads to several statuses: say to which`);
  return chosen;
}

/** The rows in the order they were given, as they are now. */
async function write<Row extends { id: string }, Columns>(
  tx: Tx,
  { table }: StatusTable<Row, Columns>,
  rows: readonly Row[],
  columns: Partial<Columns>,
): Promise<Row[]> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  if (given.length === 0) return [...rows];
  const { rows: written } = await sql<Row>`
    update ${sql.table(table)}
    set ${sql.join(given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where id = any(${rows.map(({ id }) => id)}::uuid[])
    returning *
  `.execute(tx);
  const byId = new Map(written.map((row) => [row.id, row]));
  return rows.map(({ id }) => {
    const after = byId.get(id);
    if (!after) throw new Error(`${table} ${id} is not there`);
    return after;
  });
}
