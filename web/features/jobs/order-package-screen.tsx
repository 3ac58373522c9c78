/** Buying a package of a gig: what it includes, a note for its talent, price and date; everything else is filled in. */
import { Link } from '@tanstack/react-router';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { daysBetween } from '#contract/core/days.ts';
import { firstNameOf } from '#contract/core/names.ts';
import type { Gig, ScopePackage } from '#contract/gigs/gigs.ts';
import { datesFrom, jobFromPackage, orderFromPurchase } from '#contract/gigs/order-terms.ts';
import { gigOrders, NOTE_MAX, purchaseForm } from '#contract/gigs/package-orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { lagosDay, sayDay } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { applyRefusal } from '#web/lib/forms/forms.ts';
import { nairaOf, showNaira } from '#web/lib/money.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { MediaCover } from '#web/ui/cards/media-cover.tsx';
import { FormError, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { MessageLink } from '#web/ui/lists/person-link.tsx';
import { Included } from '#web/ui/package-rows.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import { Conditions, type PurchaseControl } from './parts/conditions.tsx';

type Props = { gig: Gig; chosen: ScopePackage; onOrdered: (jobId: string) => void };

export function OrderPackage({ gig, chosen, onOrdered }: Props) {
  const name = firstNameOf(gig.user.name);
  const [isClosed, setClosed] = useState(false);
  // As first shown: the form was filled in from it.
  const [package_price] = useState(chosen.price);
  const { control, submit, busy, restored, discard } = useFormCall({
    schema: purchaseForm,
    start: { ...jobFromPackage(gig, chosen, lagosDay()), job_description: '' },
    draft: `buy.${gig.id}.${chosen.position}`,
    endpoint: gigOrders.order,
    input: (form) => ({
      params: { id: gig.id },
      body: { ...orderFromPurchase(gig, chosen, form, lagosDay()), package_price },
    }),
    onDone({ job_id }) {
      onOrdered(job_id);
    },
    refuse(form, error) {
      applyRefusal(form, error);
      setClosed(error instanceof ApiRefusal && error.code === 'not_for_sale');
    },
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]"
    >
      <div className="grid min-w-0 gap-4">
        {restored && <RestoredNote onDiscard={discard} />}
        <PackageCard gig={gig} chosen={chosen} />
        <Card>
          <FormTextarea
            control={control}
            name="job_description"
            label={words.buying.order.note(name)}
            hint={words.buying.order.noteHint(name)}
            optional
            rows={5}
            maxLength={NOTE_MAX}
          />
          <Answers gig={gig} name={name} />
        </Card>
      </div>
      <div className="contents lg:sticky lg:top-6 lg:row-span-2 lg:grid lg:gap-4">
        <Summary control={control} chosen={chosen} name={name} />
        <div
          data-foot
          className="grid gap-2 above-bar max-lg:sticky max-lg:z-20 max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-2.5"
        >
          <FormError control={control} />
          {isClosed && <OtherWays gig={gig} />}
          <SendButton control={control} busy={busy} disabled={isClosed} />
        </div>
      </div>
      <Conditions control={control} />
    </form>
  );
}

/** The package being bought; another one can be chosen on the page of the gig. */
function PackageCard({ gig, chosen }: Pick<Props, 'gig' | 'chosen'>) {
  return (
    <Card>
      <div className="flex items-start gap-4">
        {gig.cover && (
          <div aria-hidden className="w-24 shrink-0 overflow-hidden rounded sm:w-32">
            <MediaCover media={gig.cover} alt="" sizes="128px" bare tap={false} />
          </div>
        )}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 className="text-lg leading-6 wrap-anywhere">{chosen.name}</h2>
          <Link
            to={paths.gig}
            params={{ id: gig.id }}
            className="line-clamp-2 text-soft no-underline hover:underline"
          >
            {gig.title}
          </Link>
          <p className="text-xl leading-8 font-bold tabular-nums max-lg:hidden">{showNaira(chosen.price)}</p>
        </div>
      </div>
      <Included
        lines={[words.common.counted.pieces(chosen.offers), ...chosen.includes]}
        className="mt-3 border-t border-line pt-3 max-sm:gap-1"
      />
      {gig.scopepackage.length > 1 && (
        <TextLink
          to={paths.gig}
          params={{ id: gig.id }}
          search={chosen.position > 1 ? { package: chosen.position } : {}}
          className="mt-2 -mb-2 inline-block py-2.5"
        >
          {words.buying.order.change}
        </TextLink>
      )}
    </Card>
  );
}

/** The gig's questions with the talent's answers, so that hunters need not ask them again. */
function Answers({ gig: { faqs }, name }: { gig: Gig; name: string }) {
  if (faqs.length === 0) return null;
  return (
    <details className="group mt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-link [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden size={18} className="shrink-0 group-open:rotate-180" />
        {words.buying.order.answers(name, faqs.length)}
      </summary>
      <dl className="grid gap-3 pt-1">
        {faqs.map(({ faq, answer }) => (
          <div key={faq} className="wrap-anywhere">
            <dt className="font-semibold">{faq}</dt>
            <dd className="whitespace-pre-line text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type SummaryProps = { control: PurchaseControl; chosen: ScopePackage; name: string };

/** The price, the delivery date, and when money moves. */
function Summary({ control, chosen, name }: SummaryProps) {
  const { further_round: round } = chosen;
  const [price, start_date, end_date] = useWatch({
    control,
    name: ['price_budget', 'start_date', 'end_date'],
  });
  const dates = datesFrom({ start_date, end_date }, lagosDay());
  const days = Math.round(daysBetween(dates.start_date, dates.end_date));
  const naira = nairaOf(price);
  return (
    <Card title={words.buying.order.summary}>
      <Facts
        items={[
          [
            words.common.labels.price,
            <b key="price" className="text-lg tabular-nums">
              {naira === null ? '–' : showNaira(naira)}
            </b>,
          ],
          [
            words.buying.order.readyBy,
            <span key="day">
              <b className="font-semibold whitespace-nowrap">{dates.end_date && sayDay(dates.end_date)}</b>
              {days > 0 && (
                <span className="block text-sm text-soft">{words.buying.order.readyHint(days)}</span>
              )}
            </span>,
          ],
          [
            words.common.labels.revisions,
            chosen.revisions === 0 ? words.buying.order.noRevisions : String(chosen.revisions),
          ],
          ...(round
            ? [
                [
                  words.gigs.round.label,
                  words.gigs.round.said(showNaira(round.price), words.common.counted.days(round.days)),
                ] as const,
              ]
            : []),
        ]}
      />
      <p className="mt-4 flex items-start gap-2 border-t border-line pt-4">
        <ShieldCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
        <span>{words.buying.order.escrow(name)}</span>
      </p>
    </Card>
  );
}

/** What can be done about a gig that takes no orders. */
function OtherWays({ gig }: { gig: Gig }) {
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <MessageLink person={gig.user} size="sm" className="min-h-11" />
      <ButtonLink
        to={paths.gigSearch}
        search={{ category: gig.categoryId }}
        variant="secondary"
        size="sm"
        className="min-h-11"
      >
        {words.orders.next.similarGigs}
      </ButtonLink>
    </div>
  );
}

type SendProps = { control: PurchaseControl; busy: boolean; disabled: boolean };

/** The send button with the price beside it: on phones both stay in view. */
function SendButton({ control, ...state }: SendProps) {
  const naira = nairaOf(useWatch({ control, name: 'price_budget' }));
  return (
    <div className="flex items-center gap-3 lg:grid">
      <p className="grid min-w-0 shrink-0 leading-5 lg:order-last lg:text-center">
        {naira !== null && <b className="tabular-nums lg:hidden">{showNaira(naira)}</b>}
        <span className="text-sm text-soft max-lg:max-w-28">{words.buying.order.free}</span>
      </p>
      <NetworkButton type="submit" {...state} wide>
        {words.buying.order.send}
      </NetworkButton>
    </div>
  );
}
