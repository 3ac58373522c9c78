/** The page that shows all pictures of docs/screens in tables. */
import type { Screen } from '../../../e2e/support/screens/screen.ts';

const COLUMNS = ['phone.light', 'phone.dark', 'desktop.light', 'desktop.dark'] as const;

/** Markdown with one table per group. */
export function indexOf(groups: Readonly<Record<string, readonly Screen[]>>): string {
  const parts = Object.entries(groups).map(([title, screens]) =>
    [`## ${title}`, '', ...tableOf(screens), ''].join('\n'),
  );
  return [
    '# Every screen',
    '',
    'Made by `npm run screens` from the product as it runs, with its example market and a few people more. All of them are fictional.',
    '',
    ...parts,
  ].join('\n');
}

function tableOf(screens: readonly Screen[]): string[] {
  return [
    `| screen | ${COLUMNS.map((column) => column.replace('.', ', ')).join(' | ')} |`,
    `| --- |${' --- |'.repeat(COLUMNS.length)}`,
    ...screens.map(
      ({ name, path }) =>
        `| ${name}<br>\`${path}\` | ${COLUMNS.map((column) => `![${name}, ${column.replace('.', ', ')}](${name}.${column}.webp)`).join(' | ')} |`,
    ),
  ];
}
