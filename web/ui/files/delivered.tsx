/** The files and links of a submission: each file with its size, and only as open as the reader may see it. */
import { Link2, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { playbackOf, showSize } from '../../lib/upload/files.ts';
import { OutLink } from '../basics/text-link.tsx';
import { FileLink } from './file-link.tsx';

type Props = {
  files: readonly DeliveredFile[];
  links: readonly string[];
  /** The sentence when there is neither. */
  none: string;
  /** A note under a file. */
  note?: (file: DeliveredFile) => ReactNode;
  /** Open files are downloaded on tap instead of shown. */
  saves?: boolean;
};

export function Delivered({ files, links, none, note, saves = false }: Props) {
  if (files.length === 0 && links.length === 0) return <p className="text-sm text-soft">{none}</p>;
  return (
    <ul className="grid min-w-0">
      {files.map((file) => (
        <li key={file.id} className="grid min-w-0 justify-items-start">
          {file.access === 'original' && file.url ? (
            <FileLink file={{ ...file, url: file.url }} saves={saves} />
          ) : (
            <LockedFile file={file} />
          )}
          {note?.(file)}
        </li>
      ))}
      {links.map((link) => (
        <li key={link} className="flex min-w-0 items-center gap-2">
          <Link2 aria-hidden size={18} className="shrink-0 text-soft" />
          <OutLink href={safeUrl(link) ?? ''} className="min-w-0 py-2.5 wrap-anywhere">
            {link.replace(/^https:\/\/(www\.)?/i, '')}
          </OutLink>
        </li>
      ))}
    </ul>
  );
}

/** Its name and size; sound and film are played here, and load nothing before that. */
function LockedFile({ file }: { file: DeliveredFile }) {
  const played = playbackOf(file);
  const url = played && safeUrl(played.url);
  const player = { src: url ?? undefined, controls: true, preload: 'none', 'aria-label': file.name } as const;
  return (
    <>
      <span className="inline-flex max-w-full items-center gap-2">
        <LockKeyhole aria-hidden size={18} className="shrink-0 text-soft" />
        <span className="min-w-0 py-2.5 wrap-anywhere">{file.name}</span>
        <span className="shrink-0 text-sm text-soft">{showSize(played?.bytes ?? file.bytes)}</span>
      </span>
      {url && file.type.startsWith('audio/') && <audio {...player} className="mb-1 w-full max-w-md" />}
      {url && file.type.startsWith('video/') && (
        <video {...player} className="mb-1 aspect-video w-full max-w-md rounded bg-night" />
      )}
    </>
  );
}
