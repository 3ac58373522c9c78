/** Which answers a device keeps for when it has no network: lists, jobs, gigs, orders, messages, notifications, and one's own profile. */

/**
 * Methods and paths of the contract. Never kept: what pays or is paid out, bank accounts, payments, disputes, the copy of the
 * own data, the session, anything of operators. `seen-names.test.ts` looks into the fields of each.
 */
export const SEEN_NAMES: ReadonlySet<string> = new Set(
  [
    'job job/:id job/milestones/:id job/hunterclosedjobs job/getopenjobs getalljobs job/closedjobinvites',
    'job/getappliedjobs/:id job/getjobapplication/:id job/getallsentjoboffer/:id job/getallsentjoboffers/:id',
    'job/getacceptedbids/:id job/getpendingjobs job/getactivejobs/:id job/getsubmittedjobs job/getacceptedjobs',
    'job/getcancelledjobs job/getsubmittedjob/:id',
    'gig/search gig/get gig/getusergigs/:id gig/featured gig/:id',
    'chat/getconversations chat/getconversation/:id chat/unread notification notification/unread',
    'trackorder/get trackorder/:id task/getall/:id task/:id task/comments/:id',
    'getuser/:id profile/checklist education certification skill/getalluserskills language/getalluserlanguages',
    'usergallery usergallery/:id review/getjobreview/:id review/getreceivedreviews/:id',
    'category/categories skill language get_countries',
  ]
    .join(' ')
    .split(' ')
    .map((path) => `GET ${path}`),
);
