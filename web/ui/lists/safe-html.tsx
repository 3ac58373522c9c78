/** Formatted text that people wrote (job briefs), cleaned again before it is shown. The cleaner is loaded where it is used. */
import { cx } from '../../lib/cx.ts';
import { later, useLater } from '../../lib/later.ts';
import { Skeleton } from '../basics/loading.tsx';

const CLEAN_HTML = later(async () => (await import('../clean-html.tsx')).CleanHtml);

/** `html` as the API gives it. Without the cleaner it is shown as plain words. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const { part: CleanHtml, failure } = useLater(CLEAN_HTML);
  const look = cx('prose-html', className);
  if (CleanHtml) return <CleanHtml html={html} className={look} />;
  return failure ? <p className={look}>{plainText(html)}</p> : <Skeleton className="h-10 w-full" />;
}

/** The words of formatted text without the formatting, for previews and titles. No cleaning is needed: it is shown as text. */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|li|h[1-6]|blockquote|div)>|<br\s*\/?>/gi, (tag) => ` ${tag}`),
    'text/html',
  );
  return (parsed.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
