/** An error that is told to the person as one sentence, without a stack. */
export class PlainError extends Error {}

/**
 * Prints a failure of a command: one sentence for what was foreseen, the whole stack for what was not.
 *
 * @param {unknown} failure
 */
export function tellFailure(failure) {
  console.error(failure instanceof PlainError ? failure.message : failure);
}
