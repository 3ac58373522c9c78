/** Small pictures of work side by side in a list; in lite mode only those inlined in the list's own reply. */
import { cx } from '../../lib/cx.ts';
import { isLite } from '../../lib/lite.ts';
import { fileUrl } from '../../lib/safe-url.ts';

/** `pictures` come from the API: a `data:` address, or a path of this site. */
export function WorkPictures({ pictures, className }: { pictures: readonly string[]; className?: string }) {
  const shown = pictures.flatMap((picture) => addressOf(picture) ?? []);
  if (shown.length === 0) return null;
  return (
    <span
      className={cx('grid auto-cols-fr grid-flow-col gap-0.5 overflow-hidden rounded bg-sunken', className)}
    >
      {shown.map((address) => (
        <img
          key={address}
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full min-w-0 object-cover"
        />
      ))}
    </span>
  );
}

function addressOf(picture: string): string | undefined {
  if (picture.startsWith('data:image/')) return picture;
  return isLite() ? undefined : fileUrl(picture);
}
