/** Which sentence of a refusal is shown as a message (rules 13). */
import { expect, test } from 'vitest';
import { ApiRefusal, NetworkFailure } from '../../lib/refusals.ts';
import { refusalSentence } from './show-refusal.ts';

test('the first message of the e-mail comes before the one of the password', () => {
  const errors = {
    password: ['please enter password'],
    email: ['This e-mail already has an account. Log in instead.', 'second'],
  };
  expect(refusalSentence(new ApiRefusal(422, { message: 'x', errors }))).toBe(
    'This e-mail already has an account. Log in instead.',
  );
});

test('without a message on the e-mail it is the first of the password', () => {
  const errors = { name: ['no'], password: ['Password must be at least 8 character'] };
  expect(refusalSentence(new ApiRefusal(422, { message: 'x', errors }))).toBe(
    'Password must be at least 8 character',
  );
});

test('without fields it is what was said, and a lost network says so', () => {
  expect(refusalSentence(new ApiRefusal(401, { message: 'Invalid Credentials' }))).toBe(
    'Invalid Credentials',
  );
  expect(refusalSentence(new NetworkFailure('offline'))).toContain("can't reach");
});
