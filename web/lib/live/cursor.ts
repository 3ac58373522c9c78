/** The server cursor (contract/core/live.ts, `Live-Mark`) up to which this page is up to date, where its stream has to begin. */
import { firstAnswers } from '../first-answers.ts';
import { pause } from '../pause.ts';

/** undefined: nothing is known yet; null: something was missed, and no cursor covers it. */
let known: string | null | undefined;
/** The cursor with which this page opened its first stream. */
let begun: string | null | undefined;
let whenBehind: () => void = () => undefined;

/** Calls sent before the stream and not answered yet; the stream waits for them for `PATIENCE_MS` at most. */
const pending = new Set<Promise<void>>();
const PATIENCE_MS = 5000;

/** True until the page has asked for its stream. */
export function isBeforeStream(): boolean {
  return begun === undefined;
}

/** Notes the answer to a call that may predate the stream: the stream begins with the earliest cursor. */
export function noteEarly(answer: Promise<Response>): void {
  const noted: Promise<void> = answer
    .then(({ headers }) => note(headers.get('live-mark')))
    .catch(() => undefined)
    .finally(() => pending.delete(noted));
  pending.add(noted);
}

function note(cursor: string | null): void {
  if (isBeforeStream()) known = known === undefined ? cursor : earlierOf(known, cursor);
  else if (begun && earlierOf(begun, cursor) !== begun) whenBehind();
}

/** A call went unanswered, or another tab received it first: no cursor covers what was missed. */
export function noteGap(): void {
  known = null;
}

/** A stream has begun: its first message makes up for every gap. */
export function noteGreeting(): void {
  known = undefined;
}

/** Everything up to this cursor has arrived. */
export function noteCursor(cursor: string): void {
  if (known !== null) known = cursor;
}

/**
 * The cursor to open a stream with, if any; the first call waits for pending answers. `behind` is called when an answer
 * turns out to be older than that first cursor.
 */
export async function cursorForStream(behind: () => void): Promise<string | null> {
  whenBehind = behind;
  if (isBeforeStream()) {
    for (const answer of firstAnswers()) noteEarly(answer);
    await Promise.race([Promise.all(pending), pause(PATIENCE_MS)]);
  }
  if (begun === undefined) begun = known ?? null;
  return known ?? null;
}

function earlierOf(a: string | null, b: string | null): string | null {
  const [process, at] = a?.split('.') ?? [];
  const [other, moment] = b?.split('.') ?? [];
  if (process !== other) return null;
  return Number(at) <= Number(moment) ? a : b;
}
