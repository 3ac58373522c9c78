/** The end of every command: how a failure is said. */
import { ConfigError } from '#server/core/config.ts';
import { StoreAway } from '#server/core/files/store.ts';
import { PlainError, reportFailure } from './plain-error.mjs';

/** Does the work of a command. What was foreseen is printed as one sentence, anything else with its stack, and the command fails. */
export async function runScript(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (failure) {
    const isForeseen = failure instanceof ConfigError || failure instanceof StoreAway;
    reportFailure(isForeseen ? new PlainError(failure.message) : failure);
    process.exitCode = 1;
  }
}
