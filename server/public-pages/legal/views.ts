/** How a page of rules is laid out: a table of contents, numbered sections that can be linked to, fit for paper. */
import { html, type Markup } from '#server/core/markup.ts';

export type Section = { id: string; title: string; body: Markup };

/** `since` is the day of the version in words. */
export function rulesBody(title: string, since: string, intro: Markup, sections: readonly Section[]): Markup {
  return html`<div class="rules wide">
<div class="page-head"><h1>${title}</h1><p class="small">Version of ${since}. Members are told of a change before it counts.</p></div>
<nav class="contents" aria-label="Contents"><h2>Contents</h2><ol>${sections.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ol></nav>
<div class="text">${intro}${sections.map((section, index) => html`<section id="${section.id}" aria-labelledby="${section.id}-title"><h2 id="${section.id}-title"><span class="number">${index + 1}</span> ${section.title}</h2>${section.body}</section>`)}</div>
</div>`;
}

/** The address without the name before it: `Adire <hello@adire.example>` → a link to it. */
export function mailLink(sender: string): Markup {
  const address = /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
  return html`<a href="mailto:${address}">${address}</a>`;
}
