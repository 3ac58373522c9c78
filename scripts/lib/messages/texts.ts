/** What the code of a file says: the texts in it, whichever way they are written, comments left out. */
import { type ESTree, Visitor } from 'vite';
import type { Code } from '../house/source.ts';

/** `by` is the function at the top level of the file that holds the text, if any. */
export type Said = { kind: 'text' | 'key' | 'pattern'; text: string; by: string | undefined };

type Reach = { name: string; start: number; end: number };

/** Texts in their order; in a template `{}` is a parameter, of a pattern its plain characters are given. */
export function textsOf({ program }: Code): Said[] {
  const reaches = program.body.flatMap(reachOf);
  const said: Said[] = [];
  const add = (kind: Said['kind'], text: string, at: number) => {
    const by = reaches.find(({ start, end }) => start <= at && at < end)?.name;
    said.push({ kind, text, by });
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') add('text', node.value, node.start);
      else if ('regex' in node && node.regex) add('pattern', plain(node.regex.pattern), node.start);
    },
    TemplateLiteral({ quasis, start }) {
      add('text', quasis.map(({ value }) => value.cooked).join('{}'), start);
    },
    JSXText({ value, start }) {
      if (value.trim()) add('text', value.trim(), start);
    },
    Property({ key, computed, start }) {
      if (!computed && key.type === 'Identifier') add('key', key.name, start);
    },
  }).visit(program);
  return said;
}

function reachOf(node: ESTree.Statement | ESTree.Directive): Reach[] {
  const made = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (made?.type !== 'FunctionDeclaration' || !made.id) return [];
  return [{ name: made.id.name, start: made.start, end: made.end }];
}

function plain(pattern: string): string {
  return pattern.replace(/^\^|\$$/g, '').replace(/\\(\W)/g, '$1');
}

/** True if a test says exactly this, or begins so and goes on with what it is about: `Move task: Ink the lines`. */
export function says({ kind, text }: Said, message: string): boolean {
  const parts = message.split(/\{\d\}/);
  if (parts.length > 1) return inOrder(text, parts);
  if (kind === 'pattern') return text.startsWith(message);
  return text === message || text.startsWith(`${message}: `);
}

/** The text begins with the first part, ends with the last, and has what lies between in this order. */
function inOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1 || (from === 0 && at > 0)) return false;
    from = at + part.length;
  }
  return from === text.length;
}
