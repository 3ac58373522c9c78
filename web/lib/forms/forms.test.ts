/** Refusals of the API are put under their fields. */
import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { ApiRefusal, NetworkFailure } from '../refusals.ts';
import { applyRefusal, fileRefusal, isRefusedForGood, wasCancelled } from './forms.ts';

type Values = { email: string; milestones: { title: string }[] };
let form: UseFormReturn<Values>;

beforeEach(() => {
  const { formControl } = createFormControl<Values>({
    defaultValues: { email: '', milestones: [{ title: '' }] },
  });
  form = formControl as unknown as UseFormReturn<Values>;
});

const messageAt = (name: string) => form.getFieldState(name as keyof Values).error?.message;

test('the first message of each field shows under it, nested fields too', () => {
  const errors = { email: ['taken', 'second'], 'milestones.0.title': ['missing'] };
  applyRefusal(form, new ApiRefusal(422, { message: 'Invalid', errors }));
  expect(messageAt('email')).toBe('taken');
  expect(messageAt('milestones.0.title')).toBe('missing');
  expect(messageAt('root.server')).toBeUndefined();
});

test('messages of a field that the form does not have show for the whole form', () => {
  applyRefusal(
    form,
    new ApiRefusal(422, { message: 'Invalid', errors: { file: ['too large'], email: ['taken'] } }),
  );
  expect(messageAt('root.server')).toBe('too large');
  expect(messageAt('email')).toBe('taken');
});

test('everything else shows on the form itself', () => {
  applyRefusal(form, new ApiRefusal(409, { message: 'This is not possible while the job is active' }));
  expect(messageAt('root.server')).toBe('This is not possible while the job is active');
  applyRefusal(form, new NetworkFailure('offline'));
  expect(messageAt('root.server')).toContain("We've kept what you typed");
});

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
