/** /notificationPreferences: which notifications reach a person by which channel; every switch is saved at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { type NewsWay, newsWays } from '#contract/notifications/choices.ts';
import { notificationPreferences, type Preference } from '#contract/notifications/preferences.ts';
import { words } from '#contract/words.ts';
import { useFitsTables } from '#web/lib/media.ts';
import {
  isPushSupported,
  PushServiceError,
  type PushState,
  pushState,
  switchPushOff,
  switchPushOn,
} from '#web/lib/push/push.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { usePerson } from '#web/lib/session.ts';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Switch } from '#web/ui/switch.tsx';

export function PreferencesScreen() {
  const query = useQuery(preferencesOptions);
  const List = useFitsTables() ? Table : Cards;
  return (
    <>
      <PageHeader
        title={words.notifications.preferences.heading}
        text={words.notifications.preferences.lead}
        back
      />
      <div className="grid gap-5">
        <PushSwitch />
        <QueryView
          query={query}
          errorTitle={words.notifications.preferences.failed}
          waiting={<SkeletonList rows={7} className="h-16" />}
        >
          {({ preferences }) => <List rows={preferences} />}
        </QueryView>
        <ul className="grid max-w-prose list-disc gap-1 pl-5 text-sm text-soft">
          <li>{words.notifications.preferences.appHint}</li>
          <li>{words.notifications.preferences.alwaysMailed}</li>
          <li>{words.notifications.preferences.security}</li>
        </ul>
      </div>
    </>
  );
}

type ListProps = { rows: readonly Preference[] };

function Table({ rows }: ListProps) {
  const flip = useFlip();
  const columns: Column<Preference>[] = [
    {
      header: words.notifications.preferences.news,
      title: true,
      cell: (row) => <Kind row={row} />,
      className: 'w-full',
    },
    ...newsWays.map((way) => ({
      header: words.notifications.preferences.ways[way],
      cell: (row: Preference) => <ChannelCell row={row} way={way} flip={flip} />,
      className: 'whitespace-nowrap align-middle',
    })),
  ];
  return (
    <DataTable
      caption={words.notifications.preferences.heading}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.kind}
    />
  );
}

/** On phones the channels of a kind are side by side, so that the page stays short. */
function Cards({ rows }: ListProps) {
  const flip = useFlip();
  return (
    <ul aria-label={words.notifications.preferences.heading} className="grid gap-3">
      {rows.map((row) => (
        <li key={row.kind} className="card grid gap-3 p-4">
          <div className="font-semibold">
            <Kind row={row} />
          </div>
          <dl className="grid grid-cols-3 gap-2">
            {newsWays
              .filter((way) => row[way])
              .map((way) => (
                <div key={way} className="grid gap-1.5">
                  <dt className="text-sm text-soft">{words.notifications.preferences.ways[way]}</dt>
                  <dd className="flex min-h-7 items-center">
                    <ChannelCell row={row} way={way} flip={flip} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Kind({ row }: { row: Preference }) {
  const [name, hint] = words.notifications.preferences.kinds[row.kind];
  return (
    <>
      {name}
      <span className="block text-sm leading-5 font-normal text-soft">{hint}</span>
    </>
  );
}

type ChannelProps = { row: Preference; way: NewsWay; flip: ReturnType<typeof useFlip> };

/** A missing channel is announced to screen readers as well. */
function ChannelCell({ row, way, flip }: ChannelProps) {
  const cell = row[way];
  const [name] = words.notifications.preferences.kinds[row.kind];
  if (!cell) {
    return (
      <span className="text-soft">
        <span aria-hidden>–</span>
        <span className="sr-only">{words.notifications.preferences.none}</span>
      </span>
    );
  }
  if (cell.fixed) {
    return (
      <span className="inline-flex min-h-7 items-center gap-1.5 text-sm whitespace-nowrap text-soft">
        <Check size={16} aria-hidden /> {words.notifications.preferences.always}
      </span>
    );
  }
  return (
    <Switch
      checked={cell.on}
      onChange={(event) => flip({ kind: row.kind, way, on: event.target.checked })}
      aria-label={`${name}: ${words.notifications.preferences.ways[way]}`}
    />
  );
}

/** The switch for notifications on this device; nothing where the browser cannot show any. */
function PushSwitch() {
  const { state, busy, failure, flip } = usePush();
  const id = useId();
  if (state === 'unsupported') return null;
  const on = state === 'on';
  return (
    <section aria-labelledby={`${id}-title`} className="card p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-0.5">
          <h2 id={`${id}-title`} className="text-base leading-6">
            {words.notifications.push.title}
          </h2>
          <p id={`${id}-text`} className="text-sm text-soft">
            {state === 'blocked'
              ? words.notifications.push.blocked
              : on
                ? words.notifications.push.on
                : words.notifications.push.text}
          </p>
        </div>
        {state !== 'blocked' && (
          <Switch
            checked={on}
            disabled={busy || state === null}
            onChange={flip}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
          />
        )}
      </div>
      {failure && (
        <div className="mt-3">
          <ErrorNote text={failure} />
        </div>
      )}
    </section>
  );
}

function usePush() {
  const { user } = usePerson();
  const [state, setState] = useState<PushState | null>(isPushSupported() ? null : 'unsupported');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    pushState(user.id).then(
      (found) => current && setState(found),
      () => current && setState('unsupported'),
    );
    return () => {
      current = false;
    };
  }, [user.id]);

  async function turn(): Promise<void> {
    try {
      const next = state === 'on' ? await switchPushOff() : await switchPushOn(user.id);
      setState(next);
      if (state === 'on') notify.good(words.notifications.push.off);
    } catch (error) {
      setFailure(error instanceof PushServiceError ? words.notifications.push.failed : messageOf(error));
    }
  }

  function flip(): void {
    setBusy(true);
    setFailure(null);
    void turn().finally(() => setBusy(false));
  }

  return { state, busy, failure, flip };
}

type Flip = Body<typeof notificationPreferences.set>;
type Preferences = Reply<typeof notificationPreferences.get>;

/** The preferences, cached under one key for the screen and its switches. */
const preferencesOptions = callOptions(notificationPreferences.get);

/** Saves one switch: shown at once, reverted alone when saving fails. The replies of slower calls never undo a later switch. */
function useFlip(): (wanted: Flip) => void {
  const client = useQueryClient();
  const { queryKey } = preferencesOptions;

  function show({ kind, way, on }: Flip): void {
    client.setQueryData<Preferences>(queryKey, (old) => {
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
