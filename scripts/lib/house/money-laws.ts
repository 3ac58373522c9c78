/** Laws on money: whole kobo as bigint inside; naira numbers only where a reply is written. */
import type { ESTree } from 'vite';
import type { Law } from './law.ts';
import { type Code, findIn, isTest } from './source.ts';

/** The only files that turn kobo into numbers or text into money. */
const MONEY_FILES = /^(contract\/core|web\/lib)\/money\.ts$/;
/** Calculations and postings use kobo throughout. */
const KOBO_ONLY = /^server\/(ledger\/.*|.*\/(rules|policy|adapter)\.ts$)/;
const MONEY_WORD =
  /kobo|naira|amount|price|budget|balance|payback|earning|escrow|payout|^fees?$|Fee|_fee|netPay|net_pay|charge/i;
const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**']);
const TO_NUMBER = new Set(['Number', 'parseInt', 'parseFloat']);

/** `job.acceptPrice` is recognised by its last name. */
function lastName(node: ESTree.Node | undefined): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  if (node?.type === 'TSNonNullExpression' || node?.type === 'ChainExpression')
    return lastName(node.expression);
  return '';
}

function callsToNaira(node: ESTree.Node): boolean {
  return node.type === 'CallExpression' && lastName(node.callee) === 'toNaira';
}

function numbersFromMoney(code: Code): string[] {
  return findIn(code, (report) => ({
    CallExpression(node) {
      const [first] = node.arguments;
      if (TO_NUMBER.has(lastName(node.callee)) && MONEY_WORD.test(lastName(first)))
        report(node, lastName(first));
    },
    UnaryExpression(node) {
      if (node.operator === '+' && MONEY_WORD.test(lastName(node.argument)))
        report(node, lastName(node.argument));
    },
    BinaryExpression(node) {
      if (!ARITHMETIC.has(node.operator)) return;
      if (callsToNaira(node.left) || callsToNaira(node.right)) report(node, 'arithmetic on naira');
    },
  }));
}

function nairaTooEarly(code: Code): string[] {
  return findIn(code, (report) => ({
    CallExpression(node) {
      if (callsToNaira(node)) report(node, 'toNaira');
    },
  }));
}

export const MONEY_LAWS: Law[] = [
  {
    title: 'no number is made of money outside the money files',
    instead:
      'Calculate in kobo (bigint) with contract/core/money.ts; call toNaira once, where the answer is written.',
    find: ({ code }) =>
      code
        .filter(
          ({ path }) => /^(contract|server|web)\//.test(path) && !MONEY_FILES.test(path) && !isTest(path),
        )
        .flatMap(numbersFromMoney),
  },
  {
    title: 'ledger, rules, policies and adapters stay in kobo',
    instead: 'Hand kobo on; queries and routes turn them into naira for the answer.',
    find: ({ code }) =>
      code.filter(({ path }) => KOBO_ONLY.test(path) && !isTest(path)).flatMap(nairaTooEarly),
  },
];
