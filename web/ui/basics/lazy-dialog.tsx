/** Dialogs whose code comes when they are first opened, so that the screens behind them stay light. */
import { type ComponentType, useEffect, useState } from 'react';
import { words } from '#contract/words.ts';
import { type Later, useLater } from '../../lib/later.ts';
import { Dialog } from './dialog.tsx';
import { ErrorBox } from './error-box.tsx';
import { SpinnerBlock } from './loading.tsx';

/** Milliseconds in which nothing is shown: most dialogs load before a frame with a spinner would help. */
const PATIENCE_MS = 250;

type Props<Given extends { onClose(): void }> = {
  /** `later(async () => (await import('./edit-dialog.tsx')).EditDialog)`. */
  dialog: Later<ComponentType<Given>>;
  /** The props of the dialog. */
  given: Given;
};

/** Mount it to open the dialog. */
export function LazyDialog<Given extends { onClose(): void }>({ dialog, given }: Props<Given>) {
  const { part: Part, failure, retry } = useLater(dialog);
  if (Part) return <Part {...given} />;
  return <LoadingDialog failure={failure} onRetry={retry} onClose={given.onClose} />;
}

type ComingProps = { failure: unknown; onRetry: () => void; onClose: () => void };

/** The frame of a dialog that is loading, or the reason why it failed. */
export function LoadingDialog({ failure, onRetry, onClose }: ComingProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (failure) {
    return (
      <Dialog open onClose={onClose} title={words.common.dialog.failed} size="sm">
        <div className="pb-4">
          <ErrorBox error={failure} title={words.common.dialog.failedText} onRetry={onRetry} />
        </div>
      </Dialog>
    );
  }
  return slow ? (
    <Dialog open onClose={onClose} title={words.common.dialog.waiting} size="sm">
      <SpinnerBlock />
    </Dialog>
  ) : null;
}
