/** A short explanation beside a control, on hover and on focus. Never the only place where something is said. */
import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useState,
} from 'react';
import { later, useLater } from '../../lib/later.ts';

const POPUP = later(async () => (await import('../tooltip-popup.tsx')).TooltipPopup);

type ExplainedProps = {
  'aria-describedby'?: string | undefined;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

type Props = {
  text: string;
  /** The control being explained. If it cannot be used now, make it `blocked` instead of `disabled`, so that it can be reached. */
  children: ReactElement;
};

/** The popup is loaded when it is first wanted; screen readers get the text as the control's description at once. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { part: Popup } = useLater(POPUP, anchor !== null);
  const explained = children as ReactElement<ExplainedProps>;
  const { props } = explained;
  return (
    <>
      {cloneElement(explained, {
        'aria-describedby': id,
        onPointerEnter(event) {
          setAnchor(event.currentTarget);
          props.onPointerEnter?.(event);
        },
        onPointerLeave(event) {
          setAnchor(null);
          props.onPointerLeave?.(event);
        },
        onFocus(event) {
          setAnchor(event.currentTarget);
          props.onFocus?.(event);
        },
        onBlur(event) {
          setAnchor(null);
          props.onBlur?.(event);
        },
        onKeyDown(event) {
          if (event.key === 'Escape') setAnchor(null);
          props.onKeyDown?.(event);
        },
      })}
      <span id={id} hidden>
        {text}
      </span>
      {anchor && Popup && <Popup anchor={anchor} text={text} />}
    </>
  );
}
