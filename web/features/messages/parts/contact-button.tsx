/** Opens the message dialog; not shown to the person themselves. */
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { later } from '#web/lib/later.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button, type ButtonVariant } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';

const DIALOG = later(async () => (await import('../message-dialog.tsx')).MessageDialog);

type Props = {
  to: { id: string; name: string };
  about?: string;
  /** `Contact creative talent`, `Send message`. */
  label: string;
  variant?: ButtonVariant;
  /** On phones only its picture shows, where space is short. */
  compact?: boolean;
};

export function ContactButton({ to, about, label, variant = 'secondary', compact = false }: Props) {
  const { user } = usePerson();
  const [open, setOpen] = useState(false);
  if (user.id === to.id) return null;
  return (
    <>
      <Button
        variant={variant}
        icon={<MessageCircle size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={compact ? 'max-lg:flex-none!' : undefined}
      >
        <span className={compact ? 'max-lg:sr-only' : undefined}>{label}</span>
      </Button>
      {open && <LazyDialog dialog={DIALOG} given={{ to, about, onClose: () => setOpen(false) }} />}
    </>
  );
}
