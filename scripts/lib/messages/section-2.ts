/** The fixed texts of the screens of rules 9.1 to 9.8: public pages, profile, gigs, past work. */
import type { Screen } from './message.ts';

const FRONT: readonly Screen[] = [
  {
    screen: '/',
    shownBy: 'e2e/accounts.e2e.ts',
    messages: [
      [
        "Africa's largest market place for creative professionals",
        'words.landing.hero',
        'always, in the hero',
      ],
      ['Creative visualizers', 'words.landing.categories.0', 'always, in the navigation of categories'],
      ['Tech visual experts', 'words.landing.categories.1', 'always, in the navigation of categories'],
      ['Animators', 'words.landing.categories.2', 'always, in the navigation of categories'],
      ['Creative writers', 'words.landing.categories.3', 'always, in the navigation of categories'],
      [
        'Voice overs/ language experts',
        'words.landing.categories.4',
        'always, in the navigation of categories',
      ],
      ['Become a talent', 'words.landing.becomeTalent', 'nobody is signed in: leads to /login'],
    ],
  },
  {
    screen: '/',
    shownBy: 'e2e/public-pages.e2e.ts',
    messages: [
      ['Popular gig categories', 'words.landing.popular', 'always, over the categories with most gigs'],
      ['Explore all gigs', 'words.landing.explore', 'nobody is signed in: leads to /login'],
      ['Why leading brands trust us?', 'words.landing.why', 'always, over the reasons'],
      ['Top talents only', 'written.front.reasons.talents.title', 'always, over the first reason'],
      ['Save time and money', 'written.front.reasons.time.title', 'always, over the second reason'],
      [
        'Guaranteed payment via escrow',
        'written.front.reasons.escrow.title',
        'always, over the third reason',
      ],
      ['How it works', 'words.landing.how', 'always, over the steps'],
      ['Register', 'written.front.steps.register.title', 'always, over the first step'],
      ['The client uploads a brief', 'written.front.steps.brief.title', 'always, over the second step'],
      [
        'Talents accept or decline the conditions',
        'written.front.steps.conditions.title',
        'always, over the third step',
      ],
      ['Get started', 'words.landing.getStarted', 'nobody is signed in: leads to /login'],
    ],
  },
  {
    screen: '/forgotPassword',
    shownBy: 'e2e/accounts.e2e.ts',
    messages: [['Get link', 'screens.accounts.getLink', 'always, on the button']],
  },
];

const PROFILE: readonly Screen[] = [
  {
    screen: '/updateProfile',
    shownBy: ['e2e/accounts.e2e.ts', 'web/features/profile/set-up-screen.browser.test.tsx'],
    messages: [
      ['Personal info', 'screens.profile.personalInfo', 'the first step is open'],
      ['Address and Status', 'screens.profile.addressAndStatus', 'the second step is open'],
      ['Next', 'screens.common.next', 'the first step is open'],
      ['Previous', 'screens.common.previous', 'the second step is open'],
      ['Cancel', 'screens.common.cancel', 'either step is open'],
    ],
  },
  {
    screen: '/publicProfile',
    shownBy: 'e2e/gigs.e2e.ts',
    messages: [
      ['Create Portfolio', 'screens.gigs.createPortfolio', 'always, leads to /creategig'],
      ['No portfolio yet', 'words.empty.portfolio', 'the talent has no gigs'],
    ],
  },
  {
    screen: '/viewpastjobs',
    shownBy: 'e2e/past-work.e2e.ts',
    messages: [
      ['Upload past jobs', 'words.pastWork.upload', 'the gallery is the own one'],
      ['Kindly upload your past jobs', 'words.pastWork.heading', 'the upload dialog is open: its title'],
      ['Not greater than 5MB', 'words.pastWork.fileLabel', 'the upload dialog is open: on the file'],
      ['Update story', 'words.pastWork.submit', 'the upload dialog is open: its button'],
    ],
  },
];

const GIGS: readonly Screen[] = [
  {
    screen: '/creategig',
    shownBy: 'e2e/gigs.e2e.ts',
    messages: [
      ['Overview', 'screens.common.overview', 'always, the first of the two steps'],
      ['Gallery', 'screens.common.gallery', 'always, the second of the two steps'],
    ],
  },
  {
    screen: '/gigDetails/{id}',
    shownBy: 'e2e/gig-search.e2e.ts',
    messages: [
      ['Overview', 'screens.common.overview', 'always, the first tab'],
      ['Description', 'screens.common.description', 'always, the second tab'],
      ['About the seller', 'screens.gigPage.aboutTheSeller', 'always, the third tab'],
      ['FAQ', 'screens.gigPage.faq', 'always, the fourth tab'],
      ['Reviews', 'screens.common.reviews', 'always, the fifth tab'],
      ['Gig offers', 'words.gig.offersHeading', 'over the offers and revisions of the first package'],
      ['Contact creative talent', 'words.gig.contact', 'for everybody but its talent'],
    ],
  },
  {
    screen: '/gigSearchResult/{search_query}',
    shownBy: 'e2e/gig-search.e2e.ts',
    messages: [
      ['Login', 'screens.shell.login', 'nobody is signed in'],
      ['Get started', 'words.landing.getStarted', 'nobody is signed in'],
      ['As Hunter', 'screens.shell.asHunter', 'nobody is signed in, the menu is open'],
      ['As Talent', 'screens.shell.asTalent', 'nobody is signed in, the menu is open'],
      ['No Gig yet', 'words.empty.gigs', 'nothing was found'],
      ['Gig data will display here', 'words.empty.gigsText', 'nothing was found'],
    ],
  },
];

export const section2: readonly Screen[] = [...FRONT, ...PROFILE, ...GIGS];
