/** Laws on statuses: only acts change them (contract/acts, server/core/work/acts.ts). */
import type { ESTree } from 'vite';
import type { Law } from './law.ts';
import { type Code, findIn, isTest, type Tree } from './source.ts';

/** A status column has one of these names, or is listed in its subject's `columnsOf`. */
const STATUS = ['status', 'state'];
/** Not a status: when a row last changed. */
const CHANGED = 'updated_at';
/** Tables whose `status` is that of an HTTP response. */
const HTTP_TABLES = ['idempotency_keys'];
const CARRIES_OUT = 'server/core/work/acts.ts';

function nameOf(field: ESTree.Node): string {
  if (field.type !== 'Property') return '';
  if (field.key.type === 'Identifier') return field.key.name;
  return field.key.type === 'Literal' ? String(field.key.value) : '';
}

/** Returns the columns that make up the status of each table, from the `columnsOf` next to its `table`. */
function statusColumns(tree: Tree): Map<string, Set<string>> {
  const columns = new Map<string, Set<string>>();
  for (const code of tree.code.filter(({ path }) => /^server\/.*acts\.ts$/.test(path))) {
    const rules: { table: string; start: number; end: number }[] = [];
    const eachObject = (visit: (node: ESTree.ObjectExpression) => void) =>
      findIn(code, () => ({ ObjectExpression: visit }));
    eachObject(({ properties }) => {
      const field = (name: string) => properties.find((one) => nameOf(one) === name);
      const [table, rule] = [field('table'), field('columnsOf')];
      if (table?.type === 'Property' && table.value.type === 'Literal' && rule)
        rules.push({ table: String(table.value.value), start: rule.start, end: rule.end });
    });
    eachObject(({ start, end, properties }) => {
      const rule = rules.find((one) => one.start < start && end <= one.end);
      if (!rule) return;
      const known = columns.get(rule.table) ?? new Set();
      for (const name of properties.map(nameOf)) {
        // A spread has no name; its columns are checked as an object of their own.
        if (name !== CHANGED && name !== '') known.add(name);
      }
      columns.set(rule.table, known);
    });
  }
  return columns;
}

/** Finds `.set({ … })` and `.values({ … })` of Kysely with their table, and the `set` passed to `perform`. */
function writesIn(code: Code, breaks: (table: string, column: string) => boolean): string[] {
  return findIn(code, (report) => {
    const look = (table: string, value: ESTree.Node | undefined) => {
      if (value?.type !== 'ObjectExpression') return;
      for (const field of value.properties) {
        if (breaks(table, nameOf(field))) report(field, `${table} ${nameOf(field)}`.trim());
      }
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (['set', 'values'].includes(callee.property.name)) look(tableOf(callee.object), node.arguments[0]);
      },
      Property(node) {
        if (nameOf(node) === 'set') look('', node.value);
      },
    };
  });
}

/** Returns the table a chain of calls writes to; empty if it is not a literal. */
function tableOf(node: ESTree.Node): string {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return '';
  const { property, object } = node.callee;
  const [first] = node.arguments;
  const begins = property.type === 'Identifier' && /^(updateTable|insertInto)$/.test(property.name);
  return begins && first?.type === 'Literal' ? (String(first.value).split(' ')[0] ?? '') : tableOf(object);
}

const UPDATE = /\bupdate\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b([\s\S]*?)(?=\bwhere\b|\breturning\b|$)/gi;
const INSERT = /\binsert\s+into\s+(\w+)(?:\s+as\s+\w+)?\s*\(([^)]*)\)([\s\S]*)/gi;
const UPSERT = /\bdo\s+update\s+set\b([\s\S]*?)(?=\bwhere\b|\breturning\b|$)/gi;

/** Returns the tables and columns that an SQL text writes. */
function writtenBy(text: string): { table: string; column: string }[] {
  const assigned = (table: string, list: string) =>
    [...list.matchAll(/(?<![\w.])(\w+)\s*=/g)].map(([, column = '']) => ({ table, column }));
  return [
    ...[...text.matchAll(UPDATE)].flatMap(([, table = '', list = '']) => assigned(table, list)),
    ...[...text.matchAll(INSERT)].flatMap(([, table = '', list = '', rest = '']) => [
      ...(list.match(/\w+/g) ?? []).map((column) => ({ table, column })),
      ...[...rest.matchAll(UPSERT)].flatMap(([, changed = '']) => assigned(table, changed)),
    ]),
  ];
}

function sqlIn(code: Code, breaks: (table: string, column: string) => boolean): string[] {
  return findIn(code, (report) => {
    const look = (node: { start: number }, text: string) => {
      for (const { table, column } of writtenBy(text)) {
        if (breaks(table, column)) report(node, `${table} ${column}`);
      }
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') look(node, node.value);
      },
      TemplateLiteral(node) {
        look(node, node.quasis.map(({ value }) => value.raw).join('?'));
      },
    };
  });
}

export const STATUS_LAWS: Law[] = [
  {
    title: 'acts alone change a status',
    instead:
      'Perform an act of contract/acts (server/core/work/acts.ts); what is new has the status by the default of its column.',
    find: (tree) => {
      const columns = statusColumns(tree);
      const breaks = (table: string, column: string) =>
        !HTTP_TABLES.includes(table) && (STATUS.includes(column) || columns.get(table)?.has(column) === true);
      return tree.code
        .filter(({ path }) => path.startsWith('server/') && path !== CARRIES_OUT && !isTest(path))
        .filter(({ path }) => !path.startsWith('server/testing/'))
        .flatMap((code) => [...writesIn(code, breaks), ...sqlIn(code, breaks)]);
    },
  },
];
