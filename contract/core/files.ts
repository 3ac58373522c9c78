/** The file kinds the product accepts, identified by content on the server and by type and size in the browser. */

/** The name of each kind; in lower case it is also the file extension, unless listed below. */
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

/** Kinds whose extension differs from the name, or that have several. */
const OTHER_ENDINGS: { [kind in FileKind]?: readonly [string, ...string[]] } = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/tiff': ['tiff', 'tif'],
  'text/plain': ['txt', 'srt'],
};

/** Returns the file extensions of a kind, the one used for stored files first. */
export function endingsOf(kind: FileKind): readonly [string, ...string[]] {
  return OTHER_ENDINGS[kind] ?? [fileKinds[kind].toLowerCase()];
}

/** True for sound and video that browsers can play. */
export function isPlayableInBrowser(mime: string): boolean {
  return mime.startsWith('audio/') || mime === 'video/mp4' || mime === 'video/webm';
}

export const MEGABYTE = 1_000_000;

/** Maximum number of pages of a PDF shown as pictures while the file itself is not open yet. */
export const PREVIEWED_PAGES_MAX = 20;

/** The formats of a proxy (light copy); sound alone uses them without a picture track. */
export const PROXY_KINDS = ['video/mp4', 'video/webm'] as const satisfies readonly FileKind[];

/** Picture formats that every browser can show. */
export const PICTURES = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies readonly FileKind[];

/** True for pictures that are shown where they were sent; these must decode. */
export function isShownPicture(mime: string): boolean {
  return mime === 'image/gif' || (PICTURES as readonly string[]).includes(mime);
}

/** Attachments of a message or a statement: pictures, sound, video, documents and archives (25 MB at most). */
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
/** Maximum number of files in one submission, of its links, and of bytes in all its files together. */
export const DELIVERED_FILES_MAX = 10;
export const DELIVERED_LINKS_MAX = 10;
export const DELIVERED_BYTES_MAX = 200 * MEGABYTE;
export const PROFILE_IMAGE_MAX_BYTES = 2 * MEGABYTE;
