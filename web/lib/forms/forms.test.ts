/** Refusals of the API are put under their fields. */
import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { ApiRefusal, NetworkFailure } from '../refusals.ts';
import { applyRefusal } from './forms.ts';

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
