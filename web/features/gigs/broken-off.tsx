/** Tells of uploads that a closed page broke off: the same file, chosen again, goes on where it stopped. */
import { useState } from 'react';
import { words } from '#contract/words.ts';
import { showSize } from '#web/lib/files.ts';
import { dropUpload } from '#web/lib/upload/drop-upload.ts';
import { findUnfinished } from '#web/lib/upload/upload-memory.ts';
import { Button } from '#web/ui/basics/button.tsx';
import type { Upload } from './upload-queue.ts';

type Props = { purpose: string; underway: readonly Upload[] };

export function BrokenOffNote({ purpose, underway }: Props) {
  const [found, setFound] = useState(() =>
    findUnfinished(purpose).map(({ urlStorageKey, metadata, size }) => ({
      key: urlStorageKey,
      name: metadata.filename ?? '',
      bytes: size ?? 0,
    })),
  );
  const [taken, setTaken] = useState<readonly string[]>([]);
  const names = underway.map(({ file }) => file.name).filter((name) => !taken.includes(name));
  if (names.length > 0) setTaken([...taken, ...names]);
  const shown = found.filter(({ name }) => !taken.includes(name));
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-1 rounded bg-wash px-3 py-2 text-on-wash">
      {shown.map((one) => (
        <div key={one.key} className="flex flex-wrap items-center gap-x-3">
          <p className="min-w-48 flex-1">
            <span className="font-semibold break-all">{one.name}</span>{' '}
            {words.gigs.uploads.unfinished(showSize(one.bytes))}
          </p>
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.gigs.uploads.discard(one.name)}
            onClick={() => {
              void dropUpload(one.key);
              setFound(found.filter((other) => other !== one));
            }}
            className="min-h-11"
          >
            {words.common.actions.discard}
          </Button>
        </div>
      ))}
    </div>
  );
}
