/** Which answers a device stores for offline use, and how many of them. */
/**
 * Methods and paths of the contract. Never stored: payments and payouts, bank accounts, disputes, the copy of one's
 * own data, the session, anything of operators. `kept-answers.test.ts` checks the fields of each.
 */
export const SEEN_NAMES: ReadonlySet<string> = new Set(
  [
    'job job/:id job/saved job/milestones/:id job/hunterclosedjobs job/getopenjobs getalljobs job/closedjobinvites',
    'job/getappliedjobs/:id job/getjobapplication/:id job/getallsentjoboffer/:id job/getallsentjoboffers/:id',
    'job/getacceptedbids/:id job/getpendingjobs job/getactivejobs/:id job/getsubmittedjobs job/getacceptedjobs',
    'job/getcancelledjobs job/getsubmittedjob/:id',
    'gig/search gig/search/counts gig/get gig/getusergigs/:id gig/featured gig/:id',
    'chat/getconversations chat/getconversation/:id chat/unread notification notification/unread',
    'trackorder/get trackorder/:id task/getall/:id task/:id task/comments/:id',
    'getuser/:id profile/checklist education certification skill/getalluserskills language/getalluserlanguages',
    'usergallery usergallery/:id review/getjobreview/:id review/getreceivedreviews/:id',
    'turn category/categories skill language get_countries',
  ]
    .join(' ')
    .split(' ')
    .map((path) => `GET ${path}`),
);

/** `at` in milliseconds; `bytes` is the length of the JSON text. */
export type KeptAnswer = { id: string; at: number; bytes: number };

export const MOST_ANSWERS = 150;
export const MOST_BYTES = 3_000_000;

/** The ids of the oldest answers, those beyond the limits. */
export function overflow(all: readonly KeptAnswer[]): string[] {
  let bytes = 0;
  return [...all]
    .sort((a, b) => b.at - a.at)
    .filter((one, index) => {
      bytes += one.bytes;
      return index >= MOST_ANSWERS || bytes > MOST_BYTES;
    })
    .map(({ id }) => id);
}
