/** /work: the Line, a strip on phones and a wall on larger screens, with the viewer above either. */
import { useQuery } from '@tanstack/react-query';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { useWide } from '#web/lib/media.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { FindForm } from '#web/ui/find-form.tsx';
import { FindTabs } from '#web/ui/find-tabs.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { LineStrip } from './parts/line-strip.tsx';
import { LineWall } from './parts/line-wall.tsx';
import { type Asked, useWorks } from './works.ts';

const VIEWER = later(async () => (await import('./viewer-dialog.tsx')).ViewerDialog);

type Props = {
  asked: Asked;
  /** As the address holds them, for the other tab. */
  query: string;
  filters: Record<string, string | number | undefined>;
  at: string | undefined;
  view: string | undefined;
  isWanted: boolean;
  onNarrow: (search: Record<string, string | number | undefined>) => void;
  onAt: (gig: string) => void;
  onView: (gig: string, isFirst: boolean) => void;
  onClose: () => void;
};

export function LineScreen(props: Props) {
  const { asked, query, filters, at, view, isWanted, onNarrow, onAt, onView, onClose } = props;
  const pages = useWorks(asked, at);
  const wide = useWide();
  const isNarrowed = Object.values({ ...filters, query: query || undefined }).some(
    (one) => one !== undefined,
  );
  const given = { at, isWanted, loadMore: () => pages.hasMore && !pages.isLoadingMore && pages.loadMore() };
  return (
    <>
      {wide && (
        <div className="mb-3 flex items-start gap-2">
          <FindForm
            query={query}
            onSearch={(text) => onNarrow({ ...filters, q: text || undefined })}
            className="min-w-0 flex-1"
          />
          <CategoryField
            chosen={asked.category}
            onChoose={(category) =>
              onNarrow({ ...filters, category, skill: undefined, q: query || undefined })
            }
          />
        </div>
      )}
      <div className="-mt-6 sm:mt-0">
        <FindTabs query={query} filters={filters} />
      </div>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 py-4 max-sm:sr-only">
        <h1 className="min-w-0 wrap-anywhere sm:text-3xl sm:leading-10">
          {query === '' ? words.gigs.line.title : words.gigs.line.titleFor(query)}
        </h1>
        {isNarrowed && <TextLink to={paths.work}>{words.gigs.line.all}</TextLink>}
      </header>
      <QueryView query={pages} errorTitle={words.gigs.line.failed} waiting={<Waiting wide={wide} />}>
        {(works) =>
          works.length === 0 ? (
            <div className="pt-6">
              <EmptyState
                title={words.gigs.line.empty}
                text={words.gigs.line.emptyText}
                action={<ButtonLink to={paths.work}>{words.gigs.line.all}</ButtonLink>}
              />
            </div>
          ) : (
            <>
              {wide ? (
                <LineWall works={works} {...given} />
              ) : (
                <LineStrip works={works} {...given} onAt={onAt} onView={(gig) => onView(gig, true)} />
              )}
              {view && (
                <LazyDialog
                  dialog={VIEWER}
                  given={{ id: view, works, onView: (gig: string) => onView(gig, false), onClose }}
                />
              )}
            </>
          )
        }
      </QueryView>
      {wide && <LoadMore pages={pages} />}
    </>
  );
}

type CategoryFieldProps = { chosen: string | undefined; onChoose: (category: string | undefined) => void };

function CategoryField({ chosen, onChoose }: CategoryFieldProps) {
  const { data } = useQuery({ ...callOptions(catalogue.categories), staleTime: Infinity });
  const all = { value: '', label: words.common.labels.allCategories };
  const options = data?.categories.map(({ id, name }) => ({ value: id, label: words.common.named.of(name) }));
  return (
    <SelectField
      label={words.common.labels.category}
      hideLabel
      name="category"
      value={chosen ?? ''}
      options={[all, ...(options ?? [])]}
      onChange={({ target }) => onChoose(target.value || undefined)}
      className="w-56"
    />
  );
}

/** As large as what comes. */
function Waiting({ wide }: { wide: boolean }) {
  if (!wide) return <Skeleton className="-mx-4 h-[calc(100dvh-9.75rem)]" />;
  return (
    <div aria-hidden className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-4">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((one) => (
        <Skeleton key={one} className="aspect-4/3 rounded-card" />
      ))}
    </div>
  );
}
