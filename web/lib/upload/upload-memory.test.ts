/** What is remembered of unfinished uploads. */
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';

const film = new File(['film'], 'film.mp4', { lastModified: 7 });

function unfinished(hoursAgo: number) {
  return {
    size: 4,
    metadata: { filename: 'film.mp4' },
    creationTime: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    urlStorageKey: '',
    uploadUrl: '/api/uploads/1',
    parallelUploadUrls: null,
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});

const load = () => import('./upload-memory.ts');

test('the same file for the same gallery is found again, for another it is not', async () => {
  const { findUnfinished, fingerprintOf, uploadMemory } = await load();
  await uploadMemory.addUpload(fingerprintOf('gallery.1', film), unfinished(1));
  expect(await uploadMemory.findUploadsByFingerprint(fingerprintOf('gallery.1', film))).toHaveLength(1);
  expect(await uploadMemory.findUploadsByFingerprint(fingerprintOf('gallery.2', film))).toEqual([]);
  expect(findUnfinished('gallery.1')).toMatchObject([{ metadata: { filename: 'film.mp4' }, size: 4 }]);
  expect(findUnfinished('gallery.2')).toEqual([]);
});

test('what is a day old, unreadable or forgotten is gone', async () => {
  const { findUnfinished, forgetUpload, fingerprintOf, uploadMemory } = await load();
  await uploadMemory.addUpload(fingerprintOf('gallery.1', film), unfinished(25));
  expect(findUnfinished('gallery.1')).toEqual([]);
  await uploadMemory.addUpload(fingerprintOf('gallery.1', film), unfinished(23));
  expect(findUnfinished('gallery.1')).toHaveLength(1);
  forgetUpload(fingerprintOf('gallery.1', film));
  expect(findUnfinished('gallery.1')).toEqual([]);
  localStorage.setItem(fingerprintOf('gallery.1', film), '{');
  expect(findUnfinished('gallery.1')).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('what arrived as a whole is named until it is used, also where nothing can be stored', async () => {
  const { findAddress, findArrived, forgetUpload, fingerprintOf, setArrived, uploadMemory } = await load();
  const fingerprint = fingerprintOf('past-work', film);
  for (const full of [false, true]) {
    if (full) {
      localStorage.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }
    await uploadMemory.addUpload(fingerprint, unfinished(1));
    expect(findArrived(fingerprint)).toBeNull();
    setArrived(fingerprint, true);
    expect([findArrived(fingerprint), findAddress(fingerprint)]).toEqual(['1', '/api/uploads/1']);
    setArrived(fingerprint, false);
    expect([findArrived(fingerprint), findAddress(fingerprint)]).toEqual([null, '/api/uploads/1']);
    forgetUpload(fingerprint);
    expect([findArrived(fingerprint), findAddress(fingerprint)]).toEqual([null, null]);
  }
});
