/** Shown instead of a side's screens when they fail, or when the person does not have that side. */
import type { ErrorComponentProps } from '@tanstack/react-router';
import { later, useLater } from '#web/lib/later.ts';
import { ScreenError } from '#web/ui/basics/message-screens.tsx';
import { WrongSide } from './enter-side.ts';

const WRONG_SIDE = later(async () => (await import('../wrong-side-screen.tsx')).WrongSideScreen);

export function SideError(props: ErrorComponentProps) {
  const isWrongSide = props.error instanceof WrongSide;
  const { part: WrongSideScreen, failure } = useLater(WRONG_SIDE, isWrongSide);
  if (!isWrongSide || failure) return <ScreenError {...props} />;
  return WrongSideScreen && <WrongSideScreen />;
}
