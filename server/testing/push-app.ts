/** A whole app beside a push service on loopback. Apart from it, for browser tests use the service alone. */
import { type TestApp, testApp } from './app.ts';
import { type TestPushService, testPushService } from './push-service.ts';

/** An app whose devices are of a push service of its own; `forget` empties what the service took and was to answer. */
export async function pushApp(): Promise<{
  app: TestApp;
  service: TestPushService;
  forget(): void;
  close(): Promise<void>;
}> {
  const service = await testPushService();
  const app = await testApp({ PUSH_SERVICE: service.origin });
  return {
    app,
    service,
    forget() {
      service.requests.length = 0;
      service.answers.clear();
    },
    close: () => app.close().then(() => service.close()),
  };
}
