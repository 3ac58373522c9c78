/** A short explanation beside a control, on hover and on focus (Base UI). Never the only place where something is said. */
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { usePopupPlace } from './popup-place.ts';

/** `children` is the one element that is explained; it must take a ref and can have the focus. */
export function Tooltip({
  text,
  children,
  side = 'top',
}: {
  text: string;
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}) {
  return (
    <Base.Provider delay={250}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal container={usePopupPlace()}>
          <Base.Positioner side={side} sideOffset={8} className="z-50">
            <Base.Popup className="max-w-64 rounded-sm bg-night px-2.5 py-1.5 text-sm text-on-night shadow-soft">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
