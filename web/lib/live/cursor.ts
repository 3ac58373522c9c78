/** What this page knows, as a cursor of the server (contract/core/live.ts, `Live-Mark`): the stream has to begin there. */
import { firstAnswers } from '../first-answers.ts';
import { pause } from '../pause.ts';

/** undefined: nothing is known yet; null: something is missing, and no cursor can say what. */
let known: string | null | undefined;
/** With what the first stream of this page was asked for. */
let begun: string | null | undefined;
let whenBehind: () => void = () => undefined;

/** Calls that went out before the stream and are not answered yet; it does not wait for them any longer than this. */
const pending = new Set<Promise<void>>();
const PATIENCE_MS = 5000;

/** True until the page has asked for its stream. */
export function isBeforeStream(): boolean {
  return begun === undefined;
}

/** The answer to a call that may have gone out before the stream was asked for: the stream begins with the earliest. */
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

/** A call was not answered, or another tab got it first: no cursor says what is missing. */
export function noteGap(): void {
  known = null;
}

/** A stream begins: what it says first makes up for every gap. */
export function noteGreeting(): void {
  known = undefined;
}

/** Everything up to this cursor has arrived. */
export function noteCursor(cursor: string): void {
  if (known !== null) known = cursor;
}

/**
 * The cursor to open a stream with, if there is one; the first call waits for answers under way. `behind` is called when an answer
 * turns out to be older than the first.
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
