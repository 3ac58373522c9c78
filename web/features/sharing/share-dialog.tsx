/** Sharing without a share sheet: WhatsApp, and the link to copy, also where the browser forbids copying. */
import { Copy, MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { words } from '#contract/words.ts';
import { Button, buttonClass } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { whatsappUrl } from './share-by-device.ts';

type Props = { title: string; url: string; onClose: () => void };

/** Mount it when it opens. */
export function ShareDialog({ title, url, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    if (await copyText(url)) {
      notify.good(words.gigs.share.copied);
      onClose();
      return;
    }
    setRefused(true);
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Dialog open onClose={onClose} title={words.gigs.share.title} text={title} size="sm">
      <div className="grid gap-5 pb-4">
        <a
          href={whatsappUrl({ title, url })}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ wide: true })}
        >
          <MessageCircle aria-hidden size={18} />
          {words.gigs.share.whatsapp}
        </a>
        <div className="grid gap-3">
          <TextField
            ref={field}
            label={words.gigs.share.link}
            hint={words.gigs.share.hint}
            error={refused ? words.gigs.share.copyFailed : undefined}
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button variant="secondary" wide icon={<Copy size={18} />} onClick={() => void copy()}>
            {words.gigs.share.copy}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
