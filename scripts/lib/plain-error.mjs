/** An error that is printed as one sentence, without a stack. */
export class PlainError extends Error {}

/**
 * Prints a command's failure: one sentence for an expected failure, the whole stack for any other.
 *
 * @param {unknown} failure
 */
export function reportFailure(failure) {
  console.error(failure instanceof PlainError ? failure.message : failure);
}
