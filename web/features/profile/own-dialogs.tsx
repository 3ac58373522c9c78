/** The dialogs of one's own page, and which one is open. The code of each loads when it is first opened. */
import { type ReactNode, useState } from 'react';
import type { PublicProfile } from '#contract/people/people.ts';
import { later } from '#web/lib/later.ts';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import type { Certification, Education, LookPart } from './own-profile.ts';
import type { Removable } from './remove-dialog.tsx';
import type { LevelEntry } from './save-levels.ts';

export type OwnDialog =
  | { kind: 'look'; part: LookPart }
  | { kind: 'education'; entry?: Education }
  | { kind: 'certification'; entry?: Certification }
  | { kind: 'skills' }
  | { kind: 'languages' }
  | { kind: 'level'; of: LevelEntry }
  | { kind: 'remove'; what: Removable };

export type OpenOwnDialog = (dialog: OwnDialog) => void;

const LOOK = later(async () => (await import('./edit-look-dialog.tsx')).EditLookDialog);
const EDUCATION = later(async () => (await import('./education-dialogs.tsx')).EducationDialog);
const CERTIFICATION = later(async () => (await import('./education-dialogs.tsx')).CertificationDialog);
const SKILLS = later(async () => (await import('./levels-dialogs.tsx')).SkillsDialog);
const LANGUAGES = later(async () => (await import('./levels-dialogs.tsx')).LanguagesDialog);
const LEVEL = later(async () => (await import('./level-dialog.tsx')).LevelDialog);
const REMOVE = later(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

type Props = {
  profile: PublicProfile;
  /** The screen; its buttons call `open`. */
  children: (open: OpenOwnDialog) => ReactNode;
};

export function OwnDialogs({ profile, children }: Props) {
  const [dialog, setDialog] = useState<OwnDialog | null>(null);
  const onClose = () => setDialog(null);
  return (
    <>
      {children(setDialog)}
      {dialog && <Opened dialog={dialog} profile={profile} onClose={onClose} />}
    </>
  );
}

type OpenedProps = { dialog: OwnDialog; profile: PublicProfile; onClose: () => void };

function Opened({ dialog, profile, onClose }: OpenedProps) {
  switch (dialog.kind) {
    case 'look':
      return <LazyDialog dialog={LOOK} given={{ profile, part: dialog.part, onClose }} />;
    case 'education':
      return <LazyDialog dialog={EDUCATION} given={{ entry: dialog.entry, profile, onClose }} />;
    case 'certification':
      return <LazyDialog dialog={CERTIFICATION} given={{ entry: dialog.entry, profile, onClose }} />;
    case 'skills':
      return <LazyDialog dialog={SKILLS} given={{ profile, onClose }} />;
    case 'languages':
      return <LazyDialog dialog={LANGUAGES} given={{ profile, onClose }} />;
    case 'level':
      return <LazyDialog dialog={LEVEL} given={{ of: dialog.of, onClose }} />;
    case 'remove':
      return <LazyDialog dialog={REMOVE} given={{ what: dialog.what, onClose }} />;
  }
}
