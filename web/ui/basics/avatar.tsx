/** The round picture of a person, or the initials where there is none. */
import type { CSSProperties } from 'react';
import { smallPictureOf } from '#contract/core/picture.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { initials } from '../../lib/initials.ts';
import { fileUrl } from '../../lib/safe-url.ts';
import { usePicture } from '../../lib/use-picture.ts';

const SIZES = {
  sm: 'size-8 text-sm',
  md: 'size-11 text-base',
  lg: 'size-16 text-xl',
  xl: 'size-20 text-2xl lg:size-28 lg:text-4xl',
};
/** Hues of indigo, sand and terracotta, two of each. */
const HUES = [270, 80, 40, 285, 65, 25] as const;

type Props = {
  name: string;
  /** The `profile_image` from the API. */
  image?: string | null | undefined;
  /** xl is the circle of rule 14.2, half as large on phones. */
  size?: keyof typeof SIZES;
};

export function Avatar({ name, image, size = 'md' }: Props) {
  const address = fileUrl(size === 'xl' ? image : image && smallPictureOf(image));
  const { shown, show } = usePicture(address);
  if (address && shown) {
    return (
      <img
        src={address}
        alt=""
        loading="lazy"
        className={cx('shrink-0 rounded-full bg-sunken object-cover', SIZES[size])}
      />
    );
  }
  const className = cx(
    'initials inline-grid shrink-0 place-items-center rounded-full font-bold',
    SIZES[size],
  );
  const style = { '--hue': hueOf(name) } as CSSProperties;
  const letters = <span aria-hidden="true">{initials(name)}</span>;
  // In lite mode only the large picture can be tapped to load; the small ones are inside links and menus.
  if (address && size === 'xl') {
    return (
      <button type="button" style={style} className={className} onClick={show}>
        {letters}
        <span className="text-xs font-semibold underline max-lg:-mt-2 max-lg:leading-4 lg:-mt-8 lg:text-sm">
          {words.shell.device.showPicture}
        </span>
      </button>
    );
  }
  return (
    <span style={style} className={className}>
      {letters}
    </span>
  );
}

/** The same hue wherever this name is shown. */
function hueOf(name: string) {
  const sum = [...name.trim()].reduce(
    (before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0)) % 997,
    0,
  );
  return HUES[sum % HUES.length];
}
