/** The page about the OWASP ASVS: every row has a status and names files that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';

const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| (.*?) \| (.*) \|$/gm;
const page = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const rows = [...page.matchAll(ROW)].map(([, number = '', level = '', status = '', where = '']) => ({
  ...{ number, level, status, where },
}));
/** Number of requirements at levels 1 and 2 in the applicable chapters. */
const REQUIREMENTS = 210;

const STATUSES = ['met', 'argued', 'not applicable', 'not met'];

/** The files and folders that a text names between backticks. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`([a-z][\w-]*(?:\/[\w.-]+)+|house\.test\.ts)`/g)].map(([, path = '']) => path);
}

test('every requirement has one row', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(REQUIREMENTS);
  expect(rows).toHaveLength(REQUIREMENTS);
});

test('every row says how it stands and names what there is; what is met names its test', () => {
  const wrong = rows.filter(({ status, where }) => {
    const lost = filesIn(where).some((path) => path !== 'dist/web' && !existsSync(join(ROOT, path)));
    const isShown = status !== 'met' || /test .*\.(test|e2e)\.tsx?`/.test(where);
    return !STATUSES.includes(status) || lost || !isShown || where.length < 5;
  });
  expect(wrong).toEqual([]);
});

test('the sums at the top are those of the rows', () => {
  for (const level of ['1', '2']) {
    const count = (wanted: string) =>
      rows.filter((row) => row.level === level && row.status === wanted).length;
    const sums = STATUSES.map(count).join(' | ');
    expect(page).toContain(`| ${level} | ${sums} |`);
  }
});

const security = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');

test('every level of data says how it is kept, sent, seen and how long', () => {
  const levels = [...security.matchAll(/^\| (open|shared|personal|money|secret) \|(.*)\|$/gm)];
  expect(levels.map(([, level]) => level)).toEqual(['open', 'shared', 'personal', 'money', 'secret']);
  for (const [, , cells = ''] of levels)
    expect(cells.split(' | ').map((cell) => cell.trim().length > 3)).toEqual(Array(5).fill(true));
});

test('holes and libraries have time frames', () => {
  const frames = [...security.matchAll(/^\| .* \| (\d+ (?:hours|days))/gm)].map(([, frame]) => frame);
  expect(frames).toEqual(['24 hours', '7 days', '30 days', '90 days']);
  expect(security).toContain('looked through monthly');
});
