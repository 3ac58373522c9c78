/** Extracts the texts in a file's code, however they are written, without comments. */
import { type ESTree, Visitor } from 'vite';
import type { Code } from '../house/source.ts';

/** `by` is the top-level function that contains the text, if any. */
export type Said = { kind: 'text' | 'key' | 'pattern'; text: string; by: string | undefined };

type Reach = { name: string; start: number; end: number };

/** Returns the texts in order; `{}` stands for a parameter of a template, and of a pattern only the plain characters are kept. */
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

/** True if a test contains exactly this, or begins with it and continues with its subject: `Move task: Ink the lines`. */
export function says({ kind, text }: Said, message: string): boolean {
  const parts = message.split(/\{\d\}/);
  if (parts.length > 1) return inOrder(text, parts);
  if (kind === 'pattern') return text.startsWith(message);
  return text === message || text.startsWith(`${message}: `);
}

/** True if the text begins with the first part, ends with the last, and contains the others in order. */
function inOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1 || (from === 0 && at > 0)) return false;
    from = at + part.length;
  }
  return from === text.length;
}
