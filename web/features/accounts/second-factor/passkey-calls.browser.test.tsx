/** What is said when a device makes no passkey. */
import { expect, test } from 'vitest';
import { words } from '#contract/words.ts';
import { passkeyMessage } from './passkey-calls.ts';

const w = words.secondFactor;

test('a device that has a passkey already is not asked to try again', () => {
  const failed = (name: string) => passkeyMessage(new DOMException('no', name), w.settings.passkeyFailed);
  expect(failed('InvalidStateError')).toBe(w.errors.passkeyKnown);
  expect(failed('NotAllowedError')).toBe(w.settings.passkeyFailed);
});
