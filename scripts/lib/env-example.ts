/** `.env.example`: every setting with its default from the configuration, and its meaning from the README. */
import { environment } from '#server/core/environment.ts';

/** Set only by `npm run dev`. */
const NOT_TYPED = ['ADIRE_DEV'];
/** Described in the README's text, above its table. */
const FIRST = {
  NODE_ENV: 'development, or production: nothing secret has a default then, and nothing unsafe is taken',
};

export type Row = { names: string[]; isNeeded: boolean; meaning: string };

/** The rows of README's table of settings. */
export function settingRows(readme: string): Row[] {
  const [, part = ''] = readme.split('\n## Settings\n');
  return [...(part.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?) \| (.*?) \| (.*) \|$/gm)].map(
    ([, names = '', , meaning = '']) => ({
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      isNeeded: names.includes('*'),
      meaning: meaning.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''),
    }),
  );
}

/** Returns the names that only one of README and configuration has. */
export function settingFaults(rows: readonly Row[]): string[] {
  const listed = [...Object.keys(FIRST), ...NOT_TYPED, ...rows.flatMap(({ names }) => names)];
  const known = Object.keys(environment.shape);
  return [
    ...known.filter((name) => !listed.includes(name)).map((name) => `${name} is in no row of README`),
    ...listed.filter((name) => !known.includes(name)).map((name) => `${name} is no setting`),
  ];
}

function defaultOf(name: string): string {
  const { def } = environment.shape[name as keyof typeof environment.shape]._zod;
  return 'defaultValue' in def ? String(def.defaultValue) : '';
}

export function envExample(rows: readonly Row[]): string {
  const first = Object.entries(FIRST).map(([name, meaning]) => ({ names: [name], isNeeded: false, meaning }));
  const parts = [...first, ...rows].map(({ names, isNeeded, meaning }) =>
    [
      `# ${isNeeded ? 'Needed in production: ' : ''}${meaning}`,
      ...names.map((name) => `#${name}=${defaultOf(name)}`),
    ].join('\n'),
  );
  const head =
    '# Settings, for `EnvironmentFile=` of systemd and `env_file` of compose. Written by `npx node scripts/env-example.ts`.';
  return `${[head, ...parts].join('\n\n')}\n`;
}
