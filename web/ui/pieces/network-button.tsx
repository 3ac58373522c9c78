/** The button of an action that moves money or is binding: offline it says so and does nothing, as such actions never wait. */
import { WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { words } from '#contract/words.ts';
import { useOnline } from '../../lib/online.ts';
import { Button } from '../basics/button.tsx';

export function NetworkButton({ children, ...rest }: ComponentProps<typeof Button>) {
  const online = useOnline();
  if (online) return <Button {...rest}>{children}</Button>;
  return (
    <Button {...rest} blocked title={words.shell.offline.moneyNeedsNetwork} icon={<WifiOff size={18} />}>
      <span>
        {children} ({words.shell.offline.needsNetwork})
      </span>
    </Button>
  );
}
