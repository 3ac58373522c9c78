/** The log of API calls: records what was requested, independently of the result. */
import type { Simulator } from '../context.ts';

export type Call = {
  id: number;
  endpoint: string;
  path: string;
  /** Null when the reply was dropped or never sent. */
  status: number | null;
  fault: string | null;
  at: string;
};

const KEPT_CALLS = 5_000;
const PRUNE_EVERY = 500;

/** Stores a call; old ones are deleted from time to time. */
export function logCall(simulator: Simulator, call: Omit<Call, 'id' | 'at'>): void {
  const { id } = simulator.book.run(
    'insert into calls(endpoint, path, status, fault, at) values (?, ?, ?, ?, ?)',
    call.endpoint,
    call.path.slice(0, 300),
    call.status,
    call.fault,
    simulator.nowText(),
  );
  if (id % PRUNE_EVERY === 0) simulator.book.run('delete from calls where id <= ?', id - KEPT_CALLS);
}

export function recentCalls(simulator: Simulator, limit: number): Call[] {
  return simulator.book.all<Call>('select * from calls order by id desc limit ?', limit);
}
