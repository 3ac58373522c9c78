/** Runs the chores that follow a commit, one round at a time; a wake during a round means one more round. */
import type { Chore } from './background.ts';

export function createWaker(report: (error: unknown) => void) {
  let followers: readonly Chore[] = [];
  let awake = false;
  let again = false;
  let round: Promise<void> | null = null;

  async function runRounds(): Promise<void> {
    do {
      again = false;
      for (const chore of followers) await chore.run().catch(report);
    } while (again);
  }

  function wake(): void {
    if (!awake) return;
    if (round) {
      again = true;
      return;
    }
    round = runRounds().finally(() => {
      round = null;
    });
  }

  return {
    wake,
    chores(list: readonly Chore[]) {
      followers = list;
    },
    start() {
      awake = true;
      wake();
    },
    async stop() {
      awake = false;
      again = false;
      await round;
    },
  };
}
