/** The statement as PDF, as its data file, and for talents the transactions as a table. */
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadPaths, statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#web/lib/dates.ts';
import type { Side } from '#web/lib/session.ts';
import { download } from '#web/lib/statements/download.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import type { EarningSearch } from '../earning-search.ts';

type Props = { side: Side; search?: EarningSearch };

export function Downloads({ side, search = {} }: Props) {
  const save = useMutation({
    mutationFn: ([path, name]: [path: string, name: string]) => download(path, name),
    onError: notify.failure,
    networkMode: 'always',
  });
  const ofMonth = search.month ?? '';
  const name = ofMonth || lagosDay();
  const statement = () =>
    save.mutate([downloadPaths.statement(ofMonth), `${words.documents.fileNames.statement}-${name}.pdf`]);
  const data = () =>
    save.mutate([statements.statement.path, `${words.documents.fileNames.statement}-${lagosDay()}.json`], {
      onSuccess: () => notify.info(words.payouts.downloads.waits),
    });
  const table = () => {
    const filter = new URLSearchParams({ ...search }).toString();
    save.mutate([downloadPaths.table(filter), `${words.documents.fileNames.table}-${name}.csv`]);
  };
  const entries: MenuEntry[] = [
    { kind: 'action', label: words.payouts.downloads.statement, onSelect: statement },
    { kind: 'action', label: words.payouts.downloads.statementData, onSelect: data },
  ];
  if (side === 'talent') {
    entries.unshift({
      kind: 'action',
      label: words.payouts.downloads.transactions,
      onSelect: table,
    });
  }
  return (
    <Menu
      entries={entries}
      trigger={
        <Button variant="secondary" busy={save.isPending} icon={<Download size={18} />}>
          {words.common.actions.download}
        </Button>
      }
    />
  );
}
