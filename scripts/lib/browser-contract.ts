/**
 * Removes from the browser's contract what only the server reads, and the schemas that are then unused: the API validates its
 * replies against them before sending (decision 0005). A module of which nothing is left is not loaded.
 */
import { sep } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const OF_THE_SERVER = [
  'summary',
  'params',
  'query',
  'reply',
  'errors',
  'throttle',
  'ownTransactions',
  'shownOnce',
];
/** Marks a call as free of side effects, so that it is removed when its result is unused. */
const PURE = '/* @__PURE__ */ ';

/** Calls with these are kept even when unused, because reading a property may have side effects; within a function they are not. */
const READS = /\.\.\.|\.shape\b/;

export function browserContract(contract: string): Plugin {
  return {
    name: 'browser-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(contract + sep) || id.startsWith(`${contract}${sep}words${sep}`)) return null;
      return { code: withoutServer(code), map: null, moduleSideEffects: false };
    },
  };
}

/** @param code a module of the contract, whose calls outside of functions make schemas and entries */
export function withoutServer(code: string): string {
  const text = new MagicString(code);
  const unread: ESTree.Span[] = [];
  let depth = 0;
  let wrappedTo = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    ...{ FunctionDeclaration: enter, 'FunctionDeclaration:exit': leave },
    ...{ ArrowFunctionExpression: enter, 'ArrowFunctionExpression:exit': leave },
    CallExpression({ start, end, callee, arguments: [entry] }) {
      if (depth > 0 || unread.some((part) => part.start < start && start < part.end)) return;
      if (start >= wrappedTo && READS.test(code.slice(start, end))) {
        text.appendLeft(start, `${PURE}(() => `).appendRight(end, ')()');
        wrappedTo = end;
      }
      text.appendLeft(start, PURE);
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || entry?.type !== 'ObjectExpression')
        return;
      for (const part of entry.properties) {
        const name = part.type === 'Property' && part.key.type === 'Identifier' && part.key.name;
        if (!name || !OF_THE_SERVER.includes(name)) continue;
        unread.push(part);
        text.remove(part.start, code[part.end] === ',' ? part.end + 1 : part.end);
      }
    },
  }).visit(parseAst(code, { lang: 'ts' }));
  return text.toString();
}
