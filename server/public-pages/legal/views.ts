/** `/agreement` and `/policy`: pages of rules with a table of contents and numbered, linkable sections, fit for printing. */
import { BUDGET_MIN_NAIRA } from '#contract/core/money.ts';
import type { FeePolicy } from '#contract/escrow/division.ts';
import * as paths from '#contract/site/paths.ts';
import type { Block, Clause } from '#contract/words/en/public-pages.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import type { PublicPage } from '../frame/views.ts';
import { figuresOf, type PageLocale } from '../rules.ts';

type Section = { id: string; title: string; body: Markup };
type Rules = { path: string; title: string; intro: Markup; sections: readonly Section[] };

/** The day of the current version, in Lagos. */
const SINCE = new Date('2026-11-21T12:00:00+01:00');

/** The body of a page of rules; a translation begins with the notice that the English text is binding. */
function rulesBody({ written: { rules }, day }: PageLocale, { path, title, intro, sections }: Rules): Markup {
  const notice =
    rules.binding !== '' &&
    html`<p class="notice">${rules.binding} <a href="${path}?language=en" hreflang="en">${rules.bindingLink}</a></p>`;
  return html`<div class="rules wide">
<div class="page-head"><h1>${title}</h1><p class="small">${rules.version(day(SINCE))}</p>${notice}</div>
<nav class="contents" aria-label="${rules.contents}"><h2>${rules.contents}</h2><ol>${sections.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ol></nav>
<div class="text">${intro}${sections.map((section, index) => html`<section id="${section.id}" aria-labelledby="${section.id}-title"><h2 id="${section.id}-title"><span class="number">${index + 1}</span> ${section.title}</h2>${section.body}</section>`)}</div>
</div>`;
}

/** The clauses of a catalogue in order; each key is the section's anchor. */
function sectionsOf<F>(clauses: Record<string, Clause<[F]>>, facts: F): Section[] {
  return Object.entries(clauses).map(([id, { title, body }]) => ({
    id,
    title,
    body: html`${body(facts).map(block)}`,
  }));
}

function block(content: Block): Markup {
  if (typeof content === 'string') return html`<p>${richText(content)}</p>`;
  if ('list' in content)
    return html`<ul>${content.list.map((item) => html`<li>${richText(item)}</li>`)}</ul>`;
  return html`<ol>${content.steps.map((item) => html`<li>${richText(item)}</li>`)}</ol>`;
}

/** Catalogue text as markup: `**…**` is strong and `[…](…)` is a link. */
export function richText(text: string): Markup {
  return html`${piecesOf(text).map((piece) => {
    if (piece.kind === 'strong') return html`<b>${piece.text}</b>`;
    if (piece.kind === 'link') return html`<a href="${piece.to}">${piece.text}</a>`;
    return piece.text;
  })}`;
}

type Piece = { kind: 'plain' | 'strong'; text: string } | { kind: 'link'; text: string; to: string };

const MARKED = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits text such as `a **b** [c](/d)` into plain, strong and link pieces. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, label, to] = match;
    if (match.index > from) pieces.push({ kind: 'plain', text: text.slice(from, match.index) });
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else pieces.push({ kind: 'link', text: label ?? '', to: to ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
}

/** A link to the bare address in `Adire <hello@adire.example>`. */
function mailLink(sender: string): string {
  const address = /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
  return `[${address}](mailto:${address})`;
}

/** Fees that are published but not in force yet: they apply to agreements made from `from` on. */
type ComingFees = { from: Date; fees: FeePolicy };
export type Fees = { inForce: FeePolicy; coming: ComingFees | null };

export function agreementPage(locale: PageLocale, { inForce, coming }: Fees, sender: string): PublicPage {
  const { rules, accountClauses, orderClauses, moneyClauses, conductClauses } = locale.written;
  const { title, description, intro } = rules.agreement;
  const facts = {
    ...figuresOf(locale, inForce),
    mail: mailLink(sender),
    smallest: locale.naira(BUDGET_MIN_NAIRA),
  };
  const sections = [accountClauses, orderClauses, moneyClauses, conductClauses].flatMap((clauses) =>
    sectionsOf(clauses, facts),
  );
  const lead = html`<p class="lead">${intro}</p>${coming && notice(locale, coming)}`;
  return {
    path: paths.agreement,
    title,
    description,
    body: rulesBody(locale, { path: paths.agreement, title, intro: lead, sections }),
  };
}

function notice(locale: PageLocale, { from, fees }: ComingFees): Markup {
  const { coming, comingText } = locale.written.rules.agreement;
  return html`<p class="notice"><b>${coming}</b> ${comingText(locale.day(from), figuresOf(locale, fees))}</p>`;
}

/** `/policy`; `sender` is the address that the product's mails come from. */
export function policyPage(locale: PageLocale, sender: string): PublicPage {
  const { rules, policyBasis, policySharing, policyRights } = locale.written;
  const { title, description, intro } = rules.policy;
  const mail = { mail: mailLink(sender) };
  const sections = [
    ...sectionsOf(policyBasis, mail),
    kept(locale),
    ...sectionsOf(policySharing, mail),
    ...sectionsOf(policyRights, mail),
  ];
  const lead = html`<p class="lead">${intro}</p>`;
  return {
    path: paths.policy,
    title,
    description,
    body: rulesBody(locale, { path: paths.policy, title, intro: lead, sections }),
  };
}

function kept({ written }: PageLocale): Section {
  const { title, columns, rows, after } = written.policyKept;
  const row = ({ what, why, until }: (typeof rows)[keyof typeof rows]) =>
    html`<tr><th scope="row">${what}</th><td data-label="${columns.why}">${why}</td><td data-label="${columns.until}">${until}</td></tr>`;
  return {
    id: 'kept',
    title,
    body: html`<table class="figures kept"><thead><tr>${Object.values(columns).map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${Object.values(rows).map(row)}</tbody></table><p>${after}</p>`,
  };
}
