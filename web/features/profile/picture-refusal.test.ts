/** Which refusals stand under the picture. */
import { expect, test } from 'vitest';
import { ApiRefusal, NetworkFailure } from '#web/lib/refusals.ts';
import { pictureRefusal, wasCancelled } from './picture-refusal.ts';

test('a 422 on profile_image gives its first message', () => {
  const refusal = new ApiRefusal(422, {
    message: 'The given data was invalid.',
    errors: { profile_image: ['This file could not be read', 'second'] },
  });
  expect(pictureRefusal(refusal)).toBe('This file could not be read');
});

test.each([413, 415])('a %i is about the picture', (status) => {
  expect(pictureRefusal(new ApiRefusal(status, { message: 'Not this one' }))).toBe('Not this one');
});

test('refusals of other fields and lost networks are not about the picture', () => {
  expect(pictureRefusal(new ApiRefusal(422, { errors: { storyline: ['too long'] } }))).toBeUndefined();
  expect(pictureRefusal(new NetworkFailure('offline'))).toBeUndefined();
});

test('only the own cancelling counts as cancelled', () => {
  expect(wasCancelled(new NetworkFailure('cancelled'))).toBe(true);
  expect(wasCancelled(new NetworkFailure('timeout'))).toBe(false);
});
