/** Queries of the public site. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { site } from '#contract/site/site.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';

export async function listFaqs(ctx: OpenReadCtx): Promise<Reply<typeof site.faq>> {
  const faqs = await ctx.db
    .selectFrom('faqs')
    .select(['id', 'question as faq', 'answer'])
    .orderBy('position')
    .execute();
  return { success: true, faqs };
}
