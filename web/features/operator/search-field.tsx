/** A search that goes off by Enter or its button; what is searched for stands in the address. */
import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { IconButton } from '#web/ui/basics/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = { label: string; placeholder: string; value: string; onSearch: (q: string) => void };

export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="flex items-start gap-1">
        <TextField
          label={label}
          hideLabel
          type="search"
          placeholder={placeholder}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 flex-1"
        />
        <IconButton label="Search" type="submit">
          <Search size={20} />
        </IconButton>
      </form>
    </search>
  );
}
