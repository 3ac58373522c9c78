/** What people are told in French; the same events and readers as in notices.ts. */
import type { Notices } from '../notices.ts';
import { endingNotices } from './endings.ts';
import { otherNotices } from './others.ts';
import { workNotices } from './work.ts';

export const frenchNotices: Notices = { ...workNotices, ...otherNotices, ...endingNotices };
