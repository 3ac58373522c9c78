/** What this page knows, as a moment of the server (contract/live.ts, `Live-Mark`): from there on the stream has to tell. */

/** undefined: nothing is known yet; null: something is missing, and no mark can say what. */
let known: string | null | undefined;
/** With what the first stream of this page was asked for. */
let begun: string | null | undefined;
let whenBehind: () => void = () => undefined;

/** True until the page has asked for its stream. */
export function isBeforeStream(): boolean {
  return begun === undefined;
}

/** An answer to a call that may have gone out before the stream was asked for: the stream begins with the earliest. */
export function noteMark(mark: string | null): void {
  if (isBeforeStream()) known = known === undefined ? mark : earlierOf(known, mark);
  else if (begun && earlierOf(begun, mark) !== begun) whenBehind();
}

/** A call was not answered, or another tab was told first: no mark says what is missing. */
export function noteGap(): void {
  known = null;
}

/** A stream begins: what it says first makes up for every gap. */
export function noteGreeting(): void {
  known = undefined;
}

/** Everything up to this mark was told. */
export function noteTold(mark: string): void {
  if (known !== null) known = mark;
}

/** The mark to ask a stream with, if there is one. `behind` is called when an answer turns out to be older than the first. */
export function markForStream(behind: () => void): string | null {
  whenBehind = behind;
  if (begun === undefined) begun = known ?? null;
  return known ?? null;
}

function earlierOf(a: string | null, b: string | null): string | null {
  const [process, at] = a?.split('.') ?? [];
  const [other, moment] = b?.split('.') ?? [];
  if (process !== other) return null;
  return Number(at) <= Number(moment) ? a : b;
}
