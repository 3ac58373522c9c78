/** Search params that several routes share; unknown ones are left out. */
import { type JobStatus, jobStatuses } from '#contract/acts/statuses.ts';
import type { TaskStatus } from '#contract/acts/task.ts';
import { SKILL_MAX } from '#contract/catalogue/catalogue.ts';
import { NAIRA_DIGITS } from '#contract/core/money.ts';
import { jobSorts, QUERY_MAX } from '#contract/gigs/sorts.ts';
import type { RequestTab, RequestView } from '#web/features/bids/job-requests-screen.tsx';
import type { GigView } from '#web/features/gig-page/gig-screen.tsx';
import type { GigTab } from '#web/features/gig-page/parts/gig-parts.tsx';
import type { JobsView } from '#web/features/jobs/jobs-screen.tsx';
import type { BoardView } from '#web/features/tracker/use-board.ts';
import { readId } from '#web/lib/read-id.ts';
import { readWant } from '#web/lib/wants.ts';

type Search = Record<string, unknown>;

const GIG_TABS: readonly GigTab[] = ['overview', 'description', 'seller', 'faq', 'reviews'];

/** The tab of a gig, the chosen package (1 to 3), and what a visitor wanted to do there. */
export function readGigView(search: Search): GigView {
  const tab = GIG_TABS.find((one) => one === search.tab && one !== 'overview');
  const chosen = Number(search.package);
  return { ...(tab && { tab }), ...([2, 3].includes(chosen) && { package: chosen }), ...readWant(search) };
}

export type JobsSearch = Partial<JobsView>;

/** Which of a hunter's jobs are in view. */
export function readJobsSearch(search: Search): JobsSearch {
  return {
    ...(search.tab === 'closed' && { tab: 'closed' }),
    ...(jobStatuses.includes(search.status as JobStatus) && { status: search.status as JobStatus }),
  };
}

/** Fills in the defaults. */
export function toJobsView({ tab = 'open', status = 'all' }: JobsSearch): JobsView {
  return { tab, status };
}

/** The line of a conversation that a search has led to. */
export function readThreadSearch(search: Search): { at?: number } {
  const at = Number(search.at);
  return Number.isSafeInteger(at) && at > 0 ? { at } : {};
}

const COLUMNS: readonly TaskStatus[] = ['todo', 'doing', 'done'];

/** The task of a board whose dialog is open, and the column shown on a phone. */
export function readBoardSearch({ task: asked, tab }: Search): BoardView {
  const task = readId(asked);
  return {
    ...(task && { task }),
    ...(COLUMNS.includes(tab as TaskStatus) && { tab: tab as TaskStatus }),
  };
}

/** The reference with which the payment provider sends the browser back, under either of its names. */
export function readReference(search: Search): { reference?: string } {
  const found = [search.reference, search.trxref].find((value) => typeof value === 'string');
  return typeof found === 'string' && /^[a-z0-9-]{16,50}$/.test(found) ? { reference: found } : {};
}

const REQUEST_TABS: readonly RequestTab[] = ['closed', 'saved', 'applied'];
/** The numeric filters of a talent's open jobs, and their maximum number of digits. */
const DIGITS = { budget_min: NAIRA_DIGITS, budget_max: NAIRA_DIGITS, days: 4, bids: 4 };

/** Which jobs a talent looks at, their filters, and the one open beside them. */
export function readRequests(search: Search): RequestView {
  const view: RequestView = {
    tab: REQUEST_TABS.find((one) => one === search.tab),
    query: readText(search.query, QUERY_MAX),
    skill: readText(search.skill, SKILL_MAX),
    sort: jobSorts.find((one) => one === search.sort && one !== 'newest'),
    job: readId(search.job),
  };
  for (const name of Object.keys(DIGITS) as (keyof typeof DIGITS)[]) {
    const text = String(search[name]);
    if (/^\d+$/.test(text) && text.length <= DIGITS[name]) view[name] = Number(text);
  }
  return view;
}

/** Returns a trimmed text of at most `max` characters; a number in the URL counts as text. */
export function readText(value: unknown, max: number): string | undefined {
  return /string|number/.test(typeof value) ? String(value).trim().slice(0, max) || undefined : undefined;
}
