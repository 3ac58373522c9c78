/** Queries of the public site. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { site } from '#contract/site/site.ts';
import type { OpenCtx } from '#server/core/http/context.ts';

export async function listFaqs(ctx: OpenCtx): Promise<Reply<typeof site.faq>> {
  const faqs = await ctx.tx
    .selectFrom('faqs')
    .select(['id', 'question as faq', 'answer'])
    .orderBy('position')
    .execute();
  return { success: true, faqs };
}
