/** Removes a lost second factor (rule 1.14): an operator requests it, the owner can stop it for a day, then the factor is gone. */
import type { secondFactor } from '#contract/accounts/second-factor.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import * as paths from '#contract/site/paths.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OpenCtx } from '#server/core/http/context.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { newToken, sha256 } from '#server/core/security/ids.ts';
import { dropWork, type Handler, inTransaction, putWork } from '#server/core/work/queue.ts';
import { mailOwner } from '../mails/commands.ts';

export const REMOVAL = 'remove-second-factor';
const WAIT_MS = DAY_MS;

/** Starts the removal and mails the owner at once. False when one is under way already. */
export async function beginRemoval(
  tx: Write,
  userId: string,
  publicUrl: string,
  now: Date,
): Promise<boolean> {
  const stopToken = newToken();
  const endsAt = new Date(now.getTime() + WAIT_MS);
  const begun = await tx
    .insertInto('factor_removals')
    .values({ user_id: userId, stop_hash: sha256(stopToken), ends_at: endsAt })
    .onConflict((on) => on.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) return false;
  await putWork(tx, [{ kind: REMOVAL, subject: userId, dueAt: endsAt }]);
  await mailOwner(
    tx,
    userId,
    (w) => ({
      subject: w.removal,
      lines: [w.removalText(endsAt.toISOString()), w.removalStop],
      link: { label: w.stop, url: `${publicUrl}${paths.keepTwoStep}?token=${stopToken}` },
    }),
    now,
  );
  return true;
}

/** Stops the removal, from the link in the mail; 404 once it has ended. */
export async function stopRemoval(
  ctx: OpenCtx,
  { body }: { body: Body<typeof secondFactor.stopRemoval> },
): Promise<Reply<typeof secondFactor.stopRemoval>> {
  const removal = await ctx.tx
    .selectFrom('factor_removals')
    .select('user_id')
    .where('stop_hash', '=', sha256(body.stop_token))
    .where('ends_at', '>', ctx.now)
    .executeTakeFirst();
  if (!removal) throw notFound();
  await endRemoval(ctx.tx, removal.user_id);
  return { success: true };
}

/** Cancels the removal, because the factor was shown or is gone. */
export async function endRemoval(tx: Write, userId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('factor_removals')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (ended) await dropWork(tx, REMOVAL, userId);
}

/** Takes the factor away when the day is over. */
export const removalHandler: Handler = inTransaction(REMOVAL, async (tx, { subject }, { clock }) => {
  const now = clock.now();
  const due = await tx
    .deleteFrom('factor_removals')
    .where('user_id', '=', subject)
    .where('ends_at', '<=', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!due) return;
  await dropFactor(tx, subject);
  await mailOwner(tx, subject, (w) => ({ subject: w.removed, lines: [w.removedText, w.notYou] }), now);
});

/** Deletes everything that makes up a person's second factor. */
export async function dropFactor(tx: Write, userId: string): Promise<void> {
  await tx.deleteFrom('authenticators').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_steps').where('user_id', '=', userId).execute();
  await endRemoval(tx, userId);
}
