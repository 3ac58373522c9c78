/** Reads what the two parties of a job wrote to each other: private, so each reading has a reason and is logged. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator/operator.ts';
import type { OperatorCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { writeLog } from '../log/commands.ts';

type Parties = { id: string; hunter_id: string; talent_id: string | null };
type Row = { id: bigint; sender_id: string | null; sender: string | null; body: string; created_at: Date };

/** The gate of `readMessages`: any job; 404 when there is none. */
export async function findJob(ctx: OperatorCtx, params: { id: string }): Promise<Parties> {
  const { rows } = await sql<Parties>`
    select id, hunter_id, talent_id from jobs where id = ${params.id}
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}

export async function readMessages(
  ctx: OperatorCtx,
  { body }: { params: Params<typeof operator.messages>; body: Body<typeof operator.messages> },
  job: Parties,
): Promise<Reply<typeof operator.messages>> {
  const { rows } = await sql<Row>`
    select m.id, m.sender_id, u.name as sender, m.body, m.created_at
    from conversations c
    join messages m on m.conversation_id = c.id
    left join users u on u.id = m.sender_id
    where c.low_id = least(${job.hunter_id}::uuid, ${job.talent_id}::uuid)
      and c.high_id = greatest(${job.hunter_id}::uuid, ${job.talent_id}::uuid)
    order by m.id desc
    limit 200
  `.execute(ctx.tx);
  await writeLog(ctx.tx, ctx, {
    act: 'messages.read',
    about: { kind: 'job', id: job.id },
    reason: body.reason,
    after: { messages: rows.length },
  });
  return {
    success: true,
    messages: rows.map((row) => ({
      id: row.id.toString(),
      sender: row.sender_id && row.sender ? { id: row.sender_id, name: row.sender } : null,
      body: row.body,
      created_at: row.created_at.toISOString(),
    })),
  };
}
