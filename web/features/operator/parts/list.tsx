/** A list of the console: its title, filters in the address, and rows in every state. */
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Call, Endpoint, Reply } from '#contract/core/endpoint.ts';
import { cx } from '#web/lib/cx.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import type { TableOf } from './tables.tsx';

type Paged = Endpoint & { reply: z.ZodMiniType<{ next: string | null }> };

type ListProps<E extends Paged, Row> = {
  endpoint: E;
  query?: Call<E>['query'];
  of: (reply: Reply<E>) => readonly Row[];
  failed: string;
  /** The sentence for an empty list. */
  empty: string;
} & ({ table: TableOf<Row> } | { rows: (rows: readonly Row[]) => ReactNode });

export function List<E extends Paged, Row>({
  endpoint,
  query,
  of,
  failed,
  empty,
  ...shown
}: ListProps<E, Row>) {
  const pages = useCallPages(endpoint, { query: query ?? {} } as Call<E>, (reply) => ({
    items: of(reply),
    next: (reply as { next: string | null }).next,
  }));
  return (
    <QueryView query={pages} errorTitle={failed}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyNote text={empty} />
        ) : (
          <>
            {'table' in shown ? <DataTable {...shown.table} rows={rows} /> : shown.rows(rows)}
            <LoadMore pages={pages} />
          </>
        )
      }
    </QueryView>
  );
}

/** Understated, because an empty list is good news here. */
export function EmptyNote({ text }: { text: string }) {
  return <p className="card p-4 text-soft">{text}</p>;
}

type Options = readonly (readonly [value: string, label: string])[];
type Filter<Name> = { name: Name; label: string } & (
  | { by: 'search'; hint: string }
  /** A few options; the first is the default when the address names none. */
  | { by: 'choice'; options: Options }
  /** Many options, or all of them at once. */
  | { by: 'select'; options: Options; all: string }
);

type ScreenProps<E extends Paged, Row, S> = ListProps<E, Row> & {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** Between the title and the filters. */
  above?: ReactNode;
  filters?: readonly Filter<keyof S & string>[];
  search?: S;
  onSearch?: (search: S) => void;
};

export function ListScreen<E extends Paged, Row, S extends object = object>(props: ScreenProps<E, Row, S>) {
  const { title, lead, actions, above, filters = [], search = {} as S, onSearch, ...list } = props;
  const typed = search as Partial<Record<string, string>>;
  const change = (name: string, value: string) => {
    const { [name]: _before, ...others } = typed;
    onSearch?.((value ? { ...others, [name]: value } : others) as S);
  };
  return (
    <>
      <PageHeader title={title} text={lead} actions={actions} />
      {above}
      {filters.length > 0 && (
        <div className="mb-5 grid gap-3 sm:flex sm:items-start">
          {filters.map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              value={typed[filter.name] ?? ''}
              onChange={(value) => change(filter.name, value)}
            />
          ))}
        </div>
      )}
      <List {...(list as unknown as ListProps<E, Row>)} />
    </>
  );
}

type FilterProps = { filter: Filter<string>; value: string; onChange: (value: string) => void };

function FilterField({ filter, value, onChange }: FilterProps) {
  const { label } = filter;
  if (filter.by === 'search') {
    const texts = { label, placeholder: filter.hint };
    return <SearchForm {...texts} query={value} onSearch={onChange} className="sm:flex-1" />;
  }
  if (filter.by === 'choice') return <Choices {...{ label, value, onChange }} options={filter.options} />;
  return (
    <SelectField
      {...{ label, value }}
      hideLabel
      className="sm:w-56"
      placeholder={filter.all}
      options={filter.options.map(([one, name]) => ({ value: one, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type ChoicesProps = { label: string; value: string; options: Options; onChange: (value: string) => void };

function Choices({ label, value, options, onChange }: ChoicesProps) {
  const [[first] = ['']] = options;
  const chosen = value || first;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map(([one, name]) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === chosen}
          onClick={() => onChange(one === first ? '' : one)}
          className={cx(
            'min-h-11 rounded-full border border-control px-4 font-semibold',
            one === chosen ? 'bg-primary text-on-primary' : 'bg-card text-link hover:bg-wash',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
