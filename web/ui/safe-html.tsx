/** Formatted text that people wrote (job briefs), cleaned again before it is shown. The cleaner is loaded where it is used. */
import { lazy, Suspense } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Skeleton } from './skeleton.tsx';

const CleanHtml = lazy(async () => ({ default: (await import('./clean-html.tsx')).CleanHtml }));

/** `html` as the API gives it; `lines` cuts it to so many lines. */
export function SafeHtml({ html, lines, className }: { html: string; lines?: 2 | 3; className?: string }) {
  const cut = lines === 2 ? 'line-clamp-2' : lines === 3 ? 'line-clamp-3' : undefined;
  return (
    <Suspense fallback={<Skeleton className="h-10 w-full" />}>
      <CleanHtml html={html} className={cx('prose-html', cut, className)} />
    </Suspense>
  );
}

/** The words of formatted text without the formatting, for previews and titles. No cleaning is needed: it is shown as text. */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|li|h[1-6]|blockquote|div)>|<br\s*\/?>/gi, (tag) => ` ${tag}`),
    'text/html',
  );
  return (parsed.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
