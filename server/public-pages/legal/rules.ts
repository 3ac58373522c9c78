/** How texts of the rules are read: strong words, links, and the address that answers. Pure. */

export type Piece = { kind: 'plain' | 'strong'; text: string } | { kind: 'link'; text: string; to: string };

const MARKED = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** `a **b** [c](/d)` in its pieces. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, label, to] = match;
    if (match.index > from) pieces.push({ kind: 'plain', text: text.slice(from, match.index) });
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else pieces.push({ kind: 'link', text: label ?? '', to: to ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
}

/** The address without the name before it: `Adire <hello@adire.example>` becomes a link to it. */
export function mailLink(sender: string): string {
  const address = /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
  return `[${address}](mailto:${address})`;
}
