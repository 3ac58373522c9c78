/** A brief as the answers to three plain questions: how they become its HTML, and are read back from it. */
import { words } from '#contract/words.ts';

export type Answers = { need: string; audience: string; must: string };

const AUDIENCE = `<h3>${words.jobs.brief.audienceHeading}</h3>`;
const MUST = `<h3>${words.jobs.brief.mustHeading}</h3>`;

/** The answers as paragraphs, the last one as a list; `''` when all are blank. */
export function composeBrief({ need, audience, must }: Answers): string {
  const who = paragraphs(linesOf(audience));
  const list = linesOf(must).filter(Boolean).map(withoutBullet);
  const items = list.map((line) => `<li>${paragraphs([line])}</li>`).join('');
  return paragraphs(linesOf(need)) + (who && AUDIENCE + who) + (items && `${MUST}<ul>${items}</ul>`);
}

/** The answers that make exactly this HTML; null where some of it would be lost. Plain paragraphs answer the first question. */
export function readBrief(html: string): Answers | null {
  const known = html.replaceAll('&nbsp;', '\u00A0');
  const [before = '', must = ''] = known.split(MUST);
  const [need = '', audience = ''] = before.split(AUDIENCE);
  const answers = { need: textOf(need), audience: textOf(audience), must: textOf(must) };
  return composeBrief(answers) === known ? answers : null;
}

/** The lines under the last heading, also in a formatted brief: what the work is accepted by. */
export function mustHavesIn(html: string): string[] {
  const [, must = ''] = html.replaceAll('&nbsp;', '\u00A0').split(MUST);
  const items = [...must.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) =>
    plain(item.replace(/<[^<>]*>/g, '')),
  );
  return items.map((item) => item.trim()).filter(Boolean);
}

function linesOf(text: string): string[] {
  return text.trim() ? text.trim().split(/[^\S\n]*\n/) : [];
}

function withoutBullet(line: string): string {
  return line.replace(/^\s*[-*•]\s+/, '');
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}

function textOf(html: string): string {
  const lines = [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, line = '']) => line);
  return plain(lines.join('\n'));
}

function plain(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
