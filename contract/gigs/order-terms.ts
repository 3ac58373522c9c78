/** The job that a package describes: the initial values of the hunter's form, and what is sent from it. Pure functions. */
import { addDays, daysBetween } from '../core/days.ts';
import { BRIEF_MAX, JOB_TITLE_MAX } from '../jobs/jobs.ts';
import { MILESTONE_TITLE_MAX, MILESTONES_MAX } from '../jobs/milestones.ts';
import type { Gig, ScopePackage } from './gigs.ts';
import type { OrderForm, PurchaseForm } from './package-orders.ts';

/** Penalty for a missed milestone, in percent of the price. */
export const PENALTY = 5;

/**
 * The form for ordering this package from `today` (a day in Africa/Lagos, `2026-11-21`): one to four milestones from the
 * lines it includes, due at even intervals up to the delivery, and terms the hunter may change.
 */
export function jobFromPackage(
  gig: Pick<Gig, 'title' | 'description'>,
  chosen: ScopePackage,
  today: string,
): OrderForm {
  return {
    position: chosen.position,
    title: cut(`${gig.title}: ${chosen.name}`, JOB_TITLE_MAX),
    job_description: brief(gig, chosen),
    milestones: milestones(chosen),
    price_budget: String(Math.trunc(chosen.price)),
    start_date: today,
    end_date: addDays(today, chosen.delivery_days),
    terms: terms(chosen),
  };
}

/**
 * The order sent from a form completed on `today`: the hunter's note goes above the texts of the gig and the package. If the
 * start date has passed, the order starts today and ends as many days later.
 */
export function orderFromPurchase(
  gig: Pick<Gig, 'description'>,
  chosen: ScopePackage,
  form: PurchaseForm,
  today: string,
): OrderForm {
  return { ...form, ...datesFrom(form, today), job_description: brief(gig, chosen, form.job_description) };
}

/** Returns the dates of an order moved to `today` if its start has passed, however long the form was open. */
export function datesFrom({ start_date, end_date }: Dates, today: string): Dates {
  if (start_date === '' || end_date === '' || start_date >= today) return { start_date, end_date };
  return { start_date: today, end_date: addDays(end_date, daysBetween(start_date, today)) };
}
type Dates = Pick<PurchaseForm, 'start_date' | 'end_date'>;

/** The brief: the whole note, the whole list, and as many paragraphs of the gig's description as fit. */
function brief(gig: Pick<Gig, 'description'>, chosen: ScopePackage, note = ''): string {
  const lines = chosen.includes.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const list = `<p>Included in the package “${escapeHtml(chosen.name)}”:</p><ul>${lines}</ul>`;
  let text = paragraphs(note).join('');
  for (const paragraph of paragraphs(gig.description)) {
    if (text.length + paragraph.length + list.length > BRIEF_MAX) break;
    text += paragraph;
  }
  return text + list;
}

function paragraphs(text: string): string[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${escapeHtml(line.trim())}</p>`);
}

/** Spreads the package's lines over at most four milestones, one line each when there are four or fewer. */
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

function terms({ offers, revisions, delivery_days: days, rights_text }: ScopePackage): string {
  return [
    `${offers} ${offers === 1 ? 'piece' : 'pieces'} delivered within ${days} ${days === 1 ? 'day' : 'days'} of payment.`,
    revisions === 0
      ? 'No rounds of changes are included.'
      : `${revisions} ${revisions === 1 ? 'round' : 'rounds'} of changes ${revisions === 1 ? 'is' : 'are'} included.`,
    rights_text ?? 'The work belongs to the client once it is accepted and paid.',
  ].join('\n');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Cuts to at most `max` characters; the last is an ellipsis when the text was longer. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // Half of a surrogate pair cannot be stored.
  return `${text
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
