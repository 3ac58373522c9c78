/** The one template of every mail, as text and as HTML: light and dark, narrow and wide, with no remote content. */
import type { Language } from '#contract/core/languages.ts';
import { PRODUCT } from '#contract/core/product.ts';
import { wordsIn, writingOf } from '../i18n/language.ts';

export type MailContent = {
  subject: string;
  /** Language of the template's own texts; English by default. */
  language?: Language | undefined;
  /** Paragraphs of plain text; the first is the greeting. */
  lines: readonly string[];
  /** Several notifications in one mail, each with an absolute URL of its page. */
  items?: readonly { title: string; text: string; url: string }[] | undefined;
  /** An absolute address and its label, shown as the button. */
  link?: { label: string; url: string } | undefined;
  /** Left out of mails about money and security, which nobody can unsubscribe from. */
  unsubscribe?: Unsubscribe | undefined;
};

export type Unsubscribe = {
  /** Text of the link, such as `No more mails about reviews`. */
  label: string;
  /** Works without signing in, and as a one-click unsubscribe of the mail program (RFC 8058). */
  url: string;
  /** Address of the notification preferences. */
  preferences: string;
};

/** Returns the subject on one line of at most 200 characters, whatever names it contains. */
export function subjectOf(subject: string): string {
  const line = subject.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return line.replace(/ {2,}/g, ' ').trim().slice(0, 200);
}

export function textOf({ lines, items = [], link, unsubscribe, language = 'en' }: MailContent): string {
  const w = wordsIn(language).notifications.mail;
  const { colon } = writingOf(language);
  const foot = unsubscribe
    ? [w.because(unsubscribe.preferences), `${unsubscribe.label}${colon} ${unsubscribe.url}`]
    : [];
  return [
    ...lines,
    ...items.map((item) => `* ${item.title}\n  ${item.text}\n  ${item.url}`),
    ...(link ? [`${link.label}${colon} ${link.url}`] : []),
    [w.claim, ...foot].join('\n'),
  ].join('\n\n');
}

export function htmlOf(mail: MailContent): string {
  const { lines, items = [], link, unsubscribe, language = 'en' } = mail;
  const [greeting = '', ...rest] = lines;
  const body = [
    `<p class="ink" style="${PARAGRAPH}">${escapeHtml(greeting)}</p>`,
    ...rest.map((line) => `<p class="ink" style="${PARAGRAPH}">${escapeHtml(line)}</p>`),
    ...items.map(itemOf),
    link ? buttonOf(link) : '',
  ].join('');
  return page(
    language,
    subjectOf(mail.subject),
    preheaderOf(rest, items),
    body,
    footOf(unsubscribe, language),
  );
}

const FONT = "font-family:'Segoe UI',system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = 'margin:0 0 16px;color:#12163a;font-size:16px;line-height:1.55;word-break:break-word';
const SMALL = 'margin:0 0 8px;color:#4c5075;font-size:13px;line-height:1.5';

/** Mail programs that follow the device change these; the others keep the light page from the tags. */
const DARK = [
  'body,.page{background:#0a0c24!important}',
  '.card{background:#1b2050!important;border-color:#2b3169!important}',
  '.ink,.ink a{color:#eeeffb!important}',
  '.soft,.soft a{color:#b6badf!important}',
  '.rule{border-color:#2b3169!important}',
  '.button{background:#97a2f3!important;color:#0d102d!important}',
].join('');
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${DARK}}@media (max-width:480px){.pad{padding:24px 20px!important}}`;

function page(language: Language, title: string, preheader: string, body: string, foot: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#f3eee3;${FONT}">`,
    `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${preheader}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:#f3eee3"><tr><td align="center" style="padding:24px 12px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">',
    `<tr><td class="ink" style="padding:0 4px 14px;color:#12163a;font-size:22px;font-weight:700;letter-spacing:-0.01em">${PRODUCT}</td></tr>`,
    '<tr><td class="card" style="background:#ffffff;border:1px solid #e4dfd2;border-radius:14px;overflow:hidden">',
    `${cloth()}<div class="pad" style="padding:28px 32px">${body}</div></td></tr>`,
    `<tr><td class="soft" style="padding:18px 4px 0;color:#4c5075">${foot}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}

/** A narrow band in the brand's cloth colours, built of table cells because many mail programs block pictures. */
function cloth(): string {
  const threads = ['#1f2766', '#3a49b4', '#1f2766', '#97a2f3', '#1f2766', '#d9942b'];
  const row = (from: number) =>
    Array.from({ length: 24 }, (_, i) => {
      const colour = threads[(i + from) % threads.length];
      return `<td bgcolor="${colour}" style="background:${colour};height:5px;font-size:0;line-height:0">&nbsp;</td>`;
    }).join('');
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${row(0)}</tr><tr>${row(3)}</tr></table>`;
}

function itemOf(item: { title: string; text: string; url: string }): string {
  return [
    '<div class="rule" style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid #e4dfd2">',
    `<p class="ink" style="margin:0 0 4px;color:#12163a;font-size:16px;line-height:1.4;font-weight:700"><a href="${escapeHtml(item.url)}" style="color:#12163a">${escapeHtml(item.title)}</a></p>`,
    `<p class="ink" style="margin:0;color:#12163a;font-size:15px;line-height:1.5;word-break:break-word">${escapeHtml(item.text)}</p></div>`,
  ].join('');
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:24px 0 4px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;background:#3a49b4;color:#ffffff;padding:13px 22px;border-radius:10px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function footOf(unsubscribe: Unsubscribe | undefined, language: Language): string {
  const w = wordsIn(language).notifications.mail;
  const claim = `<p class="soft" style="${SMALL}">${escapeHtml(w.claim)}</p>`;
  if (!unsubscribe) return claim;
  const link = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="color:#4c5075">${escapeHtml(label)}</a>`;
  return `${claim}<p class="soft" style="${SMALL}">${link(unsubscribe.url, unsubscribe.label)} · ${link(unsubscribe.preferences, w.preferences)}</p>`;
}

/** The preview text that inboxes show beside the subject; the blanks keep the rest of the mail out of it. */
function preheaderOf(lines: readonly string[], items: readonly { text: string }[]): string {
  const [line = ''] = [...items.map((item) => item.text), ...lines];
  return `${escapeHtml(line.slice(0, 140))}${'&#847;&zwnj;&nbsp;'.repeat(40)}`;
}

/** Escapes text for use between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
