/** Recovery codes: shown once with a copy button, and replaced after the password is entered. */
import { useState } from 'react';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { PasswordCall } from '#web/ui/password-call.tsx';

const w = words.secondFactor.settings;

type Props = { codes: readonly string[]; onClose(): void };

/** The first Escape, tap outside or press on the cross only warns: a slip would lose what is shown once. */
export function ShownCodes({ codes, onClose }: Props) {
  const [warned, setWarned] = useState(false);
  return (
    <Dialog
      // Opens again where the browser closed it without asking.
      key={String(warned)}
      open
      onClose={warned ? onClose : () => setWarned(true)}
      title={w.codesTitle}
      text={warned ? w.codesOnce : w.codesLead}
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
        <CopyButton text={codes.join('\n')} label={w.copyCodes} />
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
