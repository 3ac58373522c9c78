/** The frame in which skills or languages are added: a picker, and the check that each has its level. */
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { words } from '#contract/words.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { useKeepLevels } from './keep-levels.ts';
import type { Picked } from './level-picker.tsx';
import type { Levelled } from './levelled.ts';

type Picking = { picked: Picked[]; onPicked: (picked: Picked[]) => void; checked: boolean };
type Props = {
  kind: Levelled['kind'];
  title: string;
  text: string;
  onClose: () => void;
  /** The picker. */
  children: (picking: Picking) => ReactNode;
};

export function LevelsDialog({ kind, title, text, onClose, children }: Props) {
  const id = useId();
  const [picked, setPicked] = useState<Picked[]>([]);
  const [checked, setChecked] = useState(false);
  const { keep, busy, error } = useKeepLevels(kind, () => {
    notify.good(words.toast.added);
    onClose();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (picked.length === 0 || picked.some(({ level }) => level === '')) return;
    keep(picked);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {picked.length > 1 ? `Add ${picked.length} ${kind}s` : `Add ${kind}`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children({ picked, onPicked: setPicked, checked })}
        {checked && picked.length === 0 && <ErrorNote text={words.qualification.list} />}
        {error && <ErrorNote text={messageOf(error)} />}
      </form>
    </Dialog>
  );
}
