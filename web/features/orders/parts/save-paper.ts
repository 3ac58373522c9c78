/** Saves the receipt or the deed of an order as a file. */
import { downloadPaths } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { download } from '#web/lib/statements/download.ts';

/** Throws `ApiRefusal` and `NetworkFailure` like every call. */
export async function savePaper(kind: 'receipt' | 'deed', jobId: string): Promise<void> {
  await download(downloadPaths[kind](jobId), `${words.documents.fileNames[kind]}-${jobId.slice(-12)}.pdf`);
}
