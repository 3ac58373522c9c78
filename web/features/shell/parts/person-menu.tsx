/** The menu on the person's picture: who is signed in, role switch or the second role, account links, device settings, logout. */
import { words } from '#contract/words.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import { type PersonAction, usePersonActions } from './use-person-actions.tsx';

export function PersonMenu() {
  const { name, image, roleName, actions, leave } = usePersonActions();
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
      entries={[...actions.map(asEntry), { kind: 'line' }, asEntry(leave)]}
    />
  );
}

function asEntry(action: PersonAction): MenuEntry {
  return { ...action, icon: <action.icon size={18} /> };
}
