/** What a screen asks for first, by its address: the page asks for it before the app is there. */

/** Patterns of addresses with their query; `$1` in a call is what the pattern found. Calls stand below `/api/`. */
const FIRST_CALLS: readonly (readonly [address: RegExp, ...calls: string[]])[] = [
  [/^\/hunterDashboard\/?$/, 'job?status=bidding'],
  [/^\/hunterDashboard\/TalentBid$/, 'job/getopenjobs?as=hunter'],
  [/^\/hunterDashboard\/TalentBid\/([\w-]+)$/, 'job/$1'],
  [/^\/hunterDashboard\/PendingProjects$/, 'job/getpendingjobs?as=hunter'],
  [/^\/hunterDashboard\/SubmittedProjects$/, 'job/getsubmittedjobs?as=hunter'],
  [/^\/hunterDashboard\/CompletedProjects$/, 'job/getacceptedjobs?as=hunter'],
  [/^\/hunterDashboard\/projecttrackerhunter$/, 'trackorder/get?as=hunter'],
  [/^\/hunterDashboard\/notification$/, 'notification?as=hunter'],
  [/^\/trackerTalentList$/, 'trackorder/get?as=talent'],
  [/^\/talentnotification$/, 'notification?as=talent'],
  [/^\/(?:hunterDashboard\/messageHunter|messagedashboard)$/, 'chat/getconversations'],
  [
    /^\/(?:hunterDashboard\/(?:Submitted|Completed)Projects\/detail|order\/\w+Project)\/([\w-]+)$/,
    'job/getsubmittedjob/$1',
  ],
  [/\/(?:messageHunter\/details|talentMessageDetails)\/([\w-]+)$/, 'chat/getconversation/$1?limit=30'],
  [/\/gigDetails\/([\w-]+)$/, 'gig/$1'],
  [/^\/jobrequest$/, 'job/getopenjobs'],
  [/^\/jobrequest\/job\/([\w-]+)$/, 'job/$1'],
  [/^\/order(?:\?tab=pending)?$/, 'job/getpendingjobs?as=talent'],
  [/^\/earning$/, 'payment/earnings', 'payment/earnings/overview'],
];

/** The addresses under `/api` that the screen at this path and query (`/jobrequest?tab=applied`) asks for first. */
export function firstCallsOf(address: string): string[] {
  for (const [pattern, ...calls] of FIRST_CALLS) {
    const found = pattern.exec(address);
    if (found) return calls.map((call) => `/api/${call.replace('$1', found[1] ?? '')}`);
  }
  return [];
}
