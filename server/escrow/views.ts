/** Milestones with their state, and what was handed in, as the contract sends them. */
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { proxySecondsMax } from '#contract/orders/proxies.ts';
import { type Files, type LinkFor, previewOf, proxyNameOf } from '#server/core/files/files.ts';
import type { AccessRule } from './policy.ts';
import type {
  Delivered,
  DeliveredRow,
  MilestoneProgress,
  Preview,
  ProxyFacts,
  StoredFileRow,
  SubmissionRow,
} from './queries.ts';

export type Viewing = LinkFor & { files: Files };
/** `Viewing` of handed-in work, with the rule for who may open it. */
export type WorkViewing = Viewing & { access: AccessRule };

/** A file with a link for this reader, which expires after ten minutes. */
export function fileView(file: StoredFileRow & { id: string }, { files, ...who }: Viewing) {
  return {
    id: file.id,
    name: file.display_name,
    bytes: Number(file.bytes),
    type: file.mime,
    url: `/${files.signedPath(file, who)}`,
  };
}

/** The path of the first file, as the fixed fields have it. */
export function pathOfFirst({ files: [first] }: Delivered): string | null {
  return first ? `${first.folder}/${first.name}` : null;
}

function deliveredFileView(file: DeliveredRow, { access, files, ...who }: WorkViewing): DeliveredFile {
  const given = access(file);
  const whole = given === 'original' || given === 'stream';
  const pathOf = (name: string) => `/${files.signedPath({ folder: file.folder, name }, who)}`;
  const preview = ({ width, height, bytes }: Preview, page = 1) => {
    return { width, height, bytes, url: pathOf(previewOf(file.name, page)) };
  };
  const proxy = ({ type, bytes, seconds, by, waveform = null }: ProxyFacts) => {
    const cut = seconds > proxySecondsMax(file.mime) - 1;
    return { bytes, seconds, cut, by, waveform, url: pathOf(proxyNameOf(file.name, type)) };
  };
  const { pages, count = 0 } = file.preview ?? {};
  return {
    id: file.id,
    name: file.display_name,
    bytes: Number(file.bytes),
    type: file.mime,
    sha256: file.sha256,
    access: given,
    url: whole ? pathOf(file.name) : null,
    proxy: file.proxy && proxy(file.proxy),
    preview: file.preview && preview(file.preview),
    pages: pages ? { shown: pages.map((one, at) => preview(one, at + 1)), count } : null,
    preview_state: file.preview_state as DeliveredFile['preview_state'],
    opened: file.opened_at !== null,
  };
}

export function deliveredView({ files, links }: Delivered, viewing: WorkViewing) {
  const views = files.map((file) => deliveredFileView(file, viewing));
  return { file: views[0] ?? null, files: views, links };
}

export function submissionView(row: SubmissionRow, viewing: WorkViewing) {
  return {
    id: row.id,
    title: row.title,
    comment: row.comment,
    upload: pathOfFirst(row),
    ...deliveredView(row, viewing),
    milestone_id: row.milestone_id,
    job_id: row.job_id,
    created_at: row.created_at.toISOString(),
    declined_at: row.declined_at?.toISOString() ?? null,
    decline_reason: row.decline_reason,
  };
}

export function milestoneView(milestone: MilestoneProgress, viewing: WorkViewing) {
  return {
    id: milestone.id,
    job_id: milestone.job_id,
    position: milestone.position,
    title: milestone.title,
    description: milestone.description,
    penalty: milestone.penalty_percent,
    due: milestone.due_days,
    extended: milestone.extended_days,
    submissions: milestone.submissions.map((row) => submissionView(row, viewing)),
    due_at: milestone.dueAt?.toISOString() ?? null,
    state: milestone.state,
    waived: milestone.waived,
    changes_until: milestone.changesUntil?.toISOString() ?? null,
  };
}
