/** The fixed texts of the screens of rules 9.1 to 9.8: public pages, profile, gigs, past work. */
import type { Screen } from './message.ts';

const FRONT: readonly Screen[] = [
  {
    screen: '/',
    shownBy: 'e2e/accounts.e2e.ts',
    messages: [
      [
        "Africa's largest market place for creative professionals",
        'words.shell.fixed.hero',
        'always, in the hero',
      ],
      ['Creative visualizers', 'words.shell.fixed.categories.0', 'always, in the navigation of categories'],
      ['Tech visual experts', 'words.shell.fixed.categories.1', 'always, in the navigation of categories'],
      ['Animators', 'words.shell.fixed.categories.2', 'always, in the navigation of categories'],
      ['Creative writers', 'words.shell.fixed.categories.3', 'always, in the navigation of categories'],
      [
        'Voice overs/ language experts',
        'words.shell.fixed.categories.4',
        'always, in the navigation of categories',
      ],
      ['Become a talent', 'words.shell.fixed.becomeTalent', 'nobody is signed in: leads to /login'],
    ],
  },
  {
    screen: '/',
    shownBy: 'e2e/public-pages.e2e.ts',
    messages: [
      ['Popular gig categories', 'words.shell.fixed.popular', 'always, over the categories with most gigs'],
      ['Explore all gigs', 'words.shell.fixed.explore', 'nobody is signed in: leads to /login'],
      ['Why leading brands trust us?', 'words.shell.fixed.why', 'always, over the reasons'],
      ['Top talents only', 'words.publicPages.front.reasons.talents.title', 'always, over the first reason'],
      ['Save time and money', 'words.publicPages.front.reasons.time.title', 'always, over the second reason'],
      [
        'Guaranteed payment via escrow',
        'words.publicPages.front.reasons.escrow.title',
        'always, over the third reason',
      ],
      ['How it works', 'words.shell.fixed.how', 'always, over the steps'],
      ['Register', 'words.publicPages.front.steps.register.title', 'always, over the first step'],
      [
        'The client uploads a brief',
        'words.publicPages.front.steps.brief.title',
        'always, over the second step',
      ],
      [
        'Talents accept or decline the conditions',
        'words.publicPages.front.steps.conditions.title',
        'always, over the third step',
      ],
      ['Get started', 'words.shell.fixed.getStarted', 'nobody is signed in: leads to /login'],
    ],
  },
  {
    screen: '/forgotPassword',
    shownBy: 'e2e/accounts.e2e.ts',
    messages: [['Get link', 'words.accounts.fixed.getLink', 'always, on the button']],
  },
];

const PROFILE: readonly Screen[] = [
  {
    screen: '/updateProfile',
    shownBy: ['e2e/accounts.e2e.ts', 'web/features/profile/set-up-screen.browser.test.tsx'],
    messages: [
      ['Personal info', 'words.profiles.fixed.personalInfo', 'the first step is open'],
      ['Address and Status', 'words.profiles.fixed.addressAndStatus', 'the second step is open'],
      ['Next', 'words.common.fixed.next', 'the first step is open'],
      ['Previous', 'words.common.fixed.previous', 'the second step is open'],
      ['Cancel', 'words.common.fixed.cancel', 'either step is open'],
    ],
  },
  {
    screen: '/publicProfile',
    shownBy: 'e2e/gigs.e2e.ts',
    messages: [
      ['Create Portfolio', 'words.gigs.fixed.create', 'always, leads to /creategig'],
      ['No portfolio yet', 'words.common.fixed.noPortfolio', 'the talent has no gigs'],
    ],
  },
  {
    screen: '/viewpastjobs',
    shownBy: 'e2e/past-work.e2e.ts',
    messages: [
      ['Upload past jobs', 'words.profiles.fixed.uploadPastJobs', 'the gallery is the own one'],
      [
        'Kindly upload your past jobs',
        'words.profiles.fixed.uploadTitle',
        'the upload dialog is open: its title',
      ],
      ['Not greater than 5MB', 'words.profiles.fixed.uploadFile', 'the upload dialog is open: on the file'],
      ['Update story', 'words.profiles.fixed.uploadSubmit', 'the upload dialog is open: its button'],
    ],
  },
];

const GIGS: readonly Screen[] = [
  {
    screen: '/creategig',
    shownBy: 'e2e/gigs.e2e.ts',
    messages: [
      ['Overview', 'words.common.fixed.overview', 'always, the first of the two steps'],
      ['Gallery', 'words.common.fixed.gallery', 'always, the second of the two steps'],
    ],
  },
  {
    screen: '/gigDetails/{id}',
    shownBy: 'e2e/gig-search.e2e.ts',
    messages: [
      ['Overview', 'words.common.fixed.overview', 'always, the first tab'],
      ['Description', 'words.common.fixed.description', 'always, the second tab'],
      ['About the seller', 'words.gigs.fixed.seller', 'always, the third tab'],
      ['FAQ', 'words.gigs.fixed.faq', 'always, the fourth tab'],
      ['Reviews', 'words.common.fixed.reviews', 'always, the fifth tab'],
      ['Gig offers', 'words.gigs.fixed.offers', 'over the offers and revisions of the first package'],
      ['Contact creative talent', 'words.gigs.fixed.contact', 'for everybody but its talent'],
    ],
  },
  {
    screen: '/gigSearchResult/{search_query}',
    shownBy: 'e2e/gig-search.e2e.ts',
    messages: [
      ['Login', 'words.shell.fixed.login', 'nobody is signed in'],
      ['Get started', 'words.shell.fixed.getStarted', 'nobody is signed in'],
      ['As Hunter', 'words.shell.fixed.asHunter', 'nobody is signed in, the menu is open'],
      ['As Talent', 'words.shell.fixed.asTalent', 'nobody is signed in, the menu is open'],
      ['No Gig yet', 'words.common.fixed.noGigs', 'nothing was found'],
      ['Gig data will display here', 'words.common.fixed.noGigsText', 'nothing was found'],
    ],
  },
];

export const section2: readonly Screen[] = [...FRONT, ...PROFILE, ...GIGS];
