/** One tab at a time: the browser's lock, and a queue of this tab alone where it has none. */

let last: Promise<unknown> = Promise.resolve();

/** Runs the deed while no other tab runs one of this name. */
export async function alone(name: string, deed: () => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request(name, deed);
    return;
  }
  const mine = last.then(deed, deed);
  last = mine;
  await mine;
}
