/** One kind of qualification on a person's page: its entries, and on the own page the ways to add, edit and delete. */
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';

export type Entry = {
  id: string;
  name: string;
  /** Under the name. */
  notes?: readonly ReactNode[];
  /** Both are there on the own page only. */
  onEdit?: () => void;
  onRemove?: () => void;
};

type Props = {
  title: string;
  entries: readonly Entry[];
  /** On the own page. */
  onAdd?: () => void;
  /** What stands there while there is none, on the own page. */
  empty: string;
};

/** Nothing at all where there is nothing to show and nobody who could add it. */
export function QualificationCard({ title, entries, onAdd, empty }: Props) {
  if (entries.length === 0 && !onAdd) return null;
  return (
    <Card
      title={title}
      actions={
        onAdd && (
          <Button
            variant="quiet"
            icon={<Plus size={18} />}
            aria-label={words.profiles.shared.addOne(title.toLowerCase())}
            onClick={onAdd}
            className="-my-2 -mr-3"
          >
            {words.profiles.shared.add}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul className="-my-3 grid divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function EntryRow({ entry: { name, notes, onEdit, onRemove } }: { entry: Entry }) {
  return (
    <li className="flex items-start gap-1 py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {notes?.map((note, index) => note && <div key={index.toString()}>{note}</div>)}
      </div>
      {onEdit && (
        <IconButton label={words.common.actions.editNamed(name)} onClick={onEdit} className="-my-2 text-soft">
          <Pencil size={18} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton
          label={words.common.actions.deleteNamed(name)}
          onClick={onRemove}
          className="-my-2 -mr-2.5 -ml-1.5 text-soft"
        >
          <Trash2 size={18} />
        </IconButton>
      )}
    </li>
  );
}
