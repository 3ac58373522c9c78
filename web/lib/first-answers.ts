/** Hands the app the answers that the page requested before it loaded (web/first-calls/first-calls.ts), once each. */

/** Set on the window by the script inlined into the page: promises by address under `/`, for the person of this token. */
export type FirstAnswers = { token: string; answers: Record<string, Promise<Response>> };

declare global {
  interface Window {
    adireFirst?: FirstAnswers;
  }
}

/** How long after the start of the page load an early answer counts as current. */
const FRESH_MS = 20_000;

/**
 * The early answer to a call; undefined when there was no early request, the answer was already taken, or it is for
 * another person. Rejects like `fetch`.
 */
export function takeFirstAnswer(
  url: string,
  authorization: string | undefined,
): Promise<Response> | undefined {
  // Tests of the client run without a window.
  const first = globalThis.window?.adireFirst;
  const answer = first?.answers[url];
  if (!first || !answer) return undefined;
  delete first.answers[url];
  const mine = authorization === `Bearer ${first.token}`;
  return mine && performance.now() < FRESH_MS ? answer : undefined;
}

/** Drops the early answers that nobody took, because they are now outdated. */
export function dropFirstAnswers(): void {
  if (window.adireFirst) window.adireFirst.answers = {};
}

/** The early answers that nobody has taken yet. */
export function firstAnswers(): Promise<Response>[] {
  return Object.values(globalThis.window?.adireFirst?.answers ?? {});
}
