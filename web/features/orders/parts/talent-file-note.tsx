/** What the talent reads about a submitted file until acceptance, and the action that opens it to the hunter early. */
import { useState } from 'react';
import { isPlayableInBrowser } from '#contract/core/files.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { words } from '#contract/words.ts';
import { safeUrl } from '#web/lib/safe-url.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { OutLink } from '#web/ui/basics/text-link.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

const w = words.room.files;

type Props = { file: DeliveredFile; hunter: string };

/** How the hunter sees the file until acceptance, and the action that opens it early. */
export function TalentFileNote({ file, hunter }: Props) {
  const [opening, setOpening] = useState(false);
  const preview = file.preview ?? file.proxy;
  if (file.opened) return <p className="pb-2 pl-6.5 text-sm text-soft">{w.opened}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 pb-2 pl-6.5 text-sm text-soft">
      <span>{hunterSees(file, hunter)}</span>
      {preview && (
        <OutLink href={safeUrl(preview.url) ?? ''} className="py-2.5">
          {file.proxy ? w.playPreview : w.seePreview}
        </OutLink>
      )}
      <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setOpening(true)}>
        {w.open(hunter)}
        <span className="sr-only">: {file.name}</span>
      </Button>
      {opening && (
        <ConfirmCall
          endpoint={deliverables.open}
          input={{ params: { id: file.id } }}
          onDone={() => notify.good(w.openDone)}
          title={w.openTitle}
          text={w.openLead(hunter, file.name)}
          confirm={w.open(hunter)}
          onClose={() => setOpening(false)}
        />
      )}
    </div>
  );
}

function hunterSees(file: DeliveredFile, hunter: string): string {
  if (file.preview) return w.hunterPreview(hunter);
  if (file.proxy) return w.hunterProxy(hunter);
  if (file.preview_state === 'waiting') return w.making;
  if (file.preview_state === 'failed') return `${w.broken} ${w.hunterBlind(hunter)}`;
  return isPlayableInBrowser(file.type) && file.preview_state === 'none'
    ? w.hunterPlays(hunter)
    : w.hunterBlind(hunter);
}
