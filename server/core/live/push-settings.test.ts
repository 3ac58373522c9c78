/** Web push settings: which ones belong together, and what production refuses. */
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { makePushKeys } from './push-service.ts';

const { publicKey, privateKey } = await makePushKeys();
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
