/** Formatted text by people (job briefs), rebuilt from what the brief editor can produce: no HTML is written into the page. */
import { createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { parseHtml } from './lists/plain-text.ts';

const TAGS = new Set('p br b strong i em u s ul ol li blockquote h2 h3 h4 a code pre'.split(' '));
/** Elements whose content is not text. */
const SKIPPED = new Set(['script', 'style', 'template']);

/** `html` as the API returns it: text tags, and links that open in a new tab. Of other elements only the text remains. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  return <div className={cx('prose-html', className)}>{contentOf(parseHtml(html))}</div>;
}

function contentOf(parent: Element): ReactNode[] {
  return Array.from(parent.childNodes, (node, key) => {
    if (!(node instanceof Element)) return node instanceof Text && node.data;
    const tag = node.localName;
    if (SKIPPED.has(tag)) return null;
    const content = contentOf(node);
    if (!TAGS.has(tag)) return content;
    return createElement(tag, { key, ...(tag === 'a' && linkOf(node)) }, ...content);
  });
}

function linkOf(link: Element): object {
  const href = link.getAttribute('href') ?? '';
  return {
    ...(/^(?:https?|mailto):/i.test(href) && { href }),
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
  };
}
