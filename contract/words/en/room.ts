/** What the work has to have, and its files until it is accepted. */

/** What the work is accepted by. */
export const acceptance = {
  title: 'What it must have',
  lead: 'Agreed with the order. It no longer changes.',
  hunterLead: (name: string) => `Tick each line. ${name} sees your answers at once.`,
  met: 'Met',
  notMet: 'Not met',
  open: 'Not checked yet',
  metItem: (text: string) => `Met: ${text}`,
  notMetItem: (text: string) => `Not met: ${text}`,
  count: (met: number, all: number) => `${met} of ${all} met`,
  failed: "We couldn't save this answer",
};

/** Files of handed-in work, until it is accepted. */
export const files = {
  preview: 'Preview. The file opens when you accept the work.',
  played: 'Play it here. The file opens when you accept the work.',
  making: 'The preview is on its way.',
  locked: (talent: string) => `Opens when you accept the work. ${talent} can open it earlier.`,
  kept: (talent: string) => `This file stays with ${talent}.`,
  opened: 'Opened before acceptance',
  hunterPreview: (hunter: string) => `${hunter} sees a preview with a watermark.`,
  hunterPlays: (hunter: string) => `${hunter} can play it, not download it.`,
  hunterBlind: (hunter: string) => `${hunter} can't look inside until the work is accepted.`,
  seePreview: 'See the preview',
  open: (hunter: string) => `Open to ${hunter}`,
  openFile: (hunter: string, file: string) => `Open ${file} to ${hunter}`,
  openTitle: 'Open this file now?',
  openLead: (hunter: string, file: string) =>
    `${hunter} can download “${file}” before accepting the work. You can't lock it again.`,
  openDone: 'File opened',
};
