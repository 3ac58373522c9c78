/** Commands of the language: keeps what the person chose, for mails and for the next device. */
import type { accounts } from '#contract/accounts/accounts.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { Ctx } from '#server/core/http/context.ts';

export async function setLanguage(
  ctx: Ctx,
  { body }: { body: Body<typeof accounts.setLanguage> },
): Promise<Reply<typeof accounts.setLanguage>> {
  await ctx.tx
    .updateTable('users')
    .set({ language: body.language })
    .where('id', '=', ctx.actor.userId)
    .execute();
  return { success: true };
}
