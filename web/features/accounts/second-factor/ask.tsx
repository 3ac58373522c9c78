/** Opens the dialog that asks for the second factor again, over whatever is open; in its own React root, so that no page has to include it. */
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '#web/lib/query-client.ts';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

/** Resolves to true once the second factor is confirmed, false when the dialog is closed. */
export function askSecondStepInDialog(): Promise<boolean> {
  return new Promise((give) => {
    const root = createRoot(document.createElement('div'));
    const end = (shown: boolean) => {
      root.unmount();
      give(shown);
    };
    root.render(
      <QueryClientProvider client={queryClient}>
        <SecondFactorDialog onClose={() => end(false)} onShown={() => end(true)} />
      </QueryClientProvider>,
    );
  });
}
