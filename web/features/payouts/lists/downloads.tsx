/** The statement as PDF, as its data file, and for talents the transactions as a table. */
import { Download } from 'lucide-react';
import { downloadPaths, statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#web/lib/dates.ts';
import type { Side } from '#web/lib/session.ts';
import { useDownload } from '#web/lib/statements/download.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import type { EarningSearch } from '../earning-search.ts';

type Props = { side: Side; search?: EarningSearch };

export function Downloads({ side, search = {} }: Props) {
  const { take, busy } = useDownload(notify.bad);
  const ofMonth = search.month ?? '';
  const name = ofMonth || lagosDay();
  const statement = () =>
    take(downloadPaths.statement(ofMonth), `${words.documents.fileNames.statement}-${name}.pdf`);
  const data = async () => {
    await take(statements.statement.path, `${words.documents.fileNames.statement}-${lagosDay()}.json`);
    notify.info(words.payouts.downloads.waits);
  };
  const table = () => {
    const filter = new URLSearchParams({ ...search }).toString();
    return take(downloadPaths.table(filter), `${words.documents.fileNames.table}-${name}.csv`);
  };
  const entries: MenuEntry[] = [
    { kind: 'action', label: words.payouts.downloads.statement, onSelect: () => void statement() },
    { kind: 'action', label: words.payouts.downloads.statementData, onSelect: () => void data() },
  ];
  if (side === 'talent') {
    entries.unshift({
      kind: 'action',
      label: words.payouts.downloads.transactions,
      onSelect: () => void table(),
    });
  }
  return (
    <Menu
      entries={entries}
      trigger={
        <Button variant="secondary" busy={busy} icon={<Download size={18} />}>
          {words.common.actions.download}
        </Button>
      }
    />
  );
}
