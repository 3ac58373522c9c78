/** The kinds of news a person can choose, and the ways they are sent. */
import { newsKinds } from '../acts/act.ts';

/** What can be chosen: each kind of news, and the summary of what happened while the person was away. */
export const choiceKinds = [...newsKinds, 'summary'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** `app`: it counts as unread; the list holds everything in any case. */
export const newsWays = ['app', 'mail', 'push'] as const;
export type NewsWay = (typeof newsWays)[number];
