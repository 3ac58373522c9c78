/** Laws on forms: text that people type survives a reload. */
import type { Law } from './law.ts';
import type { Code } from './source.ts';

/** Forms without a draft, and why. */
const WITHOUT_DRAFT: Record<string, string> = {
  'web/features/accounts/confirm-email-screen.tsx': 'a code, which is never kept',
  'web/features/accounts/reset-password-screen.tsx': 'passwords and a code, which are never kept',
  'web/features/accounts/second-factor/app-dialogs.tsx': 'passwords and codes',
  'web/features/accounts/second-factor/codes.tsx': 'a password',
  'web/features/accounts/second-factor/second-factor-dialog.tsx': 'a code',
  'web/features/accounts/second-factor/login-step.tsx': 'a code',
  'web/features/accounts/second-factor/passkey-dialogs.tsx': 'a password, and a name of one word',
  'web/features/accounts/security-dialogs.tsx': 'passwords, and what is changed with them',
  'web/features/bids/job-filter-dialog.tsx': 'its state is the address',
  'web/features/bids/parts/find-bar.tsx': 'its state is the address',
  'web/features/gig-search/parts/filters.tsx': 'its state is the address',
  'web/features/gig-search/gig-search-screen.tsx': 'its state is the address',
  'web/features/orders/parts/mark-composer.tsx': 'its remark is kept with the others, by draft-marks.ts',
  'web/features/own-data/own-data-dialogs.tsx': 'passwords, and a word that has to be typed anew',
  'web/features/payouts/parts/account-form.tsx': 'a bank account number, which is never kept',
  'web/features/payouts/add-account-dialog.tsx': 'a password',
  'web/features/payouts/payout-dialog.tsx': 'a password',
  'web/features/profile/level-dialog.tsx': 'one choice, made by one tap',
};

/** Small screens are defined in their route's file. */
const IN_SCREENS = /^web\/(?:features|routes)\//;
/** Operators' reasons go into a log with names in them, and their devices store nothing. */
const NEVER_KEPT = /^web\/(?:features|routes)\/operator\//;

/** Forms built by hand, and why. */
const BY_HAND: Record<string, string> = {
  'web/features/profile/parts/profile-form.tsx': 'two steps, and the first one sends nothing',
};

const IS_FORM = /\buse(?:ContractForm|FormCall|SubmitForm)\(|<form\b/;
const KEEPS = /\b(?:useDraft|useDraftWriter)\(/;
/** Matches the arguments of the only two ways to build a form. */
const CALLS = /\buse(?:FormCall|SubmitForm)\(\{[\s\S]*?\n {2}\}\)/g;

function losesWhatIsTyped({ path, text }: Code): boolean {
  if (!IN_SCREENS.test(path) || NEVER_KEPT.test(path) || WITHOUT_DRAFT[path]) return false;
  if (!IS_FORM.test(text) || KEEPS.test(text)) return false;
  const calls = text.match(CALLS) ?? [];
  return calls.length === 0 || calls.some((one) => !/\bdraft\b/.test(one));
}

function isByHand({ path, text }: Code): boolean {
  return IN_SCREENS.test(path) && /\buseContractForm\(/.test(text) && !BY_HAND[path];
}

export const FORM_LAWS: Law[] = [
  {
    title: 'every form keeps what is typed',
    instead: 'Give useFormCall a draft; a form that must not keep anything is named in form-laws.ts.',
    find: ({ code }) => code.filter(losesWhatIsTyped).map(({ path }) => path),
  },
  {
    title: 'there is one way to do a form',
    instead:
      'Use useFormCall, or useSubmitForm where more than one call is made; an exception is named in form-laws.ts.',
    find: ({ code }) => code.filter(isByHand).map(({ path }) => path),
  },
];
