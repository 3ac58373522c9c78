/** The frame in which skills or languages are added: a picker, and the check that each has its level. */
import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { words } from '#contract/words.ts';
import { createKeeper, draftKey, readDraft } from '#web/lib/draft-store.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { useKeepLevels } from './keep-levels.ts';
import type { Levelled } from './levelled.ts';
import type { Picked } from './parts/level-picker.tsx';

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
  const [picked, setPicked, forget] = useKept(kind);
  const [checked, setChecked] = useState(false);
  const { keep, busy, error } = useKeepLevels(kind, () => {
    forget();
    notify.good(words.notifications.fixed.added);
    onClose();
  });
  const cancel = () => {
    forget();
    onClose();
  };
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
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {words.common.fixed.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {picked.length > 1
              ? words.profiles.levels.addSeveral(picked.length, kind)
              : words.profiles.levels.addOne(kind)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children({ picked, onPicked: setPicked, checked })}
        {checked && picked.length === 0 && (
          <div ref={bringIntoView}>
            <ErrorNote text={words.profiles.qualificationErrors.none} />
          </div>
        )}
        {error && <ErrorNote text={messageOf(error)} />}
      </form>
    </Dialog>
  );
}

/** It is below the list, which may be longer than what the dialog shows. */
function bringIntoView(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'nearest' });
}

/** What was picked outlives a reload, as what is typed elsewhere does. */
function useKept(kind: string): [Picked[], (picked: Picked[]) => void, forget: () => void] {
  const key = draftKey(`levels.${kind}`);
  const [keeper] = useState(() => createKeeper());
  const [picked, setPicked] = useState<Picked[]>(() => {
    const kept = readDraft(key)?.picked;
    return Array.isArray(kept) ? (kept as Picked[]) : [];
  });
  useEffect(() => keeper.flush, [keeper]);
  const pick = (next: Picked[]) => {
    setPicked(next);
    keeper.keep(key, { picked: next });
  };
  return [picked, pick, () => keeper.forget(key, { picked })];
}
