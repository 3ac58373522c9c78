/** The kinds of file the product takes, identified by content on the server and by type and size in the browser. */

/** How a kind is called and how names of such files end, the stored name first; `shown` kinds open in the page, the others are downloads. */
type Kind = { label: string; endings: readonly string[]; shown?: true };

export const fileKinds = {
  'image/png': { label: 'PNG', endings: ['png'], shown: true },
  'image/jpeg': { label: 'JPEG', endings: ['jpg', 'jpeg'], shown: true },
  'image/webp': { label: 'WebP', endings: ['webp'], shown: true },
  'image/gif': { label: 'GIF', endings: ['gif'], shown: true },
  'image/tiff': { label: 'TIFF', endings: ['tiff', 'tif'] },
  'image/svg+xml': { label: 'SVG', endings: ['svg'] },
  'image/vnd.adobe.photoshop': { label: 'PSD', endings: ['psd'] },
  'audio/mpeg': { label: 'MP3', endings: ['mp3'], shown: true },
  'audio/wav': { label: 'WAV', endings: ['wav'], shown: true },
  'audio/flac': { label: 'FLAC', endings: ['flac'], shown: true },
  'audio/x-m4a': { label: 'M4A', endings: ['m4a'], shown: true },
  'video/mp4': { label: 'MP4', endings: ['mp4'], shown: true },
  'video/webm': { label: 'WebM', endings: ['webm'], shown: true },
  'video/quicktime': { label: 'MOV', endings: ['mov'] },
  'application/pdf': { label: 'PDF', endings: ['pdf'] },
  'application/zip': { label: 'ZIP', endings: ['zip'] },
  'application/postscript': { label: 'AI', endings: ['ai'] },
  'application/x-figma': { label: 'FIG', endings: ['fig'] },
  'application/epub+zip': { label: 'EPUB', endings: ['epub'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    label: 'DOCX',
    endings: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { label: 'XLSX', endings: ['xlsx'] },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    label: 'PPTX',
    endings: ['pptx'],
  },
  'text/plain': { label: 'TXT', endings: ['txt', 'srt'] },
  'font/otf': { label: 'OTF', endings: ['otf'] },
} as const satisfies Record<string, Kind>;
export type FileKind = keyof typeof fileKinds;

/** What is to be known of a kind. */
export function kindFacts(kind: FileKind): Kind {
  return fileKinds[kind];
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
