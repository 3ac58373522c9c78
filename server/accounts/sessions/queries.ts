/** Where a person is signed in. */
import { sql } from 'kysely';
import type { security } from '#contract/accounts/security.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { isOpenSession } from '../queries.ts';
import { countryName } from '../security-log/rules.ts';

const SHOWN = 50;

type Row = {
  id: string;
  browser: string | null;
  system: string | null;
  country: string | null;
  token_hash: string;
  created_at: Date;
  last_seen_at: Date;
};

/** The caller's open sessions: the current one, then those seen last. */
export async function listSessions(ctx: ReadCtx): Promise<Reply<typeof security.sessions>> {
  const { rows } = await sql<Row>`
    select id, browser, system, country, token_hash, created_at, last_seen_at
    from sessions s
    where user_id = ${ctx.actor.userId} and ${isOpenSession(ctx.now)}
    order by token_hash = ${ctx.actor.tokenHash} desc, last_seen_at desc
    limit ${SHOWN}
  `.execute(ctx.db);
  return {
    success: true,
    sessions: rows.map(({ token_hash, created_at, last_seen_at, ...row }) => ({
      ...row,
      country: countryName(row.country, ctx.language),
      started_at: created_at.toISOString(),
      seen_at: last_seen_at.toISOString(),
      current: token_hash === ctx.actor.tokenHash,
    })),
  };
}
