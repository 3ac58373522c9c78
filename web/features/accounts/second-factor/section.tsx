/** The "Two-step sign-in" settings: the authenticator app, passkeys and recovery codes. Mount it once on a screen. */
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Passkey, secondFactor } from '#contract/accounts/second-factor.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import { sayDay } from '#web/lib/dates.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { AppDialog, AppOffDialog } from './app-dialogs.tsx';
import { CodesDialog } from './codes.tsx';
import { AddPasskeyDialog, NamePasskeyDialog, RemovePasskeyDialog } from './passkey-dialogs.tsx';

const w = words.secondFactor.settings;

type State = Reply<typeof secondFactor.get>;
type Open = { what: 'app' | 'app-off' | 'add' | 'codes' } | { what: 'name' | 'remove'; passkey: Passkey };

export function SecondFactorSection() {
  const query = useQuery(callOptions(secondFactor.get));
  const [open, setOpen] = useState<Open | null>(null);
  const on = query.data?.on;
  return (
    <Card
      title={words.common.places.twoStep}
      actions={on !== undefined && <Badge tone={on ? 'good' : 'quiet'}>{on ? w.on : w.off}</Badge>}
    >
      <p className="max-w-prose text-soft">{w.lead}</p>
      <QueryView query={query} errorTitle={w.failed} waiting={<Skeleton className="mt-4 h-64" />}>
        {(state) => <Parts state={state} onOpen={setOpen} />}
      </QueryView>
      {open && <OpenDialog open={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

type PartsProps = { state: State; onOpen: (open: Open) => void };

function Parts({ state, onOpen }: PartsProps) {
  const { authenticator, passkeys, recovery_codes_left: left } = state;
  return (
    <div className="mt-4 grid divide-y divide-line border-t border-line">
      <Part
        title={w.app}
        text={authenticator ? w.appOn : w.appText}
        action={
          authenticator ? (
            <Button variant="secondary" onClick={() => onOpen({ what: 'app-off' })}>
              {w.switchOff}
            </Button>
          ) : (
            <Button onClick={() => onOpen({ what: 'app' })}>{w.setUp}</Button>
          )
        }
      />
      <Part
        title={w.passkeys}
        text={'PublicKeyCredential' in window ? w.passkeysText : w.noPasskeys}
        action={
          'PublicKeyCredential' in window && (
            <Button variant="secondary" onClick={() => onOpen({ what: 'add' })}>
              {w.addPasskey}
            </Button>
          )
        }
      >
        {passkeys.length > 0 && <Passkeys list={passkeys} onOpen={onOpen} />}
      </Part>
      {state.on && (
        <Part
          title={w.codes}
          text={`${w.codesText} ${w.codesLeft(left)}.`}
          action={
            <Button variant="secondary" onClick={() => onOpen({ what: 'codes' })}>
              {w.newCodes}
            </Button>
          }
        />
      )}
    </div>
  );
}

type PartProps = { title: string; text: string; action: ReactNode; children?: ReactNode };

function Part({ title, text, action, children }: PartProps) {
  return (
    <section className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-soft">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

function Passkeys({ list, onOpen }: { list: readonly Passkey[]; onOpen: (open: Open) => void }) {
  return (
    <ul className="grid gap-2">
      {list.map((passkey) => (
        <li key={passkey.id} className="flex items-center gap-2 rounded bg-sunken py-1 pr-1 pl-3">
          <div className="grid min-w-0 flex-1">
            <p className="wrap-anywhere">{passkey.name}</p>
            <p className="text-sm text-soft">
              {passkey.last_used_at
                ? w.used(sayDay(passkey.last_used_at))
                : w.added(sayDay(passkey.created_at))}
            </p>
          </div>
          <IconButton label={w.renameNamed(passkey.name)} onClick={() => onOpen({ what: 'name', passkey })}>
            <Pencil size={18} />
          </IconButton>
          <IconButton
            label={words.common.actions.removeNamed(passkey.name)}
            onClick={() => onOpen({ what: 'remove', passkey })}
          >
            <Trash2 size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.what) {
    case 'app':
      return <AppDialog onClose={onClose} />;
    case 'app-off':
      return <AppOffDialog onClose={onClose} />;
    case 'add':
      return <AddPasskeyDialog onClose={onClose} />;
    case 'codes':
      return <CodesDialog onClose={onClose} />;
    case 'name':
      return <NamePasskeyDialog passkey={open.passkey} onClose={onClose} />;
    case 'remove':
      return <RemovePasskeyDialog passkey={open.passkey} onClose={onClose} />;
  }
}
