/** A file to open in a new tab or to download, with its size, so that nobody uses more data than intended. */
import { FileDown } from 'lucide-react';
import { showSize } from '../../lib/upload/files.ts';
import { OutLink } from '../basics/text-link.tsx';

type Props = {
  file: { name: string; bytes: number; url: string };
  /** Downloads it on tap. */
  saves?: boolean;
};

export function FileLink({ file, saves = false }: Props) {
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <FileDown size={18} className="shrink-0 text-soft" />
      <OutLink
        href={file.url}
        download={saves ? file.name : undefined}
        className="min-w-0 py-2.5 wrap-anywhere"
      >
        {file.name}
      </OutLink>
      <span className="shrink-0 text-sm text-soft">{showSize(file.bytes)}</span>
    </span>
  );
}
