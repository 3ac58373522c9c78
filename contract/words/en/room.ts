/** The proof room: what was agreed, the versions of the work, and the marks on them. */

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
