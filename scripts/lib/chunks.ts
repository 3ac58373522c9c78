/** How the browser build is split into files, and their names. */

/** Parts of the contract and words that several screens share; parts used by one screen are bundled with it. */
function shared(words: string, files = 'none') {
  const test = new RegExp(
    `/contract/(?:words/(?:en|fr)/(?:${words.replaceAll(' ', '|')})|${files})\\.ts(?!\\?at=(?:line|place|fewFound|acceptBid|rights\\w*)\\b)`,
  );
  return { test, minShareCount: 2 };
}

/**
 * Few files instead of many: each costs a round trip on the networks most people have. A folder is a chunk:
 * `base` is what every page needs (web/lib except what serves the person's menu, web/ui/basics and pieces, the `frame` folders around
 * every screen), `pieces` the icons shared by many screens, `lists`
 * and `forms` what their folders hold, `jobs`, `orders` and others the contract of most screens; the rest is split by
 * screen. `e2e/weight.e2e.ts` limits the weight of each page.
 */
export const chunks = [
  // First, so that no other chunk includes them.
  {
    name: 'words',
    ...shared('language figures common accounts gigs jobs messages profiles shell', 'core/money'),
  },
  { name: 'console-words', ...shared('operator') },
  { name: 'page-words', ...shared('public-pages legal') },
  {
    name: 'base',
    test: new RegExp(
      '/node_modules/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack/[^/]+|zod)/' +
        '|/web/features/\\w+/frame/|/web/routes/_guard(?:/_\\w+)?\\.tsx\\?|/web/ui/(?:pieces/(?!celebration|money-lines|tooltip|stepper-line))' +
        `|/contract/(?:notifications/notifications|messages/unread-messages)\\.ts$` +
        `|/web/lib/(?:offline/)?(?!install|logout)[\\w-]+\\.ts$|/web/lib/upload/files\\.ts$|/web/ui/pictures/picture-file|/web/ui/basics/|/contract/(?:catalogue/catalogue|core/(?:days|files|picture)|accounts/fields|gigs/sorts|reviews/review|site/paths|acts/(?:job|statuses)|jobs/(?:milestones|job-verbs))\\.ts$`,
    ),
  },
  // Starts once a screen is visible.
  { name: 'live', test: /\/web\/(?:features\/messages\/live|lib\/seen)\// },
  { name: 'pieces', test: /\/node_modules\/lucide-react\//, minShareCount: 5 },
  // With pictures and icons of a few screens that are too small for requests of their own.
  {
    name: 'lists',
    test: /\/web\/ui\/(?:lists\/|when-near|timeline|pictures\/lazy|pieces\/(?:celebration|money-lines|tooltip))|\/contract\/reviews\/reviews|\/lucide-react\/.*\/(?:ellipsis|file-text|user-plus)\.mjs/,
  },
  { name: 'fields', test: /\/web\/ui\/fields\// },
  { name: 'forms', test: /\/web\/(?:lib|ui)\/forms\// },
  { name: 'jobs', test: /\/contract\/jobs\/(?:\w+|must-haves)\.ts/ },
  { name: 'bids', test: /\/contract\/bids\/\w+\.ts/ },
  {
    name: 'job-form',
    test: /\/web\/features\/jobs\/(?:job-form|brief-text|parts\/milestone-fields)|\/contract\/gigs\/skill-guide/,
  },
  {
    name: 'orders',
    ...shared('orders', 'orders/(?!acceptance|deadlines|deliverables|guests|marks|proxies|rounds)[\\w-]+'),
  },
  {
    name: 'payments',
    test: /\/contract\/(?:words\/(?:en|fr)\/(?:payments|payouts)|(?:payments|payouts)\/[\w-]+)\.ts|\/web\/features\/payouts\/lists\/payout-list/,
    minShareCount: 2,
  },
  { name: 'profile-form', test: /\/contract\/profiles\/(?:profiles|qualifications)\.ts/ },
  {
    name: 'gigs',
    test: /\/contract\/[\w-]+\/(?:gigs|media|people)\.ts|\/web\/features\/gigs\/own\/|\/lucide-react\/.*\/image-plus\.mjs/,
  },
  {
    name: 'search',
    test: /\/contract\/(?:core\/picture-files\.ts|gigs\/(?:covers|search|line)\.ts|words\/(?:en|fr)\/gigs\.ts\?at=line)|\/web\/ui\/find-/,
  },
  {
    name: 'cards',
    test: /\/web\/ui\/cards\/|\/node_modules\/thumbhash\/|\/web\/features\/sharing\/parts\/share-button/,
  },
  { name: 'guest', test: /\/web\/(?:features\/shell\/guest|ui\/guest|lib\/language)\// },
  {
    name: 'accounts',
    test: /\/web\/(?:features\/accounts\/parts|ui\/password)\/|\/contract\/accounts\/access\.ts/,
  },
  // Before the chunk that would include its dependencies.
  {
    name: 'contact',
    test: /\/web\/features\/(?:messages\/parts\/contact-button|jobs\/parts\/invite-button)/,
  },
  {
    name: 'profiles',
    test: /\/web\/features\/(?:past-work\/parts\/past-work-|profile\/parts\/(?:qualifications|person-card))/,
  },
  { name: 'job-lists', test: /\/web\/features\/bids\/cards\/|\/contract\/jobs\/saved-jobs/ },
  {
    name: 'downloads',
    test: /\/web\/(?:features\/payouts\/lists\/downloads|lib\/statements\/)|\/contract\/statements\//,
  },
  { name: 'security', test: /\/contract\/(?:words\/(?:en|fr)|accounts)\/security(?:-kinds)?\.ts/ },
  { name: 'second-factor', test: /\/web\/features\/accounts\/second-factor\// },
  {
    name: 'conversations',
    test: /\/web\/(?:features\/messages\/lists\/|routes\/.*\/(?:messagedashboard|messageHunter)\/(?:index|route)\.tsx\?)/,
  },
  // Last, so that dependencies shared with other folders stay in theirs. The proof room has the dialogs without the lists.
  {
    name: 'order-dialogs',
    test: /\/web\/(?:features\/orders\/(?:parts\/order-dialog-host|order-(?:side|steps))|routes\/-order-dialogs\.ts)|\/contract\/words\/(?:en|fr)\/room\.ts\?at=further/,
  },
  {
    name: 'order-lists',
    test: /\/web\/features\/orders\/(?:lists\/|parts\/order-state)/,
  },
  {
    name: 'order-tables',
    test: /\/web\/features\/orders\/(?:parts\/(?:(?:order|talent)-tables|ended-orders)|hunter-projects)|\/hunterDashboard\/(?:Pending|Active|Submitted|Completed)Projects(?:\/index)?\.tsx\?/,
  },
  {
    name: 'acceptance',
    test: /\/web\/(?:features\/orders\/parts\/order-acceptance|ui\/proof\/item-answer)|\/contract\/words\/(?:en|fr)\/room\.ts\?at=acceptance/,
  },
  // Below the first visible part of an order's page.
  {
    name: 'order-below',
    test: /\/web\/features\/orders\/parts\/(?:milestone-card|order-milestones)/,
  },
  {
    name: 'order-deadlines',
    test: /\/web\/features\/orders\/parts\/deadline-buttons|\/contract\/orders\/deadlines\.ts/,
  },
  {
    name: 'home',
    test: /\/contract\/words\/(?:en|fr)\/home\.ts|\/web\/features\/home\/(?:home-screen|parts\/(?!quick-start|profile-turns|first-steps))/,
  },
  // Fields of the forms of jobs and gigs.
  { name: 'naira-field', test: /\/web\/ui\/(?:naira-field|categories)/ },
  { name: 'gig-form', test: /\/web\/features\/gigs\/parts\/(?:step-frame|overview-step)/ },
];

/** Short names, because pages and files name many others; except the chunks that the browser tests block. 42 bits tell versions apart. */
export function fileNameOf(chunk: string): string {
  return /^(?:base|rich-text-editor|signup|sign-up-screen)$/.test(chunk)
    ? 'assets/[name]-[hash].js'
    : 'assets/[hash:7].js';
}
