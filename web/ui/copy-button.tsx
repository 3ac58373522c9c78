/** Copies a secret, and says whether that went well. */
import { Copy } from 'lucide-react';
import { words } from '#contract/words.ts';
import { Button } from './basics/button.tsx';
import { notify } from './basics/toast.tsx';
import { copyText } from './copy-text.ts';

const w = words.secondFactor.settings;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    if (await copyText(text)) notify.good(w.copied);
    else notify.bad(w.copyFailed);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      icon={<Copy size={16} />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
