/** The categories of the bar in their order, with their skills. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { operatorMarket } from '#contract/operator/market.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Act } from './act.tsx';
import { CategoryDialog, SkillDialog } from './category-dialogs.tsx';
import { moved } from './moved.ts';

export type Category = Reply<typeof catalogue.categories>['categories'][number];
export type Skill = Reply<typeof catalogue.skills>['skills'][number];
type Editing = { category: Category | null } | { skill: Skill | null; categoryId: string };

export function Categories() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const categories = useQuery(callOptions(catalogue.categories));
  const skills = useQuery(callOptions(catalogue.skills));
  const close = () => setEditing(null);
  return (
    <div className="grid gap-4">
      <Button
        icon={<Plus size={18} />}
        onClick={() => setEditing({ category: null })}
        className="justify-self-start"
      >
        Add a category
      </Button>
      <QueryView query={categories} errorTitle="The categories could not be loaded">
        {({ categories: all }) => (
          <>
            <ol className="grid gap-3">
              {all.map((category, index) => (
                <CategoryCard
                  key={category.id}
                  category={category}
                  parent={all.find(({ id }) => id === category.parentId)}
                  order={{ ids: all.map(({ id }) => id), index }}
                  skills={(skills.data?.skills ?? []).filter(({ categoryId }) => categoryId === category.id)}
                  onEdit={setEditing}
                />
              ))}
            </ol>
            {editing && 'category' in editing && (
              <CategoryDialog category={editing.category} all={all} onClose={close} />
            )}
            {editing && 'skill' in editing && <SkillDialog {...editing} all={all} onClose={close} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

type CardProps = {
  category: Category;
  parent: Category | undefined;
  order: { ids: readonly string[]; index: number };
  skills: readonly Skill[];
  onEdit: (editing: Editing) => void;
};

function CategoryCard({ category, parent, order, skills, onEdit }: CardProps) {
  const arrange = useMutationCall(operatorMarket.arrangeCategories);
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div>
        <h2 className="text-lg leading-7">{category.name}</h2>
        {parent && <p className="text-sm text-soft">under {parent.name}</p>}
      </div>
      {skills.length > 0 && (
        <ul aria-label={`Skills of ${category.name}`} className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill.id}>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onEdit({ skill, categoryId: category.id })}
              >
                {skill.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={() => onEdit({ category })}>
          Change
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onEdit({ skill: null, categoryId: category.id })}>
          Add a skill
        </Button>
        {order.index > 0 && (
          <Act
            label="Move up"
            size="sm"
            variant="quiet"
            title={`Move ${category.name} up`}
            text="The bar of categories shows them in this order."
            act={(reason) => arrange.mutateAsync({ body: { ids: moved(order.ids, order.index), reason } })}
            done="Moved"
          />
        )}
      </div>
    </li>
  );
}
