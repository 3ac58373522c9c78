/** /bankAccounts: a person's saved accounts; adding one asks for the password again. */
import { useQuery } from '@tanstack/react-query';
import { Landmark, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { bankAccounts, type SavedAccount } from '#contract/payouts/bank-accounts.ts';
import { words } from '#contract/words.ts';
import { sayDay, sayMoment } from '#web/lib/dates.ts';
import { later } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { PausedNote } from './parts/wait-note.tsx';

const ADD = later(async () => (await import('./add-account-dialog.tsx')).AddAccountDialog);

export function BankAccountsScreen() {
  const query = useQuery(callOptions(bankAccounts.list));
  const [adding, setAdding] = useState(false);
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => setAdding(true)}>
      {words.payouts.accounts.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.common.places.bankAccounts}
        text={words.payouts.accounts.lead}
        actions={query.data && query.data.accounts.length > 0 && add}
        back
      />
      <QueryView
        query={query}
        errorTitle={words.payouts.accounts.failed}
        waiting={<SkeletonList rows={2} className="h-24" />}
      >
        {({ accounts, paused_until }) => (
          <div className="grid gap-4">
            {paused_until && <PausedNote until={paused_until} />}
            {accounts.length === 0 ? (
              <EmptyState
                motif="purse"
                title={words.payouts.accounts.empty}
                text={words.payouts.accounts.emptyText}
                action={add}
              />
            ) : (
              <ul className="grid gap-3 lg:grid-cols-2">
                {accounts.map((account) => (
                  <Account key={account.id} account={account} />
                ))}
              </ul>
            )}
          </div>
        )}
      </QueryView>
      {adding && <LazyDialog dialog={ADD} given={{ onClose: () => setAdding(false) }} />}
    </>
  );
}

function Account({ account }: { account: SavedAccount }) {
  const [asking, setAsking] = useState(false);
  const where = words.payouts.accounts.endingIn(account.bank_name, account.account_number);
  return (
    <li className="card flex items-start gap-4 p-4 sm:p-5">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-wash text-on-wash max-sm:hidden"
      >
        <Landmark size={20} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-lg leading-6 font-semibold wrap-anywhere">{account.account_name}</p>
        <p className="text-soft wrap-anywhere">{where}</p>
        {account.usable_at ? (
          <p>
            <Badge tone="warn">{words.common.labels.new}</Badge>{' '}
            <span className="text-sm text-soft">
              {words.payouts.accounts.usableFrom(sayMoment(account.usable_at))}
            </span>
          </p>
        ) : (
          <p className="text-sm text-soft">{words.payouts.accounts.added(sayDay(account.created_at))}</p>
        )}
        {account.last_failed && (
          <p>
            <Badge tone="bad">{words.payouts.accounts.lastFailed}</Badge>
          </p>
        )}
      </div>
      <IconButton label={words.common.actions.removeNamed(where)} onClick={() => setAsking(true)}>
        <Trash2 size={18} />
      </IconButton>
      {asking && (
        <ConfirmCall
          danger
          onClose={() => setAsking(false)}
          endpoint={bankAccounts.remove}
          input={{ params: { id: account.id } }}
          onDone={() => notify.good(words.payouts.accounts.removed)}
          title={words.payouts.accounts.remove}
          text={words.payouts.accounts.removeText(where)}
          confirm={words.payouts.accounts.removeConfirm}
        />
      )}
    </li>
  );
}
