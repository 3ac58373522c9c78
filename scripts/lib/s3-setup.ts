/** Before a run with `TEST_FILES=s3`: starts a real S3 store and names it to the tests. */
import { startSwift, type TestSwift } from './swift.ts';

let store: TestSwift | null = null;

export async function setup(): Promise<void> {
  store = await startSwift();
  process.env.TEST_FILES_URL = store.url;
}

export async function teardown(): Promise<void> {
  await store?.stop();
}
