/** Before a run with `TEST_FILES=s3`: starts a real S3 store, unless one is given, and passes its address to the tests. */
import { startSwift, type TestSwift } from './swift.ts';

let store: TestSwift | null = null;

export async function setup(): Promise<void> {
  if (process.env.TEST_FILES_URL) return;
  store = await startSwift();
  process.env.TEST_FILES_URL = store.url;
}

export async function teardown(): Promise<void> {
  await store?.stop();
}
