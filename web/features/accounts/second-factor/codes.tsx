/** Recovery codes: shown once, with a button that copies them; and new ones after the password. */
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { PasswordCall } from '#web/ui/password-call.tsx';

const w = words.secondFactor.settings;

/** Copies it and says whether that went well. */
export async function copySecret(text: string): Promise<void> {
  if (await copyText(text)) notify.good(w.copied);
  else notify.bad(w.copyFailed);
}

type Props = { codes: readonly string[]; onClose(): void };

export function ShownCodes({ codes, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.codesTitle}
      text={w.codesLead}
      size="sm"
      actions={<Button onClick={onClose}>{w.codesDone}</Button>}
    >
      <div className="grid gap-3">
        <ul
          aria-label={w.codes}
          className="grid grid-cols-2 gap-x-4 gap-y-2 rounded bg-sunken p-4 font-mono font-semibold"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Copy size={16} />}
          onClick={() => void copySecret(codes.join('\n'))}
        >
          {w.copyCodes}
        </Button>
      </div>
    </Dialog>
  );
}

/** Mount it to open it. */
export function CodesDialog({ onClose }: { onClose(): void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <ShownCodes codes={codes} onClose={onClose} />;
  return (
    <PasswordCall
      endpoint={secondFactor.newCodes}
      input={(body) => ({ body })}
      onDone={(reply) => setCodes(reply.recovery_codes)}
      title={w.newCodes}
      text={w.newCodesText}
      confirm={w.next}
      onClose={onClose}
    />
  );
}
