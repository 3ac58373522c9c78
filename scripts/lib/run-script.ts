/** Runs a command's work and reports its failure. */
import { ConfigError } from '#server/core/config.ts';
import { StoreAway } from '#server/core/files/store.ts';
import { PlainError, reportFailure } from './plain-error.mjs';

/** Runs the work of a command. An expected failure is printed as one sentence, any other with its stack; either makes the command fail. */
export async function runScript(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (failure) {
    const isForeseen = failure instanceof ConfigError || failure instanceof StoreAway;
    reportFailure(isForeseen ? new PlainError(failure.message) : failure);
    process.exitCode = 1;
  }
}
