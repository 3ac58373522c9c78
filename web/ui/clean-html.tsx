/** The one place that puts formatted text into the page, after DOMPurify took out what the brief editor cannot make. */
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

const TAGS = 'p br b strong i em u s ul ol li blockquote h2 h3 h4 a code pre'.split(' ');

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  if (!/^(?:https?|mailto):/i.test(node.getAttribute('href') ?? '')) node.removeAttribute('href');
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** Cleaned to text tags and links, and put in as nodes: no HTML string is written into the page. */
export function CleanHtml({ html, className }: { html: string; className: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const clean = purifier.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ['href'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    ref.current?.replaceChildren(clean);
  }, [html]);
  return <div ref={ref} className={className} />;
}
