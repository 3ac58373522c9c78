/** Tabs (Base UI): arrow keys move, the panel of the chosen one is shown. Keep the choice in the address. */
import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cx } from '#web/lib/cx.ts';

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  hint?: string;
  panel: ReactNode;
};

type Props<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useInView(
    list,
    tabs.findIndex((tab) => tab.value === value),
  );
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List
        ref={list}
        aria-label={label}
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} title={tab.hint} className={tabClass}>
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-xs font-semibold text-soft tabular-nums">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/** Where the tabs are wider than the screen the chosen one is brought into view, again when counts make them wider. */
function useInView(ref: RefObject<HTMLDivElement | null>, index: number) {
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
  'inline-flex min-h-11 shrink-0 items-center gap-2 border-b-3 border-transparent px-3 font-semibold text-soft',
  'hover:text-ink data-active:border-primary data-active:text-link focus-visible:-outline-offset-3',
);
