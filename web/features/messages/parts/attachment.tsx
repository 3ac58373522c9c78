/** A file of a message: nothing of it is loaded before somebody asks, and what it costs is said before. */
import { FileArchive, FileAudio, FileImage, FileText, FileVideo, type LucideIcon } from 'lucide-react';
import { showKind, showSize } from '#web/lib/files.ts';
import { safeUrl } from '#web/lib/safe-url.ts';

const ICONS: Record<string, LucideIcon> = {
  'image/png': FileImage,
  'image/jpeg': FileImage,
  'image/webp': FileImage,
  'audio/mpeg': FileAudio,
  'video/mp4': FileVideo,
  'application/zip': FileArchive,
};

type Props = { name: string; bytes: number; type: string; url?: string };

export function Attachment({ name, bytes, type, url }: Props) {
  const Icon = ICONS[type] ?? FileText;
  const address = safeUrl(url);
  const inside = (
    <>
      <Icon aria-hidden size={24} className="shrink-0" />
      <span className="grid min-w-0 text-left leading-5">
        <span className="truncate font-medium">{name}</span>
        <span className="text-sm text-soft">
          {showKind(type)}, {showSize(bytes)}
        </span>
      </span>
    </>
  );
  if (!address) return <span className={LOOK}>{inside}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${LOOK} hover:bg-sunken`}
    >
      {inside}
    </a>
  );
}

const LOOK =
  'flex min-h-11 max-w-full items-center gap-3 rounded bg-card px-3 py-1.5 text-ink no-underline border border-line';
