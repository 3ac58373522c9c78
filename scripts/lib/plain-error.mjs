/** An error that is printed as one sentence, without a stack. */
export class PlainError extends Error {}

/**
 * Prints a failure of a command: one sentence for what was foreseen, the whole stack for what was not.
 *
 * @param {unknown} failure
 */
export function reportFailure(failure) {
  console.error(failure instanceof PlainError ? failure.message : failure);
}
