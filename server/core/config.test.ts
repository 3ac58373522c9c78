/** Settings that production refuses to start with, the sentence for each, and the exceptions named by ALLOW_INSECURE. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://database.example/adire?sslmode=verify-full',
  PUBLIC_URL: 'https://adire.example',
  PAYSTACK_SECRET_KEY: `sk_live_${'0123456789abcdef'.repeat(2)}`,
  SMTP_URL: 'smtps://mail.example',
  SIGNING_SECRET: '0123456789abcdef'.repeat(2),
};

test('production starts with safe settings', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ production: true, dev: false, clockAheadDays: 0 });
  const safe = { PUSH_SERVICE: 'https://push.example', SMTP_URL: 'smtp://mail.example:587/?requireTLS=true' };
  for (const DATABASE_URL of ['postgres://localhost/adire', 'postgres:///adire?host=/run/postgresql']) {
    expect(readConfig({ ...PRODUCTION, DATABASE_URL }).production).toBe(true);
  }
  expect(readConfig({ ...PRODUCTION, ...safe }).push.service).toBe('https://push.example');
});

test.each([
  ['SEED', { SEED: 'on' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
  ['ADIRE_DEV', { ADIRE_DEV: '1' }],
  ['CLOCK_AHEAD_DAYS', { CLOCK_AHEAD_DAYS: '1' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://database.example/adire' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://database.example/adire?sslmode=prefer' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://database.example/adire' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://replica.example/adire' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://adire.example' }],
  ['PAYSTACK_BASE_URL', { PAYSTACK_BASE_URL: 'HTTP://pay.example' }],
  ['PUSH_SERVICE', { PUSH_SERVICE: 'http://127.0.0.1:9' }],
  ['CLAMD', { CLAMD: 'scanner.example:3310' }],
  ['BREACHED_PASSWORDS', { BREACHED_PASSWORDS: 'http://passwords.example/range' }],
  ['FILES_URL', { FILES_URL: 's3+http://key:secret@files.example/bucket' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }],
  ['PAYSTACK_SECRET_KEY', { PAYSTACK_SECRET_KEY: PRODUCTION.PAYSTACK_SECRET_KEY.replace('live', 'test') }],
  ['PAYSTACK_SECRET_KEY', { PAYSTACK_SECRET_KEY: 'sk_live_x' }],
  ['SIGNING_SECRET', { SIGNING_SECRET: 's'.repeat(32) }],
  ['SIMULATOR', { PAYSTACK_BASE_URL: 'https://adire.example/paystack-simulator/' }],
])('production refuses an unsafe %s, unless that is allowed by name: %j', (name, env) => {
  const names = [name, ...Object.keys(env)].filter((one) => one !== 'SIMULATOR');
  expect(() => readConfig({ ...PRODUCTION, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...PRODUCTION, ...env })).toThrow(new RegExp(names.join('|')));
  const other = name === 'SEED' ? 'SMTP_URL' : 'SEED';
  expect(() => readConfig({ ...PRODUCTION, ...env, ALLOW_INSECURE: other })).toThrow(ConfigError);
  expect(readConfig({ ...PRODUCTION, ...env, ALLOW_INSECURE: `${other}, ${name}` }).production).toBe(true);
  const { NODE_ENV: _, ...local } = PRODUCTION;
  expect(readConfig({ ...local, ...env }).production).toBe(false);
});

test.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['localhost:3310', { host: 'localhost', port: 3310 }],
])('the scanner at %s', (CLAMD, scanner) => {
  expect(readConfig({ ...PRODUCTION, CLAMD }).scanner).toEqual(scanner);
});

test('while developing, the app is served in English or in French', () => {
  expect(readConfig({}).devLanguage).toBe('en');
  expect(readConfig({ ADIRE_LANGUAGE: 'fr' }).devLanguage).toBe('fr');
  expect(() => readConfig({ ADIRE_LANGUAGE: 'de' })).toThrow(/ADIRE_LANGUAGE must be/);
});

test('ffmpeg is the one of the path, another by its own, or none', () => {
  const PATH = `${import.meta.dirname}:/nowhere`;
  expect(readConfig({ PATH }).ffmpeg).toBeNull();
  expect(readConfig({ PATH: '/nowhere', FFMPEG: '/opt/ffmpeg' }).ffmpeg).toBe('/opt/ffmpeg');
  const here = mkdtempSync(join(tmpdir(), 'adire-path-'));
  writeFileSync(join(here, 'ffmpeg'), '');
  expect(readConfig({ PATH: `${PATH}:${here}` }).ffmpeg).toBe(join(here, 'ffmpeg'));
  expect(readConfig({ PATH: here, FFMPEG: 'off' }).ffmpeg).toBeNull();
  rmSync(here, { recursive: true });
  expect(() => readConfig({ FFMPEG: 'ffmpeg' })).toThrow(/FFMPEG must be/);
});

test('neither scanner nor service of passwords is there by itself, and a broken address is none', () => {
  expect(readConfig({})).toMatchObject({ scanner: null, breachedPasswords: null });
  const BREACHED_PASSWORDS = 'https://passwords.example/range';
  expect(readConfig({ BREACHED_PASSWORDS }).breachedPasswords).toBe('https://passwords.example/range/');
  for (const CLAMD of ['clamd', '127.0.0.1', 'tcp://127.0.0.1:3310', 'user@host:1'])
    expect(() => readConfig({ CLAMD })).toThrow(/CLAMD must be/);
  for (const one of [
    'passwords.example',
    'https://passwords.example',
    'https://u:p@passwords.example/range/',
  ])
    expect(() => readConfig({ BREACHED_PASSWORDS: one })).toThrow(/BREACHED_PASSWORDS must be/);
});

test.each([
  ['', { kind: 'disk', folder: resolve('/srv/adire') }],
  ['/srv/files', { kind: 'disk', folder: '/srv/files' }],
  ['files', { kind: 'disk', folder: resolve('files') }],
  [
    's3://key:se%2Fcret@s3.example/adire-files?region=eu-west-1&timeout=3',
    {
      ...{ kind: 's3', origin: 'https://s3.example', bucket: 'adire-files', region: 'eu-west-1' },
      ...{ keyId: 'key', secret: 'se/cret', silenceMs: 3_000 },
    },
  ],
  [
    's3+http://key%3Aapp:secret@127.0.0.1:3900/adire',
    {
      ...{ kind: 's3', origin: 'http://127.0.0.1:3900', bucket: 'adire', region: 'us-east-1' },
      ...{ keyId: 'key:app', secret: 'secret', silenceMs: 10_000 },
    },
  ],
])('files at %s', (FILES_URL, files) => {
  expect(readConfig({ ...PRODUCTION, DATA_DIR: '/srv/adire', FILES_URL }).files).toEqual(files);
});

test.each([
  'https://key:canary@s3.example/bucket',
  's3://s3.example/bucket',
  's3://key:@s3.example/bucket',
  's3://:canary@s3.example/bucket',
  's3://key:canary@s3.example',
  's3://key:canary@s3.example/Bucket',
  's3://key:canary@s3.example/bucket/folder',
  's3://key:can/ary@s3.example/bucket',
  's3://key:can%ary@s3.example/bucket',
  's3://key:canary@s3.example/bucket?regoin=eu',
  's3://key:canary@s3.example/bucket?timeout=0',
])('files nowhere, and no word of the secret: %s', (FILES_URL) => {
  expect(() => readConfig({ FILES_URL })).toThrow(/^FILES_URL (?!.*can.?ary)/);
});

test('an exception that does not exist is no exception, and what is missing is named', () => {
  expect(() => readConfig({ ...PRODUCTION, ALLOW_INSECURE: 'everything' })).toThrow(
    /does not know everything/,
  );
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/needs DATABASE_URL, PUBLIC_URL/);
});

test('a pooler needs a second address, and that one the first, as the replica does', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = [
    'postgres://localhost:6432/adire',
    'postgres://localhost/adire',
  ];
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseDirectUrl: null, databasePooled: false });
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLED: 'on' })).toMatchObject({
    ...{ databaseUrl: DATABASE_URL, databaseDirectUrl: DATABASE_DIRECT_URL, databasePooled: true },
  });
  expect(() => readConfig({ DATABASE_URL, DATABASE_POOLED: 'on' })).toThrow(/needs DATABASE_DIRECT_URL/);
  expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(/set both/);
  expect(() => readConfig({ DATABASE_REPLICA_URL: DATABASE_URL })).toThrow(/DATABASE_REPLICA_URL.*set both/);
});
