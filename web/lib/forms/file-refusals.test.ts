/** Which refusals show under the file. */
import { expect, test } from 'vitest';
import { ApiRefusal, NetworkFailure } from '../refusals.ts';
import { fileRefusal, isRefusedForGood, wasCancelled } from './file-refusals.ts';

test('a 422 on profile_image gives its first message', () => {
  const refusal = new ApiRefusal(422, {
    message: "Some of what you entered isn't valid. Check it and try again.",
    errors: { profile_image: ["We couldn't read this file. Choose another one", 'second'] },
  });
  expect(fileRefusal(refusal, 'profile_image')).toBe("We couldn't read this file. Choose another one");
});

test.each([413, 415])('a %i is about the file', (status) => {
  expect(fileRefusal(new ApiRefusal(status, { message: 'Not this one' }), 'profile_image')).toBe(
    'Not this one',
  );
});

test('refusals of other fields and lost networks are not about the file', () => {
  expect(
    fileRefusal(new ApiRefusal(422, { errors: { storyline: ['too long'] } }), 'profile_image'),
  ).toBeUndefined();
  expect(fileRefusal(new NetworkFailure('offline'), 'profile_image')).toBeUndefined();
});

test.each([
  [new ApiRefusal(413, { code: 'common.fileErrors.tooLarge' }), true],
  [new ApiRefusal(415, { code: 'common.fileErrors.unfit' }), true],
  [
    new ApiRefusal(422, {
      code: 'common.errors.invalid',
      errors: { profile_image: ["We couldn't read this file. Choose another one"] },
    }),
    true,
  ],
  [new ApiRefusal(422, { code: 'upload_gone' }), false],
  [new ApiRefusal(409, { code: 'upload_unfinished' }), false],
  [new ApiRefusal(503, {}), false],
  [new NetworkFailure('offline'), false],
])('%s: for good is %s', (error, forGood) => {
  expect(isRefusedForGood(error)).toBe(forGood);
});

test('only cancelling by the person counts as cancelled', () => {
  expect(wasCancelled(new NetworkFailure('cancelled'))).toBe(true);
  expect(wasCancelled(new NetworkFailure('timeout'))).toBe(false);
});
