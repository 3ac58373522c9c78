/** How a page of rules is laid out: a table of contents, numbered sections that can be linked to, fit for paper. */
import type { Block, Clause } from '#contract/words/en/public-pages.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import type { Speech } from '../rules.ts';
import { piecesOf } from './rules.ts';

export type Section = { id: string; title: string; body: Markup };
type Rules = { path: string; title: string; intro: Markup; sections: readonly Section[] };

/** The day of the version that stands, in Lagos. */
const SINCE = new Date('2026-11-21T12:00:00+01:00');

/** A translation begins with the notice that the English text is the binding one. */
export function rulesBody(
  { written: { rules }, day }: Speech,
  { path, title, intro, sections }: Rules,
): Markup {
  const notice =
    rules.binding !== '' &&
    html`<p class="notice">${rules.binding} <a href="${path}?language=en" hreflang="en">${rules.bindingLink}</a></p>`;
  return html`<div class="rules wide">
<div class="page-head"><h1>${title}</h1><p class="small">${rules.version(day(SINCE))}</p>${notice}</div>
<nav class="contents" aria-label="${rules.contents}"><h2>${rules.contents}</h2><ol>${sections.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ol></nav>
<div class="text">${intro}${sections.map((section, index) => html`<section id="${section.id}" aria-labelledby="${section.id}-title"><h2 id="${section.id}-title"><span class="number">${index + 1}</span> ${section.title}</h2>${section.body}</section>`)}</div>
</div>`;
}

/** The clauses of a catalogue in their order; the key of each is its anchor. */
export function sectionsOf<F>(clauses: Record<string, Clause<[F]>>, facts: F): Section[] {
  return Object.entries(clauses).map(([id, { title, body }]) => ({
    id,
    title,
    body: html`${body(facts).map(block)}`,
  }));
}

function block(content: Block): Markup {
  if (typeof content === 'string') return html`<p>${rich(content)}</p>`;
  if ('list' in content) return html`<ul>${content.list.map((item) => html`<li>${rich(item)}</li>`)}</ul>`;
  return html`<ol>${content.steps.map((item) => html`<li>${rich(item)}</li>`)}</ol>`;
}

/** Text of the catalogue, in which `**…**` is strong and `[…](…)` a link. */
export function rich(text: string): Markup {
  return html`${piecesOf(text).map((piece) => {
    if (piece.kind === 'strong') return html`<b>${piece.text}</b>`;
    if (piece.kind === 'link') return html`<a href="${piece.to}">${piece.text}</a>`;
    return piece.text;
  })}`;
}
