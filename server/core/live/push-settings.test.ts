/** The settings of web push: what belongs together, and what production refuses. */
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { makePushKeys } from './push-service.ts';

const { publicKey, privateKey } = makePushKeys();
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://database.example/adire',
  PUBLIC_URL: 'https://adire.example',
  PAYSTACK_SECRET_KEY: 'sk_live_of_a_test',
  SMTP_URL: 'smtp://mail.example',
  SIGNING_SECRET: 's'.repeat(32),
};

test('the pair is made later where none is set, and taken as it is where both are', () => {
  expect(readConfig({}).push).toEqual({ keys: null, service: null });
  const set = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
  expect(readConfig(set).push.keys).toEqual({ publicKey, privateKey });
});

test.each([
  { PUSH_PUBLIC_KEY: publicKey },
  { PUSH_PRIVATE_KEY: privateKey },
  { PUSH_PUBLIC_KEY: 'short', PUSH_PRIVATE_KEY: privateKey },
  { PUSH_SERVICE: 'ftp://push.example' },
  { PUSH_SERVICE: 'https://push.example/path' },
  { PUSH_SERVICE: 'https://user:word@push.example' },
])('%j is refused with a sentence', (env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
});

test('production sends nothing unencrypted', () => {
  expect(() => readConfig({ ...PRODUCTION, PUSH_SERVICE: 'http://127.0.0.1:9' })).toThrow(/https:/);
  expect(readConfig({ ...PRODUCTION, PUSH_SERVICE: 'https://push.example' }).push.service).toBe(
    'https://push.example',
  );
});
