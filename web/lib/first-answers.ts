/** Gives the app what the page asked for before it loaded (web/first-calls/first-calls.ts), once each. */

/** Left on the window by the script inlined into the page: by address under `/`, for the person of this token. */
export type FirstAnswers = { token: string; answers: Record<string, Promise<Response>> };

declare global {
  interface Window {
    adireFirst?: FirstAnswers;
  }
}

/** How long after the page began an answer still counts as the newest. */
const FRESH_MS = 20_000;

/**
 * The answer to a call that is on its way already; undefined where nothing was asked early, it was taken before, or it
 * is for somebody else. Rejects like `fetch`.
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

/** What was asked early and not taken yet is not the newest any more. */
export function dropFirstAnswers(): void {
  if (window.adireFirst) window.adireFirst.answers = {};
}

/** What was asked early and not taken yet. */
export function firstAnswers(): Promise<Response>[] {
  return Object.values(globalThis.window?.adireFirst?.answers ?? {});
}
