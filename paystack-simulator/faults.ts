/** Faults that steering plans for the next calls: lost replies, 5xx, 429, HTML, hanging, slowness. */
import { z } from 'zod';
import type { Simulator } from './context.ts';

export const faultSchema = z.strictObject({
  /** `POST /transfer`, a route as documented (`GET /transfer/verify/:reference`), or `*`. */
  endpoint: z.string().regex(/^(\*|(GET|POST|PUT) \/[\w/:.-]*)$/, 'Write it as "POST /transfer" or "*".'),
  kind: z.enum(['drop', 'status', 'rate_limit', 'html', 'hang', 'delay']),
  /** Number of calls it affects. */
  times: z.int().min(1).max(10_000).default(1),
  /** HTTP status of `status` (500) and `html` (502). */
  status: z.int().min(400).max(599).optional(),
  /** Milliseconds of `delay`. */
  ms: z.int().min(0).max(600_000).optional(),
  /** Whether the call still does its work before the fault. By default only `drop` and `delay` do. */
  effect: z.boolean().optional(),
});

type FaultKind = z.infer<typeof faultSchema>['kind'];

export type Fault = {
  id: number;
  endpoint: string;
  kind: FaultKind;
  remaining: number;
  status: number | null;
  ms: number | null;
  effect: number;
};

export function addFault(simulator: Simulator, asked: z.infer<typeof faultSchema>): Fault {
  const effect = asked.effect ?? (asked.kind === 'drop' || asked.kind === 'delay');
  const { id } = simulator.book.run(
    'insert into faults(endpoint, kind, remaining, status, ms, effect) values (?, ?, ?, ?, ?, ?)',
    asked.endpoint,
    asked.kind,
    asked.times,
    asked.status ?? null,
    asked.ms ?? null,
    effect ? 1 : 0,
  );
  return simulator.book.get<Fault>('select * from faults where id = ?', id)!;
}

/** Returns the oldest fault planned for this endpoint and counts it down by one. */
export function takeFault(simulator: Simulator, endpoint: string): Fault | undefined {
  return simulator.book.transaction(() => {
    const fault = simulator.book.get<Fault>(
      "select * from faults where remaining > 0 and endpoint in (?, '*') order by id limit 1",
      endpoint,
    );
    if (fault) simulator.book.run('update faults set remaining = remaining - 1 where id = ?', fault.id);
    return fault;
  });
}

export function waitingFaults(simulator: Simulator): Fault[] {
  return simulator.book.all<Fault>('select * from faults where remaining > 0 order by id');
}

export function clearFaults(simulator: Simulator): void {
  simulator.book.run('delete from faults');
}
