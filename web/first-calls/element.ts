/** Elements of the first view: made of text, never of HTML. */

/** An element with classes, and text or other elements in it. */
export function element(name: string, look: string, ...parts: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = look;
  made.append(...parts);
  return made;
}

/** The same with attributes; those without a value are left out. */
export function withAttributes(
  made: HTMLElement,
  attributes: Record<string, string | undefined>,
): HTMLElement {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  return made;
}
