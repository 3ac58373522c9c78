/** Shares the address of a gig or a profile: by what the device offers, else by WhatsApp or as a copied link. */
import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { IconButton } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { shareByDevice } from '../share-by-device.ts';

const DIALOG = later(async () => (await import('../share-dialog.tsx')).ShareDialog);

type Props = {
  /** The address of a public page. */
  path: string;
  /** What the page is about: the gig's title, the person's name. */
  title: string;
  /** Opens at once, without another press, because a press made this button appear. */
  atOnce?: boolean;
};

export function ShareButton({ path, title, atOnce = false }: Props) {
  const [open, setOpen] = useState(false);
  const url = location.origin + path;
  const share = async () => {
    if (!(await shareByDevice({ title, url }))) setOpen(true);
  };
  const wasShared = useRef(false);
  useEffect(() => {
    if (!atOnce || wasShared.current) return;
    wasShared.current = true;
    void share();
  });
  return (
    <>
      <IconButton label={`${words.gigs.share.button} ${title}`} onClick={() => void share()}>
        <Share2 size={20} />
      </IconButton>
      {open && <LazyDialog dialog={DIALOG} given={{ title, url, onClose: () => setOpen(false) }} />}
    </>
  );
}
