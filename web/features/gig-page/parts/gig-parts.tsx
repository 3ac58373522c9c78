/** The tabs Overview, Description, About the seller, FAQ and Reviews (rule 9.7). */
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Gig } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showMonth } from '#web/lib/dates.ts';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
/** The tabs as the URL names them (rule 9.7). */
export type GigTab = 'overview' | 'description' | 'seller' | 'faq' | 'reviews';

type Props = { gig: Gig; tab: GigTab; onTab: (tab: GigTab) => void; reviews: ReactNode };

export function GigParts({ gig, tab, onTab, reviews }: Props) {
  return (
    <Tabs
      label={words.gigs.page.tabs}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'overview', label: words.common.fixed.overview, panel: <Overview gig={gig} /> },
        {
          value: 'description',
          label: words.common.fixed.description,
          panel: <Text>{gig.description}</Text>,
        },
        { value: 'seller', label: words.gigs.fixed.seller, panel: <Seller gig={gig} /> },
        { value: 'faq', label: words.gigs.fixed.faq, panel: <Faq gig={gig} /> },
        {
          value: 'reviews',
          label: words.common.fixed.reviews,
          panel: <Reviews gig={gig}>{reviews}</Reviews>,
        },
      ]}
    />
  );
}

function Text({ children }: { children: string }) {
  return <p className="max-w-prose wrap-anywhere whitespace-pre-line">{children}</p>;
}

/** Reviews of all the talent's orders, with how many of them are about this gig. */
function Reviews({ gig: { reviews, user }, children }: { gig: Gig; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      {user.reviews > 0 && (
        <p className="text-soft">
          {words.gigs.page.reviewed(words.common.counted.reviews(user.reviews), user.name, reviews)}
        </p>
      )}
      {children}
    </div>
  );
}

function Overview({ gig }: { gig: Gig }) {
  const [first] = gig.scopepackage;
  return (
    <div className="grid gap-5">
      {gig.overview && <Text>{gig.overview}</Text>}
      <Facts
        items={[
          [words.common.labels.category, words.common.named.of(gig.category)],
          [words.common.labels.skill, words.common.named.of(gig.skill)],
          [
            words.common.labels.delivery,
            words.common.amounts.from(words.common.counted.days(gig.delivery_days)),
          ],
        ]}
      />
      {first && (
        <Card title={words.gigs.fixed.offers} as="section">
          <Facts
            items={[
              [words.common.labels.offers, words.common.counted.pieces(first.offers)],
              [words.common.labels.revisions, String(first.revisions)],
            ]}
          />
        </Card>
      )}
      <ul aria-label={words.common.labels.tags} className="flex flex-wrap gap-2">
        {gig.tags.map(({ tag }) => (
          <li key={tag}>
            <Link
              to={paths.gigsFound}
              params={{ search_query: tag }}
              className="inline-flex min-h-11 items-center rounded-full bg-sunken px-3 sm:min-h-9 text-sm text-ink no-underline hover:bg-wash hover:text-on-wash"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Seller({ gig: { user, userdetail } }: { gig: Gig }) {
  return (
    <div className="grid gap-4">
      {userdetail?.storyline && (
        <p className="text-lg leading-7 font-semibold wrap-anywhere">{userdetail.storyline}</p>
      )}
      {userdetail?.description && <Text>{userdetail.description}</Text>}
      <Facts
        items={[
          [
            words.common.labels.name,
            userdetail ? `${userdetail.firstname} ${userdetail.lastname}` : user.name,
          ],
          [words.common.labels.country, userdetail?.country ?? ''],
          [words.gigs.page.memberSince, showMonth(user.created_at)],
        ]}
      />
      <Link to={paths.person.talent} params={{ id: user.id }} className="justify-self-start font-semibold">
        {words.gigs.page.profile}
      </Link>
    </div>
  );
}

function Faq({ gig }: { gig: Gig }) {
  if (gig.faqs.length === 0) {
    return (
      <EmptyState motif="envelope" title={words.gigs.page.faqEmpty} text={words.gigs.page.faqEmptyLead} />
    );
  }
  return (
    <div className="grid divide-y divide-line border-y border-line">
      {gig.faqs.map(({ faq, answer }) => (
        <details key={faq} className="group">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold wrap-anywhere">
            {faq}
            <Plus aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-prose pb-4 wrap-anywhere whitespace-pre-line">{answer}</p>
        </details>
      ))}
    </div>
  );
}
