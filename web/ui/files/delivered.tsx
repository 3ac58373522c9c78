/** What was handed in beside a comment: its files, each with its size, and its links. */
import { Link2 } from 'lucide-react';
import { safeUrl } from '../../lib/safe-url.ts';
import { OutLink } from '../basics/text-link.tsx';
import { FileLink } from './file-link.tsx';

type Props = {
  files: readonly { name: string; bytes: number; url: string }[];
  links: readonly string[];
  /** What is said where there is neither. */
  none: string;
};

export function Delivered({ files, links, none }: Props) {
  if (files.length === 0 && links.length === 0) return <p className="text-sm text-soft">{none}</p>;
  return (
    <ul className="grid min-w-0 grid-cols-1">
      {files.map((file) => (
        <li key={file.url}>
          <FileLink file={file} />
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
