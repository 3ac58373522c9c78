/** The hint above the composer when a message gives away how to go on outside Adire. */
import { ShieldAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { findOffPlatform } from '#contract/messages/off-platform.ts';
import { words } from '#contract/words.ts';

/** Says why an address, a number or bank details are better kept until money is in escrow. It changes and stops nothing. */
export function SharingNote({ text }: { text: string }) {
  const found = findOffPlatform(useDeferredValue(text));
  if (found.length === 0) return null;
  return (
    <p className="flex items-start gap-2 rounded bg-ochre-wash px-3 py-2 text-sm text-ink">
      <ShieldAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-ochre" />
      {words.messages.safety.text(found.map((kind) => words.messages.safety.found[kind]).join(', '))}
    </p>
  );
}
