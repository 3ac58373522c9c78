/** The packaging for people who run the product: all settings are there, systemd can read the units, and what they start exists. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envExample, settingFaults, settingRows } from './env-example.ts';
import { nginxConfig } from './nginx-config.ts';
import { ROOT } from './root.ts';
import { runQuietly } from './run-quietly.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('README has every setting, and .env.example is written from both', () => {
  const rows = settingRows(read('README.md'));
  expect(settingFaults(rows)).toEqual([]);
  expect(read('.env.example'), 'run npx node scripts/env-example.ts').toBe(envExample(rows));
});

test('a setting that only one of them knows is found', () => {
  const [first, ...rest] = settingRows(read('README.md'));
  expect(first?.names).toEqual(['PORT', 'HOST']);
  expect(settingFaults(rest)).toEqual(['PORT is in no row of README', 'HOST is in no row of README']);
  const more = [...rest, { names: ['PORT', 'HOST', 'COLOUR'], isNeeded: false, meaning: '' }];
  expect(settingFaults(more)).toEqual(['COLOUR is no setting']);
});

test('the units are whole, and start what is there', async () => {
  const units = globSync(join(ROOT, 'packaging/systemd/*')).sort();
  expect(units.length).toBe(5);
  for (const file of units) {
    const script = /^ExecStart=.* (\S+\.ts)/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (script) expect(existsSync(join(ROOT, script)), script).toBe(true);
  }
  const { code, output } = await runQuietly('systemd-analyze', ['verify', '--man=no', ...units]);
  // Not every machine has it.
  if (code !== 127) expect([code, output]).toEqual([0, '']);
});

test('Kamal is given every setting that production needs, and none that is unknown', () => {
  const [, env = ''] = read('packaging/kamal/deploy.yml').split(/^env:/m);
  const given = new Set(env.match(/\b[A-Z][A-Z_]{3,}\b/g));
  const rows = settingRows(read('README.md'));
  const names = rows.flatMap((row) => row.names);
  expect([...given].filter((name) => !names.includes(name) && name !== 'NODE_ENV')).toEqual([]);
  const needed = rows.flatMap((row) => (row.isNeeded ? row.names : []));
  expect(needed.filter((name) => !given.has(name))).toEqual([]);
});

test('nginx reads the site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adire-nginx-'));
  const { code, output } = await runQuietly('nginx', [
    '-t',
    '-q',
    '-p',
    folder,
    '-c',
    nginxConfig(folder, 8080, 3000),
  ]);
  rmSync(folder, { recursive: true });
  // Not every machine has it.
  if (code !== 127) expect([code, output]).toEqual([0, '']);
});

test('the image runs as nobody special, has no build in it that needs an address, and says whether it lives', () => {
  const image = read('Dockerfile');
  const [, ...stages] = image.split(/^FROM /m);
  expect(stages.length).toBe(2);
  expect(stages[1]).toMatch(/^USER node$/m);
  expect(stages[1]).toMatch(/^HEALTHCHECK /m);
  expect(image).not.toMatch(/PUBLIC_URL|ARG /);
  const started = /^CMD \[.*"(server\/\S+)"\]$/m.exec(image)?.[1] ?? '';
  expect(existsSync(join(ROOT, started))).toBe(true);
  const left = read('.dockerignore').split('\n');
  for (const needed of ['server', 'contract', 'web', 'paystack-simulator', 'scripts'])
    expect(left).not.toContain(needed);
});
