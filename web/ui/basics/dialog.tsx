/** Dialogs on the native element: the browser traps and restores the focus; Esc closes. Menus and tooltips open inside. */
import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { focusPlace, placesAround } from '../../lib/keep-focus.ts';
import { IconButton } from './button.tsx';
import { MAIN } from './main-part.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One line under the title. */
  text?: ReactNode;
  children?: ReactNode;
  /** The row of buttons at the end; the action last. */
  actions?: ReactNode;
  /** While busy the dialog cannot be closed. */
  busy?: boolean;
  /** full: the whole screen, for pictures. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** The content is only text, so it is focusable, to be scrolled by keyboard. */
  textOnly?: boolean;
};

const FULL = 'm-0! h-dvh max-h-dvh! max-w-full! rounded-none! border-0!';
const SIZES = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', full: FULL };

/** The content is mounted only while open, so that every opening starts fresh. */
export function Dialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Props) {
  const { onClose, title, text, children, actions, busy = false, size = 'md', textOnly } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => openModal(ref.current, size === 'full'), [size]);
  const ask = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!busy) onClose();
  };
  // At the end of the page, because a form inside another form never fires submit.
  return createPortal(
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      aria-busy={busy || undefined}
      onSubmit={(event) => event.stopPropagation()}
      // Closing a file picker without choosing fires `cancel` here too: that must not close the dialog.
      onCancel={(event) => event.target === event.currentTarget && ask(event)}
      onClose={(event) => event.currentTarget.open || onClose()}
      onKeyDown={(event) => event.key === 'Escape' && busy && event.preventDefault()}
      onMouseDown={(event) => event.target === event.currentTarget && ask()}
      className={cx('dialog w-full rounded bg-card p-0 text-ink shadow-soft outline-none', SIZES[size])}
    >
      <PopupPlace value={ref}>
        <div className={cx('flex flex-col', size === 'full' ? 'h-full' : 'max-h-[inherit]')}>
          <header className="flex items-start gap-2 px-5 pt-4 pb-2">
            <div className="min-w-0 flex-1 py-1.5">
              <h2 id={`${id}-title`} className="text-xl leading-7 wrap-anywhere">
                {title}
              </h2>
              {text && (
                <p id={`${id}-text`} className="mt-1 text-soft">
                  {text}
                </p>
              )}
            </div>
            <IconButton label={words.common.actions.close} disabled={busy} onClick={ask} className="-mr-2">
              <X size={20} />
            </IconButton>
          </header>
          {children && (
            <div
              tabIndex={textOnly ? 0 : undefined}
              className="min-h-0 flex-1 scroll-pt-12 overflow-y-auto px-5 py-2 has-[[data-foot]]:scroll-pb-28"
            >
              {children}
            </div>
          )}
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 px-5 pt-3 pb-5 max-sm:*:flex-auto">
              {actions}
            </footer>
          )}
        </div>
      </PopupPlace>
    </dialog>,
    document.body,
  );
}

/** `quiet`: opened by a pointer or an address, no button has the focus at first. By keys a form starts in its first field. */
function openModal(dialog: HTMLDialogElement | null, quiet: boolean) {
  const opener = document.activeElement;
  const byKeys = opener?.matches(':focus-visible');
  const places = placesAround(opener);
  dialog?.showModal();
  if (quiet && !byKeys) dialog?.focus();
  // Not for pointers: on phones the focus would open the keyboard.
  if (byKeys) dialog?.querySelector<HTMLElement>('form :is(input,textarea,select)')?.focus();
  return () => {
    dialog?.close();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    else focusPlace(places);
  };
}

const MAIN_PART: RefObject<HTMLElement | null> = {
  get current() {
    return document.getElementById(MAIN) ?? document.body;
  },
};

/** The container for popups. A dialog provides itself, because it covers everything outside it while open. */
const PopupPlace = createContext(MAIN_PART);

/** For the `container` of a portal. */
export function usePopupPlace(): RefObject<HTMLElement | null> {
  return useContext(PopupPlace);
}
