/** The popup of a tooltip, placed beside its control (Base UI). Loaded by `tooltip.tsx`. */
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { usePopupPlace } from './basics/popup-place.ts';

type Props = { anchor: HTMLElement; text: string; side: 'top' | 'bottom' | 'left' | 'right' };

export function TooltipPopup({ anchor, text, side }: Props) {
  return (
    <Base.Root open>
      <Base.Portal container={usePopupPlace()}>
        <Base.Positioner anchor={anchor} side={side} sideOffset={8} className="pointer-events-none z-50">
          <Base.Popup
            aria-hidden="true"
            className="max-w-64 rounded-sm bg-night px-2.5 py-1.5 text-sm text-on-night shadow-soft"
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
