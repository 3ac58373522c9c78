/** /work: the Line, a strip on phones and a wall on larger screens, with the viewer above either. */
import { useQuery } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later } from '#web/lib/later.ts';
import { useFitsTables } from '#web/lib/media.ts';
import { useSettled } from '#web/lib/pause.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { FindTabs } from '#web/ui/find-tabs.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import { LineStrip } from './parts/line-strip.tsx';
import { LineWall } from './parts/line-wall.tsx';
import { useWorks, type WorksQuery } from './works.ts';

const VIEWER = later(async () => (await import('./viewer-dialog.tsx')).ViewerDialog);

type Props = {
  asked: WorksQuery;
  /** Query and filters as the URL holds them, for the other tab. */
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
  const wide = useFitsTables();
  const isNarrowed = Object.values({ ...filters, query: query || undefined }).some(
    (one) => one !== undefined,
  );
  const category = {
    chosen: asked.category,
    onChoose: (id: string | undefined) =>
      onNarrow({ ...filters, category: id, skill: undefined, q: query || undefined }),
  };
  const given = { at, isWanted, loadMore: () => pages.hasMore && !pages.isLoadingMore && pages.loadMore() };
  return (
    <>
      {wide && (
        <div className="flex items-start gap-2">
          <FindTabs query={query} filters={filters} />
          <SearchForm
            query={query}
            onSearch={(text) => onNarrow({ ...filters, q: text || undefined })}
            className="min-w-0 flex-1"
          />
          <CategoryField {...category} />
        </div>
      )}
      {!wide && (
        <div className="relative -mt-6">
          <FindTabs query={query} filters={filters}>
            <PhoneSearch query={query} onSearch={(text) => onNarrow({ ...filters, q: text || undefined })} />
            <CategoryIcon {...category} />
          </FindTabs>
        </div>
      )}
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 max-sm:sr-only">
        {/* Only for screen readers without a query: the tab already says the same. */}
        <h1 className={query === '' ? 'sr-only' : 'display min-w-0 wrap-anywhere'}>
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

const PHONE_SIGN =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm px-2 text-sm font-semibold text-link';

const focusField = (box: HTMLElement | null) => box?.querySelector('input')?.focus();

type SearchProps = { query: string; onSearch: (query: string) => void };

/** On phones: an icon beside the tabs, with the query; its field overlays the work. */
function PhoneSearch({ query, onSearch }: SearchProps) {
  const [open, setOpen] = useState(false);
  const sign = useRef<HTMLButtonElement>(null);
  const search = (text: string) => {
    sign.current?.focus();
    setOpen(false);
    onSearch(text);
  };
  return (
    <>
      <button
        ref={sign}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={cx(PHONE_SIGN, 'max-w-28')}
      >
        <Search aria-hidden size={20} className="shrink-0" />
        <span className="sr-only">{words.gigs.search.submit}</span>
        {query && <span className="truncate">{query}</span>}
      </button>
      {open && (
        <div
          ref={focusField}
          className="absolute inset-x-0 top-full z-20 -mx-4 border-b border-line bg-card px-4 py-3"
        >
          <SearchForm query={query} onSearch={search} />
        </div>
      )}
    </>
  );
}

type CategoryFieldProps = { chosen: string | undefined; onChoose: (category: string | undefined) => void };

/** The options of the category field, "all" first. */
function useCategoryOptions(enabled = true) {
  const { data } = useQuery({ ...callOptions(catalogue.categories), enabled });
  const named = data?.categories.map(({ id, name }) => ({ value: id, label: words.common.named.of(name) }));
  return [{ value: '', label: words.common.labels.allCategories }, ...(named ?? [])];
}

/** On phones, where the work fills the screen: an icon beside the tabs, with the chosen category. */
function CategoryIcon({ chosen = '', onChoose }: CategoryFieldProps) {
  const options = useCategoryOptions(useSettled() || chosen !== '');
  const now = options.find(({ value }) => value === chosen);
  return (
    <label
      className={cx(
        PHONE_SIGN,
        'relative max-w-28 focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-primary',
      )}
    >
      <SlidersHorizontal aria-hidden size={20} className="shrink-0" />
      <span className="sr-only">{words.common.labels.category}</span>
      {chosen && <span className="truncate">{now?.label}</span>}
      <select
        value={chosen}
        onChange={({ target }) => onChoose(target.value || undefined)}
        className="absolute inset-0 cursor-pointer text-base opacity-0"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function CategoryField({ chosen, onChoose }: CategoryFieldProps) {
  return (
    <SelectField
      label={words.common.labels.category}
      hideLabel
      name="category"
      value={chosen ?? ''}
      options={useCategoryOptions()}
      onChange={({ target }) => onChoose(target.value || undefined)}
      className="w-56"
    />
  );
}

/** A placeholder as large as what comes. */
function Waiting({ wide }: { wide: boolean }) {
  if (!wide) return <Skeleton className="-mx-4 h-[calc(100dvh-9.75rem)]" />;
  return (
    <div aria-hidden className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <Skeleton key={one} className="aspect-4/3 rounded" />
      ))}
    </div>
  );
}
