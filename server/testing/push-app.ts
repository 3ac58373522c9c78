/** A whole app with a push service on loopback. In its own file, since browser tests use the service without an app. */
import { type TestApp, testApp } from './app.ts';
import { type TestPushService, testPushService } from './push-service.ts';

/** An app with its own push service; `forget` clears the service's received requests and planned answers. */
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
