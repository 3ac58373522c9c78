/** House rules on forms: what somebody typed outlives a reload. */
import type { Law } from './law.ts';
import type { Code } from './source.ts';

/** Forms without a draft, and why. */
const WITHOUT_DRAFT: Record<string, string> = {
  'web/features/accounts/reset-password-screen.tsx': 'passwords and a code, which are never kept',
  'web/features/gig-search/price-range.tsx': 'its state is the address',
  'web/features/gig-search/search-form.tsx': 'its state is the address',
  'web/features/own-data/delete-dialog.tsx': 'a password, and a word that has to be typed anew',
  'web/features/payouts/account-form.tsx': 'a bank account number, which is never kept',
  'web/features/profile/level-dialog.tsx': 'one choice, made by one tap',
};

/** Reasons of operators go into a log with names in it, and their devices keep nothing. */
const NEVER_KEPT = /^web\/features\/operator\//;

const IS_FORM = /\buseContractForm\(|<form\b/;
const KEEPS = /\b(?:useDraft|useFormCall|createKeeper)\(/;
/** The composer of messages keeps its text in a file of its own. */
const KEEPS_ELSEWHERE = /from '\.\/use-composer\.ts'/;

function losesWhatIsTyped({ path, text }: Code): boolean {
  if (!path.startsWith('web/features/') || NEVER_KEPT.test(path)) return false;
  return IS_FORM.test(text) && !KEEPS.test(text) && !KEEPS_ELSEWHERE.test(text) && !WITHOUT_DRAFT[path];
}

export const FORM_LAWS: Law[] = [
  {
    title: 'every form keeps what is typed',
    instead:
      'Use useFormCall, or useDraft beside useContractForm; a form that must not is named in form-laws.ts.',
    find: ({ code }) => code.filter(losesWhatIsTyped).map(({ path }) => path),
  },
];
