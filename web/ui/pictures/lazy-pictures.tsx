/** The pictures among files, whose code comes where there are some. */
import { cx } from '../../lib/cx.ts';
import { later, useLater } from '../../lib/later.ts';
import { isPicture, type PictureFile } from './picture-file.ts';

const PICTURES = later(async () => (await import('./file-pictures.tsx')).FilePictures);

type Props = {
  files: readonly PictureFile[];
  /** Pictures below this size in bytes load without a tap, except in lite mode. */
  freeBytes: number;
  className?: string;
};

export function LazyPictures(props: Props) {
  const wanted = props.files.some(isPicture);
  const { part: Part } = useLater(PICTURES, wanted);
  if (!wanted) return null;
  if (Part) return <Part {...props} />;
  return <div className={cx('aspect-4/3 w-full rounded bg-sunken', props.className)} />;
}
