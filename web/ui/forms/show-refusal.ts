/** How account and profile forms show a refusal: as a message at the top centre and under its field (rules 13). */
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyRefusal } from '../../lib/forms/forms.ts';
import { ApiRefusal, messageOf } from '../../lib/refusals.ts';
import { notify } from '../basics/toast.tsx';

/** The first of `errors.email`, else the first of `errors.password`, else the message. */
export function refusalSentence(error: unknown): string {
  return error instanceof ApiRefusal ? error.firstMessage('email', 'password') : messageOf(error);
}

export function showRefusal<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  notify.bad(refusalSentence(error));
  applyRefusal(form, error);
}
