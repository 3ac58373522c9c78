/**
 * Carries out acts (contract/acts): the only place that changes a status. Checks status, actor and guard, posts the money,
 * writes the columns and the event, all in the caller's transaction.
 */
import type { Act, ActorKind } from '#contract/acts/act.ts';
import {
  type ActName,
  actTables,
  type EventName,
  type FactsOf,
  type SubjectName,
  type VerbBy,
} from '#contract/acts/all.ts';
import type { Read, Write } from '../db/database.ts';
import { forbidden, illegalStep, type Refusal } from '../http/refusal.ts';
import { type EventAbout, writeEvents } from './events.ts';
import { type Changes, type PartMove, type StatusTable, writeChanges } from './status-tables.ts';

/** The actor of an act; the clock and the provider have no id. */
export type ActedBy = { kind: ActorKind; id: string | null };

/** A condition besides the status: returns a refusal or null. Some need data beyond the row, which `guardData` reads. */
export type Guard<Row, GuardData> =
  | { looksAt: 'row'; refuses: (row: Row, by: ActedBy, at: Date) => Refusal | null }
  | {
      looksAt: 'guardData';
      refuses: (guardData: GuardData, row: Row, by: ActedBy, at: Date) => Refusal | null;
    };

type VerbOf<Name extends SubjectName> = keyof (typeof actTables)[Name] & string;
type Named<Name extends SubjectName, Verb extends VerbOf<Name>> = `${Name}.${Verb}` & ActName;

/**
 * A table whose rows acts change. Rows may hold joined fields besides its columns, which stay as they were read;
 * `Known` names the facts that the subject adds to every event by itself.
 */
export type Subject<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  GuardData = null,
  Known extends string = 'title' | 'talent_id',
> = StatusTable<Row, Columns> & {
  name: Name;
  aboutOf: (row: Row) => EventAbout;
  /** The facts that every event of this subject has. */
  factsOf?: (before: Row, after: Row) => Partial<Record<Known, string | number | null>>;
  /** Columns changed by every act that writes an event. */
  touch?: (at: Date) => Changes<Columns>;
  /** The refusal for a status the act does not start from; by default `illegalStep`. */
  refusal?: (status: string) => Refusal;
  /** Refuses an act before its guard is asked, for example while no money may move. */
  forbids?: (act: Act, row: Row) => Refusal | null;
  guards?: Record<string, Guard<Row, GuardData>>;
  /** Reads what guards need beyond the row. */
  guardData?: (db: Read, row: Row, at: Date) => Promise<GuardData>;
  /** Further effects of the act on this subject, in the same transaction. */
  follow?: (tx: Write, act: Act, after: Row, at: Date) => Promise<void>;
};

type Facts<N extends ActName, Known extends string> = Omit<FactsOf<N>, Known> &
  Partial<Pick<FactsOf<N>, Known & keyof FactsOf<N>>>;
type Options<
  Name extends SubjectName,
  Row,
  Verb extends VerbOf<Name>,
  Columns,
  GuardData,
  Known extends string,
> = {
  /** The actor; a function when each row has its own. */
  by: ActedBy | ((row: Row) => ActedBy);
  at: Date;
  /** The target status, for acts that can lead to several. */
  to?: string;
  /** Columns that change with the status. */
  set?: Changes<Columns>;
  /** The data guards need besides the row, when the caller has already read it. */
  guardData?: GuardData;
  /** Posts the money; required for acts that move money, forbidden for the others. */
  post?: () => Promise<void>;
  /** Moves a part of the row that has its own status (see `movePart`). */
  part?: PartMove;
} & (Record<never, never> extends Facts<Named<Name, Verb>, Known>
  ? { facts?: Facts<Named<Name, Verb>, Known> }
  : { facts: Facts<Named<Name, Verb>, Known> });

/**
 * Carries out the act on a row that the caller has locked, and returns the changed row. Throws 409 with the status when
 * the status does not allow it, 403 when this actor never may, and the refusal of its guard.
 */
export async function perform<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  GuardData,
  Known extends string,
  Verb extends VerbOf<Name>,
>(
  tx: Write,
  subject: Subject<Name, Row, Columns, GuardData, Known>,
  row: Row,
  verb: Verb,
  options: Options<Name, Row, Verb, Columns, GuardData, Known>,
): Promise<Row> {
  const [moved] = await performAll(tx, subject, [row], verb, options);
  return moved as Row;
}

/** The same for several rows that all change in the same way. */
export async function performAll<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  GuardData,
  Known extends string,
  Verb extends VerbOf<Name>,
>(
  tx: Write,
  subject: Subject<Name, Row, Columns, GuardData, Known>,
  rows: readonly Row[],
  verb: Verb,
  options: Options<Name, Row, Verb, Columns, GuardData, Known>,
): Promise<Row[]> {
  const act = rowOf(subject, verb);
  const { by, at, set = {}, part, post } = options;
  for (const row of rows) await assertActAllowed(tx, subject, act, row, { ...options, by: actorOf(by, row) });
  if ((act.money !== undefined) !== (post !== undefined)) throw new Error(`money and act ${verb} do not fit`);
  const to = destinationOf(act, verb, options.to);
  const moved = await writeChanges(tx, subject, rows, {
    ...(!act.writesNoEvent && subject.touch?.(at)),
    ...set,
    ...(to !== null && subject.columnsOf(to, at)),
  });
  if (part && act.part) await part.write(tx, act.part.to === 'same' ? null : act.part.to, at);
  for (const row of moved) await subject.follow?.(tx, act, row, at);
  if (!act.writesNoEvent) {
    const name = `${subject.name}.${verb}` as EventName;
    await writeEvents(
      tx,
      moved.map((after, i) => ({
        name,
        about: subject.aboutOf(after),
        actor: actorOf(by, after),
        facts: { ...subject.factsOf?.(rows[i] as Row, after), ...options.facts },
        at,
      })),
    );
  }
  // Last, because all money passes through a few accounts, which are locked from here to the commit.
  await post?.();
  return moved;
}

function actorOf<Row>(by: ActedBy | ((row: Row) => ActedBy), row: Row): ActedBy {
  return typeof by === 'function' ? by(row) : by;
}

/** Throws what `perform` would throw, without doing anything. */
export function assertMay<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  GuardData,
  Known extends string,
>(
  db: Read,
  subject: Subject<Name, Row, Columns, GuardData, Known>,
  row: Row,
  verb: VerbOf<Name>,
  options: { by: ActedBy; at: Date; guardData?: GuardData },
): Promise<void> {
  return assertActAllowed(db, subject, rowOf(subject, verb), row, options);
}

/** True when the act may start from the row's status; a call that the provider repeats may find another one. */
export function isStatusAllowed<Name extends SubjectName, Row>(
  subject: { name: Name; statusOf: (row: Row) => string },
  row: Row,
  verb: VerbOf<Name>,
): boolean {
  return rowOf(subject, verb).from.includes(subject.statusOf(row));
}

/**
 * Returns the verbs this actor may use on the row now, in the order of the table. Verbs whose guards need more than the
 * row are left out when `guardData` is undefined.
 */
export function can<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  GuardData,
  Known extends string,
  Kind extends ActorKind,
>(
  subject: Subject<Name, Row, Columns, GuardData, Known>,
  row: Row,
  by: { kind: Kind; id: string | null },
  at: Date,
  guardData: GuardData | undefined,
): VerbBy<Name, Kind>[] {
  const status = subject.statusOf(row);
  return (Object.keys(actTables[subject.name]) as (VerbOf<Name> & VerbBy<Name, Kind>)[]).filter((verb) => {
    const act = rowOf(subject, verb);
    if (!act.from.includes(status) || !act.by.includes(by.kind)) return false;
    if (subject.forbids?.(act, row)) return false;
    const guard = guardOf(subject, act);
    if (!guard) return true;
    if (guard.looksAt === 'row') return guard.refuses(row, by, at) === null;
    return guardData !== undefined && guard.refuses(guardData, row, by, at) === null;
  });
}

function rowOf<Name extends SubjectName>({ name }: { name: Name }, verb: VerbOf<Name>): Act {
  return actTables[name][verb] as Act;
}

function guardOf<Row, GuardData>(
  { name, guards }: { name: string; guards?: Record<string, Guard<Row, GuardData>> },
  act: Act,
): Guard<Row, GuardData> | null {
  if (!act.guard) return null;
  const guard = guards?.[act.guard];
  if (!guard) throw new Error(`${name} has no guard ${act.guard}`);
  return guard;
}

async function assertActAllowed<
  Name extends SubjectName,
  Row extends { id: string },
  Columns,
  GuardData,
  Known extends string,
>(
  db: Read,
  subject: Subject<Name, Row, Columns, GuardData, Known>,
  act: Act,
  row: Row,
  { by, at, guardData, part }: { by: ActedBy; at: Date; guardData?: GuardData; part?: PartMove },
): Promise<void> {
  const status = subject.statusOf(row);
  if (!act.by.includes(by.kind)) throw forbidden();
  if (!act.from.includes(status)) throw subject.refusal?.(status) ?? illegalStep(status);
  const obstacle = subject.forbids?.(act, row);
  if (obstacle) throw obstacle;
  const guard = guardOf(subject, act);
  const refusal =
    guard?.looksAt === 'row'
      ? guard.refuses(row, by, at)
      : guard?.refuses(guardData ?? ((await subject.guardData?.(db, row, at)) as GuardData), row, by, at);
  if (refusal) throw refusal;
  if (act.part && part && !act.part.from.includes(part.status)) throw illegalStep(part.status);
}

/** Returns the new status, null when it stays the same. */
function destinationOf(act: Act, verb: string, chosen: string | undefined): string | null {
  if (act.to === 'same') return null;
  if (typeof act.to === 'string') return act.to;
  if (chosen === undefined || !act.to.includes(chosen))
    throw new Error(`${verb} leads to several statuses: say to which`);
  return chosen;
}
