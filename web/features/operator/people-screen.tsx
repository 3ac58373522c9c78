/** /operator/people: accounts by name or address, the newest first. */
import { operator } from '#contract/operator/operator.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { Choices } from './choices.tsx';
import { ListFrame } from './list-frame.tsx';
import { SearchField } from './search-field.tsx';
import { PeopleTable } from './tables.tsx';

export type PeopleSearch = { q?: string; state?: 'suspended' };

type Props = { search: PeopleSearch; onSearch: (search: PeopleSearch) => void };

export function PeopleScreen({ search, onSearch }: Props) {
  const pages = useCallPages(operator.people, { query: search }, (reply) => ({
    items: reply.people,
    next: reply.next,
  }));
  return (
    <>
      <PageHeader title="People" />
      <div className="mb-5 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <SearchField
          key={search.q ?? ''}
          label="Find a person"
          placeholder="Name or e-mail"
          value={search.q ?? ''}
          onSearch={(q) => onSearch({ ...search, q: q || undefined } as PeopleSearch)}
        />
        <Choices
          label="Which people"
          value={search.state ?? 'all'}
          choices={[
            { value: 'all', label: 'All' },
            { value: 'suspended', label: 'Suspended' },
          ]}
          onChoose={(state) =>
            onSearch({ ...(search.q && { q: search.q }), ...(state === 'suspended' && { state }) })
          }
        />
      </div>
      <ListFrame pages={pages} errorTitle="People could not be loaded" empty="Nobody is found.">
        {(people) => <PeopleTable people={people} />}
      </ListFrame>
    </>
  );
}
