/** /bankAccounts: where the person's money can be sent. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { BankAccountsScreen } from '#web/features/payouts/bank-accounts-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_member/bankAccounts')({
  head: () => pageTitle(words.common.places.bankAccounts),
  component: BankAccountsScreen,
});
