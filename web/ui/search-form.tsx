/** A search field with its button: for gigs or work, unless the texts say otherwise. */
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { QUERY_MAX } from '#contract/gigs/sorts.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';

type Props = {
  /** The query in the address now; what is typed is replaced when it changes. */
  query: string;
  /** Receives the trimmed text; may be empty. */
  onSearch: (query: string) => void;
  label?: string;
  placeholder?: string;
  className?: string;
};

export function SearchForm({
  query,
  onSearch,
  label = words.gigs.search.label,
  placeholder = words.gigs.search.placeholder,
  className,
}: Props) {
  const [typed, setTyped] = useState(query);
  const [searched, setSearched] = useState(query);
  if (searched !== query) {
    setSearched(query);
    setTyped(query);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search className={className}>
      <form onSubmit={search} className="flex gap-2">
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded border border-control bg-card px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary">
          <Search aria-hidden size={20} className="shrink-0 text-soft max-sm:hidden" />
          <span className="sr-only">{label}</span>
          <input
            type="search"
            name="query"
            value={typed}
            maxLength={QUERY_MAX}
            placeholder={placeholder}
            enterKeyHint="search"
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-soft"
          />
        </label>
        <Button type="submit" className="max-sm:px-3.5!">
          <Search aria-hidden size={20} className="sm:hidden" />
          <span className="max-sm:sr-only">{words.gigs.search.submit}</span>
        </Button>
      </form>
    </search>
  );
}
