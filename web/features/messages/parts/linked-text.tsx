/** The text of a message, with its web addresses as links. */

/** The text as it was written, with its web addresses as links that send no referrer. */
export function LinkedText({ text }: { text: string }) {
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {linkText(text).map((part) =>
        part.href ? (
          <a
            key={part.at}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="font-medium underline underline-offset-3"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

/** `at` is where the part begins in the text. */
type TextPart = { at: number; text: string; href: string | null };

const ADDRESS = /(?:https:\/\/|(?<![\w@./-])www\.)[^\s<>"']+/g;
/** Characters that end a sentence rather than an address; a bracket that was opened in the address is its own. */
const TRAILING = /(?:[.,;:!?\]}»”’]|(?<!\([^()]*)\))+$/;

/** Splits a text into parts, in order and without gaps. Only https addresses become links, and those that begin with `www.`, as people write them. */
export function linkText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    const href = address.startsWith('www.') ? `https://${address}` : address;
    if (!isPlainAddress(href)) continue;
    if (index > done) parts.push({ at: done, text: text.slice(done, index), href: null });
    parts.push({ at: index, text: address, href });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ at: done, text: text.slice(done), href: null });
  return parts;
}

/** False for a name or password before the host: such an address looks like one place and leads to another. */
function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  return protocol === 'https:' && !username && !password && hostname.includes('.');
}
