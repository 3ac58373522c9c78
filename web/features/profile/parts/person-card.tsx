/** Who a person is, at the head of their page: picture, name, story line, record; and the page's two columns. */
import { CalendarDays, Clock, Globe, MapPin, PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicProfile } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showMonth } from '#web/lib/dates.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';

const KINDS_SHOWN = 2;

type Props = {
  profile: PublicProfile;
  online: boolean;
  /** What they offer: only on others' pages, as it loads later on one's own. */
  offer?: ReactNode;
  /** Buttons above the facts. */
  children?: ReactNode;
};

export function PersonCard({ profile, online, offer, children }: Props) {
  const { name, userdetail: detail, rating, reviews, replies } = profile;
  const fullName = fullNameOf(profile);
  const desk = useIsDesktop();
  return (
    <section aria-label={fullName} className="card relative grid gap-3 p-4 wrap-anywhere sm:p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 lg:gap-y-3 lg:grid-cols-[minmax(0,1fr)] lg:justify-items-center lg:text-center">
        <Avatar name={fullName} image={detail?.profile_image} size="xl" />
        <div className="grid justify-items-start gap-1.5 lg:justify-items-center lg:gap-3">
          {/* Leaves room for the icons in the corner. */}
          <div className={cx(Boolean(children) && 'max-lg:pe-8')}>
            <h1 className="lg:text-2xl lg:leading-8">{fullName}</h1>
            {name !== fullName && <p className="text-soft">{name}</p>}
          </div>
          <Badge
            tone={online ? 'good' : 'quiet'}
            icon={<span aria-hidden className="size-2 rounded-full bg-current" />}
          >
            {online ? words.common.people.online : words.profiles.page.offline}
          </Badge>
          {rating !== null && <Stars rating={rating} count={reviews} size={18} />}
        </div>
        {detail?.storyLine && (
          <p className="col-span-full text-pretty lg:text-lg lg:leading-6.5 lg:text-balance">
            {detail.storyLine}
          </p>
        )}
        {offer && !desk && detail?.description && (
          <p className="col-span-full line-clamp-4 text-sm text-pretty whitespace-pre-line">
            {detail.description}
          </p>
        )}
        <div className="col-span-full flex flex-wrap gap-x-3 text-sm text-soft empty:hidden lg:grid lg:justify-items-center">
          {offer}
          {replies && (
            <p className="flex items-center gap-1.5 lg:not-first:mt-3">
              <Clock aria-hidden size={18} className="max-lg:hidden" />
              {words.common.people.replies[replies]}
            </p>
          )}
        </div>
      </div>
      {children && (
        <div className="flex flex-wrap gap-2 text-center *:grow max-sm:*:text-sm lg:grid lg:gap-3">
          {children}
        </div>
      )}
      <Facts profile={profile} />
    </section>
  );
}

/** The person's skills, and the lowest price of their gigs. */
export function SkillsAndLowestPrice({ profile: { skills, gigs } }: Pick<Props, 'profile'>) {
  const kinds = skills.slice(0, KINDS_SHOWN).map(({ name }) => words.common.named.of(name));
  const from = gigs.length > 0 && Math.min(...gigs.map(({ price_from }) => price_from));
  return (
    <>
      {kinds.length > 0 && <p className="w-full">{kinds.join(' · ')}</p>}
      {from !== false && (
        <p className="font-semibold text-ink tabular-nums">{words.common.amounts.from(showNaira(from))}</p>
      )}
    </>
  );
}

function Facts({ profile }: Pick<Props, 'profile'>) {
  const { created_at, languages, userdetail: detail, orders_completed: completed } = profile;
  return (
    <dl className="max-lg:-ml-3.5 max-lg:flex max-lg:flex-wrap max-lg:text-sm max-lg:text-soft max-lg:[clip-path:inset(0_0_0_.875rem)] lg:mt-2 lg:grid lg:gap-2 lg:border-t lg:border-line lg:pt-4">
      {detail && (
        <Fact icon={<MapPin size={18} />} name={words.common.labels.country} value={detail.country} />
      )}
      {languages.length > 0 && (
        <Fact
          icon={<Globe size={18} />}
          name={words.profiles.languages.title}
          value={languages.map(({ name }) => name).join(', ')}
        />
      )}
      {completed > 0 && (
        <Fact
          icon={<PackageCheck size={18} />}
          name={words.common.fixed.completed}
          value={words.common.counted.orders(completed)}
        />
      )}
      <Fact
        icon={<CalendarDays size={18} />}
        named
        name={words.profiles.page.joined}
        value={showMonth(created_at)}
      />
    </dl>
  );
}

/** First and last name; the account name while there is no profile. */
export function fullNameOf({ name, userdetail }: Pick<PublicProfile, 'name' | 'userdetail'>): string {
  return userdetail ? `${userdetail.firstname} ${userdetail.lastname}` : name;
}

type FactProps = {
  icon: ReactNode;
  name: string;
  value: string;
  /** Shows its name also on phones, as the value alone says nothing. */
  named?: boolean;
};

/** On phones the facts share lines, separated by dots; the dot at the start of a line is cut off. */
function Fact({ icon, name, value, named }: FactProps) {
  return (
    <div className="max-lg:relative max-lg:pl-3.5 max-lg:before:absolute max-lg:before:left-1.5 max-lg:before:content-['·'] lg:flex lg:items-center lg:gap-2.5">
      <span aria-hidden className="shrink-0 text-soft max-lg:hidden">
        {icon}
      </span>
      <dt className={cx('inline text-sm text-soft lg:shrink-0', !named && 'sr-only')}>{name}</dt>{' '}
      <dd className="min-w-0 max-lg:inline-block">{value}</dd>
    </div>
  );
}

type FactCardProps = {
  title: string;
  /** One-line summary while the card is collapsed. */
  brief: string | null | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** A group of facts: a card on desktop; on phones collapsed under its title. */
export function FactCard({ title, brief, actions, children }: FactCardProps) {
  const desk = useIsDesktop();
  if (desk)
    return (
      <Card title={title} actions={actions}>
        {children}
      </Card>
    );
  return (
    <details className="card group">
      <summary className="px-4 py-3">
        <h2 className="inline text-base leading-6">{title}</h2>
        {brief && <p className="truncate pl-5.5 text-sm text-soft group-open:hidden">{brief}</p>}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        {children}
        {actions && <div className="justify-self-end">{actions}</div>}
      </div>
    </details>
  );
}

type ProfileLayoutProps = {
  /** The head of the left column. */
  who: ReactNode;
  /** The right column. */
  children: ReactNode;
  /** The rest of the left column. */
  more: ReactNode;
};

/** A person's page: two columns on desktop; on phones the person, then their offers, then the facts, collapsed. */
export function ProfileLayout({ who, children, more }: ProfileLayoutProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className={STACK}>{who}</div>
      <div className="grid gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
      <div className={`${STACK} empty:hidden max-lg:gap-2 lg:col-start-1 lg:row-start-2`}>{more}</div>
    </div>
  );
}

const STACK = 'grid gap-5';
