/** /operator/parked: background work that was given up. */
import { createFileRoute } from '@tanstack/react-router';
import { ParkedScreen } from '#web/features/operator/parked-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/parked')({
  head: () => pageTitle('Parked work'),
  component: Room,
});

function Room() {
  return <ParkedScreen />;
}
