/** The rule book: each limit or deadline in it has a test that names the rule. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';

const COUNT = String.raw`(\d[\d,.]*|two|three|four|five|six|seven|ten|half an|an|a)`;
const UNIT =
  '(days?|hours?|minutes?|seconds?|letters|characters|[kMG]B|people|files|accounts|times|words|links|percent|pieces|passkeys)';
const LIMIT = new RegExp(String.raw`\b(at most|at least)\b|\b${COUNT} ${UNIT}\b`);

const numbersIn = (text: string) => text.match(/\d+\.\d+/g) ?? [];

function limitsOf(page: string): string[] {
  return page
    .split('\n')
    .filter((line) => /^\d+\.\d+ /.test(line) && LIMIT.test(line))
    .flatMap((line) => line.split(' ', 1));
}

/** "rule 3.5", "rules 4.3, 4.6 and 7.6". */
function namedIn(tests: string): Set<string> {
  return new Set([...tests.matchAll(/\brules? [\d., and]+/g)].flatMap(([cited]) => numbersIn(cited)));
}

const tests = globSync('{server,contract,web,e2e,faults,paystack-simulator}/**/*.{test,e2e}.{ts,tsx}', {
  cwd: ROOT,
})
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

test('every rule that states a limit or a deadline is named by a test', () => {
  const limits = limitsOf(readFileSync(join(ROOT, 'docs/rules.md'), 'utf8'));
  const named = namedIn(tests);
  expect(limits.length).toBeGreaterThan(40);
  expect(limits.filter((rule) => !named.has(rule))).toEqual([]);
});

test('a limit is found, and so is a test that names none of it', () => {
  const page = '1.1 Ten bids at most.\n1.2 Codes live for 30 minutes.\n1.3 Naira is written `N50,000`.\n';
  expect(limitsOf(page)).toEqual(['1.1', '1.2']);
  expect([...namedIn('to the kobo (rules 1.1, 2.2 and 3.3)\nrule 4.4.\n5.5')]).toEqual([
    '1.1',
    '2.2',
    '3.3',
    '4.4',
  ]);
});
