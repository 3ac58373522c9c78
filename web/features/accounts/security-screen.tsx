/** /security: the password, the e-mail address, the phone number, open sessions and recent activity. */
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Mail, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { accounts } from '#contract/accounts/accounts.ts';
import { type OpenSession, type SecurityEvent, security } from '#contract/accounts/security.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { later } from '#web/lib/later.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { WarnNote } from '#web/ui/basics/error-box.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Skeleton, SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { SecondFactorSection } from './second-factor/section.tsx';

const w = words.security;
const PASSWORD = later(async () => (await import('./security-dialogs.tsx')).PasswordDialog);
const EMAIL = later(async () => (await import('./security-dialogs.tsx')).EmailDialog);
const PHONE = later(async () => (await import('./security-dialogs.tsx')).PhoneDialog);
const END = later(async () => (await import('./security-dialogs.tsx')).EndSessionDialog);
const END_OTHERS = later(async () => (await import('./security-dialogs.tsx')).EndOthersDialog);

export function SecurityScreen() {
  return (
    <>
      <PageHeader title={words.common.places.security} text={w.page.lead} back />
      <div className="grid max-w-3xl gap-5">
        <SettingCard
          title={w.password.title}
          open={w.password.open}
          icon={<KeyRound size={18} />}
          dialog={PASSWORD}
        >
          <p className="text-soft">{w.password.text}</p>
        </SettingCard>
        <SecondFactorSection />
        <Email />
        <PhoneNumber />
        <Devices />
        <Activity />
      </div>
    </>
  );
}

type SettingProps = {
  title: string;
  /** The button's label. */
  open: string;
  icon: ReactNode;
  dialog: typeof PASSWORD;
  children: ReactNode;
};

/** One setting, with a button that opens its dialog. */
function SettingCard({ title, open, icon, dialog, children }: SettingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={title}>
      {children}
      <Button variant="secondary" className="mt-4" icon={icon} onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && <LazyDialog dialog={dialog} given={{ onClose: () => setOpen(false) }} />}
    </Card>
  );
}

/** The person as the API knows them: this tab remembers them from the login, and address and number change afterwards. */
function useOwnAccount() {
  const known = usePerson();
  return useQuery(callOptions(accounts.me)).data ?? known;
}

function Email() {
  const { user } = useOwnAccount();
  const { data } = useQuery(callOptions(security.emailChange));
  const change = data?.change;
  return (
    <SettingCard title={w.email.title} open={w.email.open} icon={<Mail size={18} />} dialog={EMAIL}>
      <p className="wrap-anywhere">{user.email}</p>
      {change && (
        <div role="status" className="mt-3">
          <WarnNote>
            <strong className="block">{w.email.waiting(change.email)}</strong>
            {waitsFor(change)} {w.email.until(sayMoment(change.expires_at))}
          </WarnNote>
        </div>
      )}
    </SettingCard>
  );
}

function waitsFor(change: { old_confirmed: boolean; new_confirmed: boolean }): string {
  if (change.old_confirmed) return w.email.waitsForNew;
  return change.new_confirmed ? w.email.waitsForOld : w.email.waitsForBoth;
}

function PhoneNumber() {
  const { user_profile: profile } = useOwnAccount();
  if (!profile) return null;
  return (
    <SettingCard title={w.phone.title} open={w.phone.open} icon={<Phone size={18} />} dialog={PHONE}>
      <p>{profile.phone_number}</p>
    </SettingCard>
  );
}

type From = Pick<SecurityEvent, 'browser' | 'system' | 'country'>;

function nameDevice({ browser, system }: From): string {
  return browser && system ? w.device.named(browser, system) : w.device.unknown;
}

/** The device and, where it is known, the country. */
function placeOf(from: From): string {
  return from.country ? `${nameDevice(from)}, ${from.country}` : nameDevice(from);
}

function Devices() {
  const query = useQuery(callOptions(security.sessions));
  const [ending, setEnding] = useState<OpenSession | 'others' | null>(null);
  const onClose = () => setEnding(null);
  return (
    <Card title={w.devices.title}>
      <p className="text-soft">{w.devices.text}</p>
      <QueryView
        query={query}
        errorTitle={w.devices.failed}
        waiting={<SkeletonList rows={2} className="mt-4 h-16" />}
      >
        {({ sessions }) => (
          <>
            <ul aria-label={w.devices.list} className="mt-4 grid divide-y divide-line">
              {sessions.map((session) => (
                <Device key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button variant="secondary" className="mt-4" onClick={() => setEnding('others')}>
                {w.devices.endOthers}
              </Button>
            )}
          </>
        )}
      </QueryView>
      {ending === 'others' && <LazyDialog dialog={END_OTHERS} given={{ onClose }} />}
      {ending && ending !== 'others' && (
        <LazyDialog dialog={END} given={{ id: ending.id, device: nameDevice(ending), onClose }} />
      )}
    </Card>
  );
}

function Device({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap gap-2 font-semibold">
          {placeOf(session)}
          {session.current && <Badge tone="good">{w.devices.this}</Badge>}
        </p>
        <p className="text-sm text-soft">{w.devices.seen(sayMoment(session.seen_at))}</p>
      </div>
      {!session.current && (
        <Button variant="quiet" aria-label={w.devices.endOf(nameDevice(session))} onClick={onEnd}>
          {w.devices.end}
        </Button>
      )}
    </li>
  );
}

function Activity() {
  const pages = useCallPages(security.activity, { query: {} }, ({ events, next }) => ({
    items: events,
    next,
  }));
  return (
    <Card title={w.activity.title}>
      <QueryView query={pages} errorTitle={w.activity.failed} waiting={<Skeleton className="h-40" />}>
        {(events) =>
          events.length === 0 ? (
            <p className="text-soft">{w.activity.empty}</p>
          ) : (
            <>
              <ul aria-label={w.activity.list} className="grid divide-y divide-line">
                {events.map((event) => (
                  <li key={event.id} className="py-3">
                    <p className="font-semibold">{w.kinds[event.kind]}</p>
                    <p className="text-sm text-soft">
                      {sayMoment(event.at)}, {placeOf(event)}
                    </p>
                  </li>
                ))}
              </ul>
              <LoadMore pages={pages} />
            </>
          )
        }
      </QueryView>
    </Card>
  );
}
