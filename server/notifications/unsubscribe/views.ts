/** The small page behind the link of a mail: asks once, does it, and needs neither a script nor a login. */
import { createHash } from 'node:crypto';
import type { Language } from '#contract/core/languages.ts';
import { PRODUCT } from '#contract/core/product.ts';
import type { ChoiceKind } from '#contract/notifications/choices.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import { escapeHtml } from '#server/core/mail/mail-template.ts';
import { PREFERENCES_PATH } from './rules.ts';

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f3eee3,#0a0c24);color:light-dark(#12163a,#eeeffb)}',
  'main{max-width:30rem;margin:0 auto;padding:48px 20px}',
  '.mark{font-weight:700;font-size:22px;color:light-dark(#3a49b4,#97a2f3);margin:0 0 16px}',
  'section{background:light-dark(#ffffff,#1b2050);border:1px solid light-dark(#dcd5c4,#333a78);border-radius:14px;padding:24px}',
  'h1{font-size:22px;line-height:1.3;margin:0 0 8px}p{margin:0 0 20px}form{margin:0 0 16px}',
  'button{font:inherit;font-weight:600;min-height:44px;padding:10px 20px;border:0;border-radius:10px;cursor:pointer;background:light-dark(#3a49b4,#97a2f3);color:light-dark(#ffffff,#0d102d)}',
  'a{color:light-dark(#3341a6,#aab3f7)}section>:last-child{margin-bottom:0}',
].join('');

/** Allows only the style above and a form that posts to this site; no referrer, so that the seal in the address is not passed on. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
} as const;

/** The form has no `action`: it posts to the page's own address. */
export function askPage(language: Language, kind: ChoiceKind): string {
  const words = wordsIn(language);
  const form = `<form method="post"><button type="submit">${escapeHtml(words.notifications.preferences.unsubscribe.button)}</button></form>`;
  return page(
    language,
    words.notifications.preferences.stop[kind],
    `<p>${escapeHtml(words.notifications.preferences.unsubscribe.ask)}</p>${form}`,
  );
}

export function donePage(language: Language, kind: ChoiceKind): string {
  const words = wordsIn(language);
  return page(
    language,
    words.notifications.preferences.stop[kind],
    `<p role="status">${escapeHtml(words.notifications.preferences.unsubscribe.done)}</p>`,
  );
}

export function brokenPage(language: Language): string {
  const words = wordsIn(language);
  return page(
    language,
    words.notifications.preferences.unsubscribe.broken,
    `<p>${escapeHtml(words.notifications.preferences.unsubscribe.brokenText)}</p>`,
  );
}

function page(language: Language, heading: string, content: string): string {
  const words = wordsIn(language);
  const more = `<p><a href="${PREFERENCES_PATH}">${escapeHtml(words.notifications.preferences.unsubscribe.change)}</a></p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(words.notifications.preferences.unsubscribe.title)}</title><style>${STYLE}</style></head><body><main><p class="mark">${PRODUCT}</p><section><h1>${escapeHtml(heading)}</h1>${content}${more}</section></main></body></html>`;
}
