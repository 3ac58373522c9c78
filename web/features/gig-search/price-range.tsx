/** A price from one amount to another, typed. */
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { NumberField } from '#web/ui/fields/text-field.tsx';
import type { GigFilters } from './search-state.ts';

/** Fresh fields whenever the address changes. */
export function PriceRange({ filters }: { filters: GigFilters }) {
  return <Range key={`${filters.price_min}-${filters.price_max}`} filters={filters} />;
}

function Range({ filters }: { filters: GigFilters }) {
  const { price_min, price_max } = filters;
  const navigate = useNavigate();
  const [from, setFrom] = useState(String(price_min ?? ''));
  const [to, setTo] = useState(String(price_max ?? ''));
  const wrong = from !== '' && to !== '' && Number(from) > Number(to);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    void navigate({
      to: '.',
      search: { ...filters, price_min: Number(from) || undefined, price_max: Number(to) || undefined },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <form onSubmit={apply} className="mt-2 grid grid-cols-2 items-start gap-2">
      <NumberField
        label={words.gigs.filters.priceFrom}
        value={from}
        maxLength={12}
        onChange={(event) => setFrom(event.target.value)}
      />
      <NumberField
        label={words.gigs.filters.priceTo}
        value={to}
        maxLength={12}
        error={wrong ? words.gigs.filters.priceToLow : undefined}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" className="col-span-2">
        {words.gigs.filters.applyPrice}
      </Button>
    </form>
  );
}
