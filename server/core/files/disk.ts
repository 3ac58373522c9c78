/** Keeps a part of the disk free: files are refused before the database could no longer write. */
import { statfs } from 'node:fs/promises';
import type { Services } from '../http/context.ts';
import { announcedBytes } from '../uploads/stored-uploads.ts';
import { diskFull } from './disk-full.ts';

/** Throws 503 when so many bytes, and those that uploads under way still have to bring, would not leave the reserve free. */
export async function assertDiskSpace(services: Services, bytes: number): Promise<void> {
  const { dataDir, diskReservePercent } = services.config;
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const coming = (bytes + (await announcedBytes(services))) / bsize;
  if ((bavail - coming) * 100 < blocks * diskReservePercent) throw diskFull();
}
