/** The categories: a bar under the talent's header with menus, and a list for phones. They lead to the gig search. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Search } from 'lucide-react';
import { type Category, catalogue } from '#contract/catalogue/catalogue.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Menu } from '#web/ui/pieces/menu.tsx';

/** The categories, each with its subcategories. */
function useCategories(): { category: Category; children: Category[] }[] {
  const { data } = useQuery(callOptions(catalogue.categories));
  const all = data?.categories ?? [];
  return all
    .filter((category) => category.parentId === null)
    .map((category) => ({ category, children: all.filter((child) => child.parentId === category.id) }));
}

/** The gigs of a category, without a search text. */
function searchLink({ id }: Category) {
  return { to: paths.gigSearch, search: { category: id } } as const;
}

export function CategoryBar() {
  const categories = useCategories();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={words.shell.nav.categories} className="border-t border-line">
      <ul className="mx-auto flex max-w-7xl flex-wrap gap-x-1 px-5.5">
        {categories.map(({ category, children }) => (
          <li key={category.id}>
            {children.length > 0 ? (
              <Menu
                openOnHover
                align="start"
                trigger={
                  <button type="button" className={barClass}>
                    {words.common.named.of(category.name)}
                    <ChevronDown size={16} />
                  </button>
                }
                entries={[category, ...children].map((one) => ({
                  kind: 'link',
                  label:
                    one === category
                      ? words.shell.nav.allOf(words.common.named.of(one.name))
                      : words.common.named.of(one.name),
                  link: <Link {...searchLink(one)} />,
                }))}
              />
            ) : (
              <Link {...searchLink(category)} className={barClass}>
                {words.common.named.of(category.name)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const barClass =
  'inline-flex min-h-11 items-center gap-1 rounded px-2.5 text-sm font-medium text-soft no-underline hover:text-link data-popup-open:text-link data-[status=active]:text-link';

export function CategoryList({ onChoose, rowClass }: { onChoose: () => void; rowClass: string }) {
  const categories = useCategories();
  if (categories.length === 0) return null;
  const flat = categories.flatMap(({ category, children }) => [category, ...children]);
  return (
    <>
      <p className="mt-3 px-2 text-sm font-semibold text-soft">{words.shell.nav.categories}</p>
      {flat.map((category) => (
        <Link key={category.id} {...searchLink(category)} onClick={onChoose} className={rowClass}>
          <Search size={20} />
          {words.common.named.of(category.name)}
        </Link>
      ))}
    </>
  );
}
