/** Closes reports of conversations, with a line in the log about the person who was reported. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorReports } from '#contract/operator/reports.ts';
import type { OperatorCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { closeReport } from '#server/messaging/blocks/commands.ts';
import { writeLog } from '../log/commands.ts';
import { CLOSE_REPORT } from './queries.ts';

type Close = typeof operatorReports.close;

/** Marks a report as handled; 404 unless it is open. */
export async function close(
  ctx: OperatorCtx,
  { params, body }: { params: Params<Close>; body: Body<Close> },
): Promise<Reply<Close>> {
  const reported = orNotFound(await closeReport(ctx.tx, params.id, ctx.now));
  await writeLog(ctx.tx, ctx, {
    act: CLOSE_REPORT,
    about: { kind: 'person', id: reported },
    reason: body.reason,
    after: { report: params.id },
  });
  return { success: true };
}
