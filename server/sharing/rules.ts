/** Reads the addresses of cards, and reduces text to the letters that their font can draw. */
import { isId } from '#server/core/security/ids.ts';

/** The path of the card about the product itself. */
export const HOUSE_CARD = '/share/adire.jpg';

/** The id in a card's file name, `<id>.jpg`; null for any other name. */
export function idOfCard(name: string): string | null {
  const id = name.endsWith('.jpg') ? name.slice(0, -4) : '';
  return isId(id) ? id.toLowerCase() : null;
}

/** Every character of `assets/ojuju.ttf`. */
const LETTERS = new RegExp(
  '[ -~·×ÀÁÈÉÌÍÒÓÙÚàáçèéêìíñòóôöùúüńǹḿƁƊƘƙƳƴɓɗʼṄṅṢṣẸẹỊịỌọỤụ–—‘’“”•…₦' +
    '\\u0300-\\u0304\\u0307\\u0308\\u030c\\u0323\\u0327]',
);
const MARK = /\p{M}/u;
/** For letters of African and European languages that cannot be decomposed: the nearest ones that the font has. */
const NEAREST: Record<string, string> = {
  ...{ ɛ: 'e', Ɛ: 'E', ɔ: 'o', Ɔ: 'O', ə: 'e', Ə: 'E', ŋ: 'n', Ŋ: 'N', ƒ: 'f', ʋ: 'v', ɣ: 'g' },
  ...{ ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ı: 'i' },
};

/** Text that the font can draw: unknown letters are decomposed where possible, others become blanks. May be empty. */
export function drawable(text: string): string {
  const kept = Array.from(text.normalize('NFC'), (character) => {
    if (LETTERS.test(character)) return character;
    const parts = Array.from(character.normalize('NFKD'), (part) => NEAREST[part] ?? part).filter((part) =>
      LETTERS.test(part),
    );
    return parts.some((part) => !MARK.test(part)) ? parts.join('') : ' ';
  });
  return kept
    .join('')
    .replace(/(^|\s)\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The initials of up to two names; empty when the font has neither. */
export function initialsOf(name: string): string {
  return drawable(name)
    .split(' ')
    .slice(0, 2)
    .map((word) => Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment)[0] ?? '')
    .join('')
    .toUpperCase();
}
