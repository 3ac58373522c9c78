/** Files on this side: the same limits as the server's, checked before anything is sent. */
import type { UploadRule } from '#contract/core/endpoint.ts';
import { endingsOf, type FileKind, fileKinds, isPlayableInBrowser, MEGABYTE } from '#contract/core/files.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { decimals } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';

const kinds = Object.keys(fileKinds) as FileKind[];

/** Types that browsers name differently. */
const ALIASES: Record<string, FileKind> = {
  'image/jpg': 'image/jpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/mp4': 'audio/x-m4a',
  'audio/m4a': 'audio/x-m4a',
  'application/x-zip-compressed': 'application/zip',
  'application/illustrator': 'application/postscript',
  'image/x-photoshop': 'image/vnd.adobe.photoshop',
  'application/x-font-otf': 'font/otf',
  'application/x-subrip': 'text/plain',
};

/** The sentence that forbids this file, or undefined when it may be sent. */
export function refuseFile(
  rule: UploadRule,
  file: { size: number; type: string; name: string },
): string | undefined {
  if (!rule.kinds.includes(kindOf(file))) return words.common.fileErrors.wrongKind;
  if (file.size > rule.maxBytes)
    return rule.tooLarge ?? words.common.fileErrors.tooLarge(Math.floor(rule.maxBytes / MEGABYTE));
  return undefined;
}

/** A line for each file that may not be sent: its name, and the sentence that forbids it. */
export function refuseFiles(rule: UploadRule, files: readonly File[]): string[] {
  return files.flatMap((file) => {
    const refusal = refuseFile(rule, file);
    return refusal ? [`${file.name}: ${refusal}`] : [];
  });
}

/** The type from the browser, else from the file extension. */
export function kindOf(file: { type: string; name: string }): FileKind {
  const type = ALIASES[file.type] ?? file.type;
  if (Object.hasOwn(fileKinds, type)) return type as FileKind;
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const match = kinds.find((kind) => endingsOf(kind).includes(ending));
  return match ?? (type as FileKind);
}

/** What is played for a submitted sound or film, and its size in bytes. */
export type Playback = { url: string; bytes: number; proxy: DeliveredFile['proxy'] };

/** The light copy until the file is open, and where no browser plays the file itself; null where there is nothing to play. */
export function playbackOf({ access, url, bytes, type, proxy }: DeliveredFile): Playback | null {
  if (proxy && (access !== 'original' || !isPlayableInBrowser(type))) return { ...proxy, proxy };
  return access !== 'locked' && url && isPlayableInBrowser(type) ? { url, bytes, proxy: null } : null;
}

/** `PDF`: the type as a label, shown before the download. */
export function showKind(type: string): string {
  return Object.hasOwn(fileKinds, type) ? fileKinds[type as FileKind] : words.common.labels.file;
}

/** For the `accept` of a file input. */
export function acceptOf(rule: UploadRule): string {
  return rule.kinds.flatMap((kind) => [kind, ...endingsOf(kind).map((ending) => `.${ending}`)]).join(',');
}

/** `PNG, JPEG or MP4, at most 15 MB`. */
export function describeRule(rule: UploadRule): string {
  const labels: string[] = rule.kinds.map((kind) => fileKinds[kind]);
  const last = labels.pop() ?? '';
  const names = labels.length > 0 ? words.shell.files.or(labels.join(', '), last) : last;
  return words.shell.files.upTo(names, Math.floor(rule.maxBytes / MEGABYTE));
}

/** `640 kB`, `2.4 MB`: how much data a download or upload uses. */
export function showSize(bytes: number): string {
  if (bytes < 1000) return words.shell.files.bytes(bytes);
  if (bytes < MEGABYTE) return words.shell.files.kilobytes(Math.round(bytes / 1000));
  return words.shell.files.megabytes(
    (bytes / MEGABYTE).toFixed(1).replace(/\.0$/, '').replace('.', decimals),
  );
}

/** True for pictures and films, into which cameras and phones write where they were taken. */
export function mayContainPlace(file: File): boolean {
  return /(jpeg|png|webp|mp4|quicktime)$/.test(kindOf(file));
}
