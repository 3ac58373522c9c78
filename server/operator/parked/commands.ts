/** Retries background work that was given up, or closes it, with a line in the log. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorParked } from '#contract/operator/parked.ts';
import type { OperatorCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { dropParked, retryParked } from '#server/core/work/parked.ts';
import { writeLog } from '../log/commands.ts';
import { NEVER_CLOSED } from './rules.ts';

type Retry = typeof operatorParked.retry;
type Close = typeof operatorParked.close;

/** Retries a parked item; 404 when it is not parked. */
export async function retry(
  ctx: OperatorCtx,
  { params, body }: { params: Params<Retry>; body: Body<Retry> },
): Promise<Reply<Retry>> {
  const { kind, subject } = orNotFound(await retryParked(ctx.tx, BigInt(params.id), ctx.now));
  await writeLog(ctx.tx, ctx, {
    act: 'work.retry',
    about: { kind: 'work', id: params.id },
    reason: body.reason,
    after: { kind, subject },
  });
  return { success: true };
}

/** Closes a parked item; 404 when it is not parked, or may only be retried. */
export async function close(
  ctx: OperatorCtx,
  { params, body }: { params: Params<Close>; body: Body<Close> },
): Promise<Reply<Close>> {
  const before = orNotFound(await dropParked(ctx.tx, BigInt(params.id), NEVER_CLOSED));
  await writeLog(ctx.tx, ctx, {
    act: 'work.close',
    about: { kind: 'work', id: params.id },
    reason: body.reason,
    before,
  });
  return { success: true };
}
