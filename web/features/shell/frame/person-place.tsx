/** The place of the person's menu in the desktop shells; phones never load its content. */
import { RotateCw } from 'lucide-react';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { IconButton } from '#web/ui/basics/button.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';

const MENU = later(async () => (await import('../parts/person-menu.tsx')).PersonMenu);

export function PersonPlace() {
  const { part: PersonMenu, failure, retry } = useLater(MENU);
  if (PersonMenu) return <PersonMenu />;
  if (!failure) return <Skeleton className="size-11 rounded-full" />;
  return (
    <IconButton label={words.shell.personMenu.failed} onClick={retry}>
      <RotateCw size={20} />
    </IconButton>
  );
}
