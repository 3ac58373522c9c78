/** A menu on a button, with submenus. What draws it is loaded when somebody reaches for it. */
import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

export type MenuEntry =
  | {
      kind: 'action';
      label: string;
      icon?: ReactNode;
      onSelect: () => void;
      danger?: boolean;
      disabled?: boolean;
    }
  | { kind: 'link'; label: string; icon?: ReactNode; link: ReactElement }
  | { kind: 'group'; label: string; icon?: ReactNode; entries: readonly MenuEntry[] }
  | { kind: 'line' };

export type MenuProps = {
  /** The button; it must take a ref. */
  trigger: ReactElement<TriggerProps>;
  entries: readonly MenuEntry[];
  /** Shown above the entries: who is signed in. */
  head?: ReactNode;
  align?: 'start' | 'center' | 'end';
  openOnHover?: boolean;
};

type TriggerProps = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onPointerEnter?: () => void;
};

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }));

/** A link entry brings its own element: `link: <Link to="/order" />`. The trigger hands props on to its button. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'no' | 'hovered' | 'pressed'>('no');
  const standIn = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted('pressed'),
    onPointerEnter: () => (props.openOnHover ? setWanted('hovered') : void loadPopup()),
  });
  if (wanted === 'no') return standIn;
  return (
    <Suspense fallback={standIn}>
      <MenuPopup {...props} defaultOpen={wanted === 'pressed'} />
    </Suspense>
  );
}
