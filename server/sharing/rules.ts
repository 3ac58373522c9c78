/** How the addresses of what is shared are read. */

/** The address of the card that says what the product is. */
export const HOUSE_CARD = '/share/adire.jpg';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isId(value: string): boolean {
  return ID.test(value);
}

/** The id in the name of a card, `<id>.jpg`; null for any other name. */
export function idOfCard(name: string): string | null {
  const id = name.endsWith('.jpg') ? name.slice(0, -4) : '';
  return isId(id) ? id.toLowerCase() : null;
}
