/** The left column of a talent's page: who this is. */
import { CalendarDays, MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { profiles } from '#contract/profiles.ts';
import { showMonth } from '#web/lib/dates.ts';
import { useOnline } from '#web/lib/online.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Props = { person: Reply<typeof profiles.get>['users']; onEdit: () => void };

export function ProfileColumn({ person, onEdit }: Props) {
  const { name, created_at, userdetail: detail } = person;
  const fullName = detail ? `${detail.firstname} ${detail.lastname}` : name;
  return (
    <section className="wrap-anywhere rounded-card border border-line bg-card p-5">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 text-center">
        <Avatar name={fullName} image={detail?.profile_image} size="xl" />
        <div className="min-w-0 max-w-full">
          <h1 className="font-sans text-2xl leading-8">{fullName}</h1>
          {name !== fullName && <p className="text-soft">{name}</p>}
        </div>
        <OnlineBadge />
        {detail?.storyLine && <p className="text-lg leading-6.5 text-balance">{detail.storyLine}</p>}
      </div>
      <dl className="mt-5 grid gap-2 border-t border-line pt-4">
        {detail && <Fact icon={<MapPin size={18} />} name="Country" value={detail.country} />}
        <Fact icon={<CalendarDays size={18} />} name="Joined since" value={showMonth(created_at)} />
      </dl>
      <div className="mt-5 grid gap-3 text-center">
        <Button variant="secondary" icon={<Pencil size={18} />} onClick={onEdit} wide>
          Edit picture and story
        </Button>
        <TextLink to="/updateProfile">Edit personal info and address</TextLink>
      </div>
      {detail?.description && (
        <div className="mt-5 border-t border-line pt-4">
          <h2 className="text-lg leading-7">Description</h2>
          <p className="mt-1 whitespace-pre-line">{detail.description}</p>
        </div>
      )}
    </section>
  );
}

/** Whether this device is connected, which is what others will see of a person as well. */
function OnlineBadge() {
  const online = useOnline();
  return (
    <Badge
      tone={online ? 'good' : 'quiet'}
      icon={<span aria-hidden className="size-2 rounded-full bg-current" />}
    >
      {online ? 'Online' : 'Offline'}
    </Badge>
  );
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
  return (
    <div className="flex items-center gap-2.5">
      <span aria-hidden className="shrink-0 text-soft">
        {icon}
      </span>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="ml-auto min-w-0 text-right">{value}</dd>
    </div>
  );
}
