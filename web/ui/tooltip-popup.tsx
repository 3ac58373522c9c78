/** The popup of a tooltip, placed beside its control (Base UI). Loaded by `tooltip.tsx`. */
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { usePopupPlace } from './basics/dialog.tsx';

type Props = { anchor: HTMLElement; text: string };

export function TooltipPopup({ anchor, text }: Props) {
  return (
    <Base.Root open>
      <Base.Portal container={usePopupPlace()}>
        <Base.Positioner anchor={anchor} side="top" sideOffset={8} className="pointer-events-none z-50">
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
