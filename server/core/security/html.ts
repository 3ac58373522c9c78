/** Sanitises HTML written by users (briefs) with an allow-list; a second pass changes nothing (rule 7.10). */
import type sanitize from 'sanitize-html';
import { lazyLibrary } from '../lazy-library.ts';

const sanitizer = lazyLibrary<typeof sanitize>('sanitize-html');

const OUTPUT_MAX = 60_000;

/** Returns the allowed part of `html`; null when the result is longer than 60,000 characters. */
export function cleanHtml(html: string): string | null {
  let before = html;
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const clean = cleanOnce(before);
    if (clean === before) break;
    if (clean.length > OUTPUT_MAX) return null;
    before = clean;
  }
  return before;
}

/** Badly nested tags change again on a second pass; stored HTML must not, so passes repeat up to this number. */
const PASSES_MAX = 5;

function cleanOnce(html: string): string {
  return sanitizer()(html, {
    allowedTags: [
      'p',
      'br',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'blockquote',
      'h2',
      'h3',
      'h4',
      'a',
      'code',
      'pre',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 30,
    transformTags: {
      a: (_tag, attributes) => ({
        tagName: 'a',
        attribs: {
          ...(attributes.href && { href: attributes.href }),
          rel: 'noopener nofollow ugc',
          target: '_blank',
        },
      }),
    },
  });
}

/** Returns the text of sanitised HTML, for titles, mails and cards. */
export function htmlToText(html: string): string {
  const text = sanitizer()(html.replace(/<\/(p|li|h[2-4])>|<br ?\/?>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text.replace(/\s+/g, ' ').trim();
}
