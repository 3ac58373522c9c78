/** Where files are chosen or dropped, several at once. */
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { gallery } from '#contract/gigs/gallery.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { acceptOf } from '#web/lib/files.ts';

type Props = { onFiles: (files: readonly File[]) => void; full: boolean };

export function DropZone({ onFiles, full }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.gigs.gallery.add}
      </label>
      <div className={cx(zoneClass, full && 'opacity-60')}>
        <ImagePlus aria-hidden size={32} strokeWidth={1.5} className="text-primary" />
        <span className="font-semibold text-link">{words.gigs.gallery.chooseFiles}</span>
        <span className="text-sm text-soft max-sm:hidden">{words.gigs.gallery.drop}</span>
        {/* A native field: files that are dropped on it are chosen. */}
        <input
          id={id}
          type="file"
          multiple
          disabled={full}
          accept={acceptOf(gallery.add.upload)}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // So that the same file can be chosen again.
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
        />
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {full ? words.gigs.errors.galleryFull : words.gigs.fixed.galleryHint}
      </p>
    </div>
  );
}

const zoneClass = cx(
  'relative flex min-h-32 flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed border-control bg-card p-4 text-center',
  'hover:border-primary hover:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-focus',
);
