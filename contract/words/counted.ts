/** A number with its noun. */
import { grouped } from '../core/grouped.ts';
import { thousands } from './language.ts';

function of(one: string, many: string) {
  return (amount: number) => `${grouped(String(amount), thousands)} ${amount === 1 ? one : many}`;
}

export const jobs = of('job', 'jobs');
export const milestones = of('milestone', 'milestones');
export const bids = of('bid', 'bids');
export const days = of('day', 'days');
export const pieces = of('piece', 'pieces');
export const revisions = of('revision', 'revisions');
export const files = of('file', 'files');
export const moreDays = of('more day', 'more days');
export const tasks = of('task', 'tasks');
export const banks = of('bank', 'banks');
export const withdrawals = of('withdrawal', 'withdrawals');
export const orders = of('order', 'orders');
export const comments = of('comment', 'comments');
export const hours = of('hour', 'hours');
export const minutes = of('minute', 'minutes');
export const seconds = of('second', 'seconds');
export const skills = of('skill', 'skills');
export const languages = of('language', 'languages');
export const stars = of('star', 'stars');
export const reviews = of('review', 'reviews');
