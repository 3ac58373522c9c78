/** Ends an upload for good, here and on the server. */
import { getSession } from '../session.ts';
import { send } from '../transport.ts';
import { findAddress, forgetUpload } from './upload-memory.ts';

/** Never fails: an upload that the server cannot be asked to end expires there after a day. */
export async function dropUpload(print: string): Promise<void> {
  const url = findAddress(print);
  forgetUpload(print);
  const { token } = getSession();
  if (!url || !token) return;
  const headers = { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${token}` };
  await send({ method: 'DELETE', url, headers }).catch(() => undefined);
}
