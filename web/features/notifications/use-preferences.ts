/** One switch of the preferences: shown at once, saved one after the other, undone alone when saving failed. */

import { useQueryClient } from '@tanstack/react-query';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { words } from '#contract/words.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';

type Flip = Body<typeof notificationPreferences.set>;
type Table = Reply<typeof notificationPreferences.get>;

/** The table, kept under one key for the screen and its switches. */
export const preferencesOptions = callOptions(notificationPreferences.get);

/** Calls with what is wanted; the answers of slower calls never undo a later switch. */
export function useFlip(): (wanted: Flip) => void {
  const client = useQueryClient();
  const { queryKey } = preferencesOptions;

  function show({ kind, way, on }: Flip): void {
    client.setQueryData<Table>(queryKey, (old) => {
      if (!old) return old;
      const preferences = old.preferences.map((row) => {
        const cell = row[way];
        return row.kind === kind && cell ? { ...row, [way]: { ...cell, on } } : row;
      });
      return { ...old, preferences };
    });
  }

  const { mutate } = useMutationCall(notificationPreferences.set, {
    scope: { id: 'preferences' },
    onMutate: ({ body }) => {
      void client.cancelQueries({ queryKey });
      show(body);
    },
    onSuccess: (_, { body }) => show(body),
    onError: (error, { body }) => {
      show({ ...body, on: !body.on });
      notify.bad(words.notifications.preferences.notSaved, 'usual', messageOf(error));
    },
  });
  return (body) => mutate({ body });
}
