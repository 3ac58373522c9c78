/** Public screens: server-rendered pages, sign-up and login, search. */
import type { Page } from '@playwright/test';
import { goOffline, type Screen, sendEmpty } from './screen.ts';

export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'landing', route: 'server', as: 'nobody', path: '/' },
  { name: 'home', route: 'server', as: 'nobody', path: '/home' },
  { name: 'escrow-home', route: 'server', as: 'nobody', path: '/escrowHome' },
  { name: 'tracker-explained', route: 'server', as: 'nobody', path: '/projecttrackerhunter' },
  { name: 'policy', route: 'server', as: 'nobody', path: '/policy' },
  { name: 'agreement', route: 'server', as: 'nobody', path: '/agreement' },
  { name: 'signup', route: '_plain/signup', as: 'nobody', path: '/signup' },
  {
    ...{ name: 'signup-refused', route: '_plain/signup', as: 'nobody', path: '/signup' },
    prepare: sendEmpty('Create account'),
  },
  { name: 'login', route: '_plain/login', as: 'nobody', path: '/login' },
  {
    ...{
      name: 'search-offline',
      route: '_open/gigSearchResult/index',
      as: 'nobody',
      path: '/gigSearchResult',
    },
    prepare: goOffline,
  },
  { name: 'forgot-password', route: '_plain/forgotPassword', as: 'nobody', path: '/forgotPassword' },
  { name: 'reset-password', route: '_plain/resetPassword', as: 'nobody', path: '/resetPassword' },
  { name: 'keep-two-step', route: '_plain/keepTwoStep', as: 'nobody', path: '/keepTwoStep' },
  {
    ...{ name: 'confirm-email', route: '_plain/confirmEmail', as: 'nobody' },
    path: '/confirmEmail?code=0123456789ABCDEFGHJKMNPQ&from=old',
  },
  { name: 'search', route: '_open/gigSearchResult/index', as: 'nobody', path: '/gigSearchResult' },
  {
    ...{ name: 'search-words', route: '_open/gigSearchResult/$search_query', as: 'nobody' },
    path: '/gigSearchResult/explainer',
  },
  {
    ...{ name: 'search-nothing', route: '_open/gigSearchResult/$search_query', as: 'nobody' },
    path: '/gigSearchResult/submarine%20welding',
  },
  { name: 'work', route: '_open/work', as: 'nobody', path: '/work' },
  {
    ...{ name: 'work-viewer', route: '_open/work', as: 'nobody', path: '/work?view={gig}' },
  },
  { name: 'guest-room', route: '_open/guestRoom', as: 'nobody', path: '{guestRoom}' },
  { name: 'guest-room-ended', route: '_open/guestRoom', as: 'nobody', path: '/guestRoom#over' },
  { name: 'verify', route: '_open/verify', as: 'nobody', path: '/verify' },
  { name: 'quick-job', route: '_open/quickJob', as: 'nobody', path: '/quickJob' },
  {
    ...{ name: 'quick-job-check', route: '_open/quickJob', as: 'hunter', path: '/quickJob' },
    prepare: fillQuickJob,
  },
  { name: 'gig-seen-by-visitor', route: '_open/gigDetails/$id', as: 'nobody', path: '/gigDetails/{gig}' },
  {
    ...{ name: 'person-seen-by-visitor', route: '_open/publicProfile/$id', as: 'nobody' },
    path: '/publicProfile/{tunde}',
  },
  { name: 'not-found', route: '__root', as: 'nobody', path: '/no-such-page' },
];

async function fillQuickJob(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('What do you need?').fill('A logo for my bakery in Ibadan, in two colours');
  await page.getByRole('radio', { name: 'Logo design' }).check();
  await next.click();
  await page.getByRole('checkbox').first().check();
  await next.click();
  await page.getByLabel('Price budget').fill('60000');
  await next.click();
  await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
}
