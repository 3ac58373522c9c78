/** Where files are chosen or dropped: an invisible native file input over the visible content. */
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onFiles: (files: File[]) => void;
  /** Classes of the zone. */
  className: string;
  children: ReactNode;
};

export function DropZone({ onFiles, className, children, ...input }: Props) {
  return (
    <div className={cx(ZONE, className)}>
      {children}
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Cleared, so that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
      />
    </div>
  );
}

const ZONE = cx(
  'relative flex items-center justify-center rounded border border-dashed border-control px-4',
  'hover:border-primary hover:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-focus',
);
