/** The packages side by side; on phones one after the other by a switch. */
import type { Gig, ScopePackage } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useWide } from '#web/lib/media.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Included } from './included.tsx';
import { Switch } from './package-panel.tsx';

type Props = { gig: Gig; chosen: ScopePackage; onChoose: (position: number) => void };

const COLUMNS = ['', 'sm:max-w-sm', 'sm:grid-cols-2', 'sm:grid-cols-3'];

export function PackageTable({ gig, chosen, onChoose }: Props) {
  const wide = useWide();
  const several = gig.scopepackage.length > 1;
  const shown = wide ? gig.scopepackage : [chosen];
  return (
    <section aria-label={words.common.labels.packages} className="grid gap-3">
      <h2 className="text-xl leading-7">
        {several ? words.common.labels.packages : words.gigs.page.package}
      </h2>
      {several && !wide && <Switch {...{ gig, chosen, onChoose }} />}
      <ul className={cx('grid gap-3', COLUMNS[gig.scopepackage.length])}>
        {shown.map((one) => (
          <li
            key={one.position}
            className={cx(
              'flex flex-col gap-4 rounded-card border bg-card p-4',
              several && wide && one.position === chosen.position ? 'border-primary' : 'border-line',
            )}
          >
            <div>
              <h3 className="font-body text-base font-semibold wrap-anywhere">{one.name}</h3>
              <p className="text-xl leading-8 font-bold tabular-nums">{showNaira(one.price)}</p>
            </div>
            <PackageFacts one={one} />
            <Included lines={one.includes} />
            {several && wide && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-auto"
                aria-pressed={one.position === chosen.position}
                onClick={() => onChoose(one.position)}
              >
                {one.position === chosen.position ? words.common.labels.chosen : words.gigs.page.choose}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a package promises, in figures. */
function PackageFacts({ one }: { one: ScopePackage }) {
  const facts = [
    [words.common.labels.delivery, words.common.counted.days(one.delivery_days)],
    [words.common.labels.offers, words.common.counted.pieces(one.offers)],
    [words.common.labels.revisions, String(one.revisions)],
  ];
  return (
    <dl className="grid gap-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
