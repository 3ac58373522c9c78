/** The kinds of file the product takes, identified by content on the server and by type and size in the browser. */

/** How each kind is called; but for case, names of its files end so. */
export const fileKinds = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/tiff': 'TIFF',
  'image/svg+xml': 'SVG',
  'image/vnd.adobe.photoshop': 'PSD',
  'audio/mpeg': 'MP3',
  'audio/wav': 'WAV',
  'audio/flac': 'FLAC',
  'audio/x-m4a': 'M4A',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'video/quicktime': 'MOV',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/postscript': 'AI',
  'application/x-figma': 'FIG',
  'application/epub+zip': 'EPUB',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'text/plain': 'TXT',
  'font/otf': 'OTF',
} as const;
export type FileKind = keyof typeof fileKinds;

/** Those whose files end otherwise, or in several ways. */
const OTHER_ENDINGS: { [kind in FileKind]?: readonly [string, ...string[]] } = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/tiff': ['tiff', 'tif'],
  'text/plain': ['txt', 'srt'],
};

/** How names of such files end, the stored name first. */
export function endingsOf(kind: FileKind): readonly [string, ...string[]] {
  return OTHER_ENDINGS[kind] ?? [fileKinds[kind].toLowerCase()];
}

/** Sound and film that browsers play. */
export function isPlayed(mime: string): boolean {
  return mime.startsWith('audio/') || mime === 'video/mp4' || mime === 'video/webm';
}

export const MEGABYTE = 1_000_000;

/** Of a PDF that is not open yet, as many pages are shown as pictures. */
export const PREVIEWED_PAGES_MAX = 20;

/** The kinds of a light copy of sound or film, without picture where there is none. */
export const PROXY_KINDS = ['video/mp4', 'video/webm'] as const satisfies readonly FileKind[];

/** Pictures a browser can show everywhere. */
export const PICTURES = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies readonly FileKind[];

/** Pictures that are shown where they were sent; they must decode. */
export function isShownPicture(mime: string): boolean {
  return mime === 'image/gif' || (PICTURES as readonly string[]).includes(mime);
}

/** What goes along with a message or a statement: pictures, sound, video, documents and archives (25 MB at most). */
export const ATTACHMENTS = [
  ...PICTURES,
  'audio/mpeg',
  'video/mp4',
  'application/pdf',
  'application/zip',
] as const satisfies readonly FileKind[];

/** What may be delivered as work: every kind (25 MB each). */
export const DELIVERABLES = Object.keys(fileKinds) as FileKind[];

export const DELIVERABLE_MAX_BYTES = 25 * MEGABYTE;
/** Files of one submission, its links, and all its files together. */
export const DELIVERED_FILES_MAX = 10;
export const DELIVERED_LINKS_MAX = 10;
export const DELIVERED_BYTES_MAX = 200 * MEGABYTE;
export const PROFILE_IMAGE_MAX_BYTES = 2 * MEGABYTE;
