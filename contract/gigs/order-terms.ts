/** What a hunter's order form holds at first: the job that a package of a gig describes. Pure. */

import { BRIEF_MAX } from '../jobs/jobs.ts';
import { MILESTONES_MAX } from '../jobs/milestones.ts';
import type { Gig, ScopePackage } from './gigs.ts';
import type { OrderForm } from './package-orders.ts';

const TITLE_MAX = 120;
/** Percent of the price that a missed milestone costs. */
const PENALTY = 5;
const MILESTONE_TITLE_MAX = 120;

/**
 * The form for ordering this package from `today` on (a day in Africa/Lagos, `2026-11-21`): one to four milestones from
 * what is included, due by equal steps up to the delivery, and terms that the hunter may change.
 */
export function jobFromPackage(
  gig: Pick<Gig, 'title' | 'description'>,
  chosen: ScopePackage,
  today: string,
): OrderForm {
  return {
    position: chosen.position,
    title: cut(`${gig.title}: ${chosen.name}`, TITLE_MAX),
    job_description: brief(gig, chosen),
    milestones: milestones(chosen),
    price_budget: String(Math.trunc(chosen.price)),
    start_date: today,
    end_date: daysAfter(today, chosen.delivery_days),
    terms: terms(chosen),
  };
}

function brief(gig: Pick<Gig, 'description'>, chosen: ScopePackage): string {
  const lines = chosen.includes.map((line) => `<li>${escaped(line)}</li>`).join('');
  const list = `<p>Included in the package “${escaped(chosen.name)}”:</p><ul>${lines}</ul>`;
  const paragraphs = gig.description
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line.trim())}</p>`);
  let text = '';
  for (const paragraph of paragraphs) {
    if (text.length + paragraph.length + list.length > BRIEF_MAX) break;
    text += paragraph;
  }
  return text + list;
}

/** Lines of the package spread over at most four milestones, one line each where there are so few. */
function milestones({ includes, delivery_days: days }: ScopePackage): OrderForm['milestones'] {
  const count = Math.min(includes.length, MILESTONES_MAX, days);
  return Array.from({ length: count }, (_, index) => {
    const lines = includes.slice(
      Math.floor((index * includes.length) / count),
      Math.floor(((index + 1) * includes.length) / count),
    );
    return {
      title: cut(lines[0] ?? '', MILESTONE_TITLE_MAX),
      due: Math.max(1, Math.floor(((index + 1) * days) / count)),
      description: lines.join('\n'),
      penalty: PENALTY,
    };
  });
}

function terms({ offers, revisions, delivery_days: days }: ScopePackage): string {
  return [
    `${offers} ${offers === 1 ? 'piece' : 'pieces'} delivered within ${days} ${days === 1 ? 'day' : 'days'} of payment.`,
    revisions === 0
      ? 'No rounds of changes are included.'
      : `${revisions} ${revisions === 1 ? 'round' : 'rounds'} of changes ${revisions === 1 ? 'is' : 'are'} included.`,
    'The work belongs to the client once it is accepted and paid.',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** At most so many characters, the last a dot-dot-dot where it was longer. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
