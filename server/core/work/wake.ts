/** Runs the chores that follow a commit, each by itself and once at a time; a wake during its run means one more run. */
import type { Chore } from './background.ts';

type Follower = { wake(): void; stop(): Promise<void> };

/** A slow chore (a mail server that takes its time) keeps no other one waiting. `found` hears that a run did something. */
function follow(chore: Chore, found: () => void, report: (error: unknown) => void): Follower {
  let again = false;
  let running: Promise<void> | null = null;

  async function didSomething(): Promise<boolean> {
    try {
      const count = await chore.run();
      return typeof count === 'number' && count > 0;
    } catch (error) {
      report(error);
      return false;
    }
  }

  async function runWhileWoken(): Promise<void> {
    do {
      again = false;
      if (await didSomething()) found();
    } while (again);
    running = null;
  }

  return {
    wake() {
      if (running) again = true;
      else running = runWhileWoken();
    },
    async stop() {
      again = false;
      await running;
    },
  };
}

/** A chore that answers how many things it did wakes the others: what it did may be work for them. */
export function createWaker(report: (error: unknown) => void) {
  let followers: readonly Follower[] = [];
  let awake = false;

  function wake(): void {
    if (!awake) return;
    for (const follower of followers) follower.wake();
  }

  return {
    wake,
    chores(list: readonly Chore[]) {
      followers = list.map((chore) => follow(chore, wake, report));
    },
    start() {
      awake = true;
      wake();
    },
    async stop() {
      awake = false;
      await Promise.all(followers.map((follower) => follower.stop()));
    },
  };
}
