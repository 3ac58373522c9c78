/** What the address of a board says beside the board: the task whose dialog is open. */
export type BoardSearch = { task?: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function boardSearch({ task }: Record<string, unknown>): BoardSearch {
  return typeof task === 'string' && UUID.test(task) ? { task } : {};
}
