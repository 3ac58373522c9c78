/** The menu on the person's picture: who is signed in, role switch or the second role, own places, device, logout. */
import { words } from '#contract/words.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import { type PersonDeed, usePersonDeeds } from './use-person-deeds.tsx';

export function PersonMenu() {
  const { name, image, roleName, deeds, leave } = usePersonDeeds();
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full">
          <Avatar name={name} image={image} />
          <span className="sr-only">{words.shell.personMenu.label(name)}</span>
        </button>
      }
      head={
        <>
          <span className="block max-w-60 truncate font-semibold">{name}</span>
          <span className="block text-sm text-soft">{roleName}</span>
        </>
      }
      entries={[...deeds.map(asEntry), { kind: 'line' }, asEntry(leave)]}
    />
  );
}

function asEntry(deed: PersonDeed): MenuEntry {
  return { ...deed, icon: <deed.icon size={18} /> };
}
