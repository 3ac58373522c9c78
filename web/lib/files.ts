/** Files on this side: the same limits as the server's, checked before anything is sent. */
import type { UploadRule } from '#contract/core/endpoint.ts';
import type { FileKind } from '#contract/core/files.ts';
import { MEGABYTE } from '#contract/core/files.ts';
import { decimals } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';

const NAMES: Record<FileKind, { label: string; endings: string }> = {
  'image/png': { label: 'PNG', endings: '.png' },
  'image/jpeg': { label: 'JPEG', endings: '.jpg,.jpeg' },
  'image/webp': { label: 'WebP', endings: '.webp' },
  'audio/mpeg': { label: 'MP3', endings: '.mp3' },
  'video/mp4': { label: 'MP4', endings: '.mp4' },
  'application/pdf': { label: 'PDF', endings: '.pdf' },
  'application/zip': { label: 'ZIP', endings: '.zip' },
};

/** Browsers name a few kinds differently. */
const ALIASES: Record<string, FileKind> = {
  'image/jpg': 'image/jpeg',
  'audio/mp3': 'audio/mpeg',
  'application/x-zip-compressed': 'application/zip',
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

/** By what the browser says, else by the ending of the name. */
export function kindOf(file: { type: string; name: string }): FileKind {
  const type = ALIASES[file.type] ?? file.type;
  if (type) return type as FileKind;
  const ending = /\.[a-z0-9]+$/i.exec(file.name)?.[0].toLowerCase() ?? '';
  const match = Object.entries(NAMES).find(([, { endings }]) => endings.split(',').includes(ending));
  return (match?.[0] ?? '') as FileKind;
}

/** `PDF`: what opens a file, to be known before it is downloaded. */
export function showKind(type: string): string {
  return NAMES[type as FileKind]?.label ?? words.common.labels.file;
}

/** For the `accept` of a file input. */
export function acceptOf(rule: UploadRule): string {
  return rule.kinds.map((kind) => `${kind},${NAMES[kind].endings}`).join(',');
}

/** `PNG, JPEG or MP4, at most 15 MB`. */
export function describeRule(rule: UploadRule): string {
  const labels = rule.kinds.map((kind) => NAMES[kind].label);
  const last = labels.pop() ?? '';
  const kinds = labels.length > 0 ? words.shell.files.or(labels.join(', '), last) : last;
  return words.shell.files.upTo(kinds, Math.floor(rule.maxBytes / MEGABYTE));
}

/** `640 kB`, `2.4 MB`: what a download or upload costs of somebody's data. */
export function showSize(bytes: number): string {
  if (bytes < 1000) return words.shell.files.bytes(bytes);
  if (bytes < MEGABYTE) return words.shell.files.kilobytes(Math.round(bytes / 1000));
  return words.shell.files.megabytes(
    (bytes / MEGABYTE).toFixed(1).replace(/\.0$/, '').replace('.', decimals),
  );
}
