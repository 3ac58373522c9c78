/** The round picture of a person, or the initials where there is none. */
import { cx } from '#web/lib/cx.ts';
import { fileUrl } from '#web/lib/safe-url.ts';

const SIZES = { sm: 32, md: 44, lg: 64, xl: 160 };
const TEXT = { sm: 'text-sm', md: 'text-base', lg: 'text-xl', xl: 'text-5xl' };

type Props = {
  name: string;
  /** The `profile_image` of an answer. */
  image?: string | null | undefined;
  /** xl is the 10rem circle of the specification. */
  size?: keyof typeof SIZES;
  /** Set where no name stands beside the picture. */
  alone?: boolean;
};

export function Avatar({ name, image, size = 'md', alone = false }: Props) {
  const pixels = SIZES[size];
  const box = { width: pixels, height: pixels };
  const address = fileUrl(image);
  if (address) {
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
  return (
    <span
      style={box}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full bg-wash font-bold text-on-wash',
        TEXT[size],
      )}
    >
      <span aria-hidden="true">{initials(name)}</span>
      {alone && <span className="sr-only">{name}</span>}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}
