/** Tabs: arrow keys, Home and End move, the panel of the chosen one is shown. Keep the choice in the address. */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { cx } from '../../lib/cx.ts';

type Tab<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  hint?: string;
  /** Whether the item dragged over this tab may be dropped here; null when there is none. */
  target?: Target | null;
  panel: ReactNode;
};

export type Target = 'good' | 'bad';

/** The style of a drop place under the dragged item. */
export const TARGETS: Record<Target, string> = { good: 'outline-3 outline-primary', bad: 'opacity-60' };

type Props<Value extends string> = {
  /** What the tabs are for, read by screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Only the chosen tab is in the Tab order; the arrow keys choose the next or previous one and wrap around. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  useChosenInView(list, chosen);
  const move = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : STEPS[event.key];
    const tab = next && tabs.at(next(chosen) % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(`${id}-${tab.value}`)?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="-mx-4 flex sm:gap-1 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            title={tab.hint}
            data-drop={tab.value}
            onClick={() => onChange(tab.value)}
            className={cx(tabClass, tab.target && TARGETS[tab.target])}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-xs font-semibold text-soft tabular-nums">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div key={value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-5">
        {tabs[chosen]?.panel}
      </div>
    </div>
  );
}

const STEPS: Record<string, (chosen: number) => number> = {
  ArrowLeft: (chosen) => chosen - 1,
  ArrowRight: (chosen) => chosen + 1,
  Home: () => 0,
  End: () => -1,
};

/** Scrolls the chosen tab into view when the tabs are wider than the screen, again when counts make them wider. */
function useChosenInView(ref: RefObject<HTMLDivElement | null>, index: number) {
  useEffect(() => {
    const list = ref.current;
    const tab = list?.children[index];
    if (!list || !(tab instanceof HTMLElement)) return;
    const centre = () => {
      list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    };
    const observer = new ResizeObserver(centre);
    for (const child of list.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, index]);
}

const tabClass = cx(
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 sm:gap-2 border-b-3 border-transparent px-2 sm:px-3 font-semibold text-soft',
  'hover:text-ink aria-selected:border-primary aria-selected:text-link focus-visible:-outline-offset-3',
);
