/** The round picture of a person, or the initials where there is none. */
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { fileUrl } from '../../lib/safe-url.ts';
import { usePicture } from '../../lib/use-picture.ts';

const SIZES = { sm: 32, md: 44, lg: 64, xl: 160 };
const TEXT = { sm: 'text-sm', md: 'text-base', lg: 'text-xl', xl: 'text-5xl' };

type Props = {
  name: string;
  /** The `profile_image` of an answer. */
  image?: string | null | undefined;
  /** xl is the circle of rule 14.2. */
  size?: keyof typeof SIZES;
  /** Set where no name is beside the picture. */
  alone?: boolean;
};

export function Avatar({ name, image, size = 'md', alone = false }: Props) {
  const pixels = SIZES[size];
  const box = { width: pixels, height: pixels };
  const address = fileUrl(image);
  const { shown, show } = usePicture(address);
  if (address && shown) {
    return (
      <img
        src={address}
        alt={alone ? name : ''}
        {...box}
        loading="lazy"
        className="shrink-0 rounded-full bg-sunken object-cover"
        style={box}
      />
    );
  }
  const className = cx(
    'inline-grid shrink-0 place-items-center rounded-full bg-wash font-bold text-on-wash',
    TEXT[size],
  );
  const letters = <span aria-hidden="true">{initials(name)}</span>;
  // In lite mode: the large one is alone and can be tapped; the small ones are in links and menus.
  if (address && size === 'xl') {
    return (
      <button type="button" style={box} className={className} onClick={show}>
        {letters}
        <span className="-mt-8 text-sm font-semibold underline">{words.shell.device.showPicture}</span>
      </button>
    );
  }
  return (
    <span style={box} className={className}>
      {letters}
      {alone && <span className="sr-only">{name}</span>}
    </span>
  );
}

function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}
