/** The change of e-mail that waits for its confirmations. */
import type { security } from '#contract/accounts/security.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { ReadCtx } from '#server/core/http/context.ts';

export async function getEmailChange(ctx: ReadCtx): Promise<Reply<typeof security.emailChange>> {
  const open = await ctx.db
    .selectFrom('email_changes')
    .select(['new_email', 'expires_at', 'old_confirmed_at', 'new_confirmed_at'])
    .where('user_id', '=', ctx.actor.userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
  return {
    success: true,
    change: open
      ? {
          email: open.new_email,
          expires_at: open.expires_at.toISOString(),
          old_confirmed: open.old_confirmed_at !== null,
          new_confirmed: open.new_confirmed_at !== null,
        }
      : null,
  };
}
