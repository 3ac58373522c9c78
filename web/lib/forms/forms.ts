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

/** The form of a schema: what is typed on one side, what the API takes on the other. */
export type ContractForm<S extends z.ZodMiniType> = UseFormReturn<
  z.input<S> & FieldValues,
  unknown,
  z.output<S> & FieldValues
>;

/**
 * A form that takes a schema of the contract. Give every field a default (`''` for text), so that nothing is
 * uncontrolled. Messages come on blur and on submit; the first wrong field gets the focus.
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
 * Puts a refusal where it belongs: messages of a 422 under their fields with the first one focused, everything
 * else on the form itself (shown by `FormError`). Field names the form does not know count as the form's own.
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

/** True where this file is refused however often it is sent; a lost upload can be sent again. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiRefusal && [413, 415, 422].includes(error.status) && error.code !== UPLOAD_GONE;
}

/** True when the person stopped the sending. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof NetworkFailure && error.reason === 'cancelled';
}
