/** `/policy`: what is kept of people, why, how long, and their rights under the Nigeria Data Protection Act 2023. */
import * as paths from '#contract/site/paths.ts';
import { html } from '#server/web-assets/markup.ts';
import type { PublicPage } from '../frame/views.ts';
import { mailLink } from '../legal/rules.ts';
import { rulesBody, type Section, sectionsOf } from '../legal/views.ts';
import type { Speech } from '../rules.ts';

const PATH = paths.policy;

/** `sender` is the address that the product's mails come from. */
export function policyPage(speech: Speech, sender: string): PublicPage {
  const { rules, policyBasis, policySharing, policyRights } = speech.written;
  const { title, description, intro } = rules.policy;
  const mail = { mail: mailLink(sender) };
  const sections = [
    ...sectionsOf(policyBasis, mail),
    kept(speech),
    ...sectionsOf(policySharing, mail),
    ...sectionsOf(policyRights, mail),
  ];
  const lead = html`<p class="lead">${intro}</p>`;
  return {
    path: PATH,
    title,
    description,
    body: rulesBody(speech, { path: PATH, title, intro: lead, sections }),
  };
}

function kept({ written }: Speech): Section {
  const { title, columns, rows, after } = written.policyKept;
  const row = ({ what, why, until }: (typeof rows)[keyof typeof rows]) =>
    html`<tr><th scope="row">${what}</th><td data-label="${columns.why}">${why}</td><td data-label="${columns.until}">${until}</td></tr>`;
  return {
    id: 'kept',
    title,
    body: html`<table class="figures kept"><thead><tr>${Object.values(columns).map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${Object.values(rows).map(row)}</tbody></table><p>${after}</p>`,
  };
}
