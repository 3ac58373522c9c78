/** A menu on a button. The popup's code loads when somebody reaches for it. */
import { cloneElement, useState } from 'react';
import { later, useLater } from '../../lib/later.ts';
import { LoadingDialog } from '../basics/lazy-dialog.tsx';
import type { MenuProps } from '../menu-popup.tsx';

const POPUP = later(async () => (await import('../menu-popup.tsx')).MenuPopup);

/** A link entry brings its own element: `link: <Link to={paths.talentOrders} />`. The trigger passes props on to its button. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'no' | 'soon' | 'hovered' | 'pressed'>('no');
  const { part: MenuPopup, failure, retry } = useLater(POPUP, wanted !== 'no');
  if (MenuPopup && (wanted === 'hovered' || wanted === 'pressed')) {
    return <MenuPopup {...props} defaultOpen={wanted === 'pressed'} />;
  }
  return (
    <>
      {cloneElement(props.trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onClick: () => setWanted('pressed'),
        onPointerEnter: () => wanted === 'no' && setWanted(props.openOnHover ? 'hovered' : 'soon'),
      })}
      {wanted === 'pressed' && failure !== null && (
        <LoadingDialog failure={failure} onRetry={retry} onClose={leave} />
      )}
    </>
  );

  function leave() {
    setWanted('no');
    retry();
  }
}
