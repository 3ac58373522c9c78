/** The field in which people say what they look for; leads to /gigSearchResult. */
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { QUERY_MAX } from '#contract/gigs/sorts.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import type { GigFilters } from './search-state.ts';

type Props = {
  /** What the address holds now. */
  query: string;
  /** Kept while the words change. */
  filters: GigFilters;
  className?: string;
};

export function SearchForm(props: Props) {
  return <Form key={props.query} {...props} />;
}

function Form({ query, filters, className }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    void (words === ''
      ? navigate({ to: paths.gigSearch, search: filters })
      : navigate({ to: paths.gigsFound, params: { search_query: words }, search: filters }));
  };
  return (
    <search className={className}>
      <form onSubmit={search} className="flex gap-2">
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded border border-control bg-card px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary">
          <Search aria-hidden size={20} className="shrink-0 text-soft" />
          <span className="sr-only">{words.gigs.search.label}</span>
          <input
            type="search"
            name="query"
            value={text}
            maxLength={QUERY_MAX}
            placeholder={words.gigs.search.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-soft"
          />
        </label>
        <Button type="submit">{words.gigs.search.submit}</Button>
      </form>
    </search>
  );
}
