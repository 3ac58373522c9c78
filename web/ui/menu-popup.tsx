/** The menu itself (Base UI): arrow keys, type-ahead and Esc as people expect. Loaded by `menu.tsx`. */
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { usePopupPlace } from './basics/dialog.tsx';

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
  | { kind: 'line' };

export type MenuProps = {
  /** The button; it must take a ref. */
  trigger: ReactElement<TriggerProps>;
  entries: readonly MenuEntry[];
  /** Shown above the entries: who is signed in. */
  head?: ReactNode;
  align?: 'start' | 'end';
  openOnHover?: boolean;
};

type TriggerProps = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onPointerEnter?: () => void;
};

export function MenuPopup({
  trigger,
  entries,
  head,
  align = 'end',
  openOnHover = false,
  defaultOpen,
}: MenuProps & { defaultOpen: boolean }) {
  const place = usePopupPlace();
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} openOnHover={openOnHover} delay={60} />
      <Base.Portal container={place}>
        <Base.Positioner align={align} sideOffset={6} className="z-50">
          <Base.Popup className={popupClass}>
            {head && <div className="border-b border-line px-3 pt-1.5 pb-2.5">{head}</div>}
            <Entries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, index) => {
    if (entry.kind === 'line')
      return <Base.Separator key={`line-${index.toString()}`} className="my-1 h-px bg-line" />;
    if (entry.kind === 'link')
      return (
        <Base.LinkItem key={entry.label} closeOnClick render={entry.link} className={itemClass}>
          {entry.icon}
          {entry.label}
        </Base.LinkItem>
      );
    return (
      <Base.Item
        key={entry.label}
        disabled={entry.disabled}
        onClick={entry.onSelect}
        className={cx(itemClass, entry.danger && 'text-brick')}
      >
        {entry.icon}
        {entry.label}
      </Base.Item>
    );
  });
}

const popupClass = 'card min-w-52 max-w-[calc(100vw-24px)] p-1.5 text-ink shadow-soft outline-none';
const itemClass = cx(
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 no-underline outline-none select-none',
  'data-highlighted:bg-wash data-highlighted:text-on-wash data-disabled:cursor-not-allowed data-disabled:opacity-55',
);
