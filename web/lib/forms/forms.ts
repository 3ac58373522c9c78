/** Forms over the contract's schemas: checks on blur and submit, and which refusals belong under which field or file (rules 13). */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { UPLOAD_GONE } from '#contract/core/endpoint.ts';
import { ApiRefusal, messageOf, NetworkFailure } from '../refusals.ts';

/** The form of a schema: its input is what is typed, its output what the API takes. */
export type ContractForm<S extends z.ZodMiniType> = UseFormReturn<
  z.input<S> & FieldValues,
  unknown,
  z.output<S> & FieldValues
>;

/**
 * A form validated by a contract schema. Give every field a default (`''` for text), so that nothing is
 * uncontrolled. Messages appear on blur and on submit; the first invalid field gets the focus.
 */
export function useContractForm<S extends z.ZodMiniType>(
  schema: S,
  defaultValues: DefaultValues<z.input<S> & FieldValues>,
): ContractForm<S> {
  const [resolver] = useState(() => zodResolver(schema as z.ZodMiniType<FieldValues, FieldValues>));
  return useForm({
    resolver: resolver as never,
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  }) as unknown as ContractForm<S>;
}

/**
 * Shows a refusal in its place: messages of a 422 under their fields, with the first one focused, everything
 * else on the form itself (shown by `FormError`). Unknown field names count as the form's own.
 */
export function applyRefusal<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  const messages = error instanceof ApiRefusal ? Object.entries(error.errors) : [];
  const known = new Set(Object.keys(form.getValues()));
  const placed = messages.filter(([field]) => known.has(field.split('.')[0] ?? ''));
  placed.forEach(([field, [message = '']], index) => {
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  const unplaced = messages.find((entry) => !placed.includes(entry));
  if (placed.length === 0 || unplaced) {
    form.setError('root.server', { type: 'server', message: unplaced?.[1][0] ?? messageOf(error) });
  }
}

/** The first message of the file's field, or the sentence of a file that is too large or of the wrong kind. */
export function fileRefusal(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiRefusal)) return undefined;
  const aboutFile = error.status === 413 || error.status === 415;
  return error.errors[field]?.[0] ?? (aboutFile ? error.message : undefined);
}

/** True when this file will be refused on every try; a lost upload can be retried. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiRefusal && [413, 415, 422].includes(error.status) && error.code !== UPLOAD_GONE;
}

/** True when the person cancelled the upload. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof NetworkFailure && error.reason === 'cancelled';
}
