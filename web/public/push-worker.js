/**
 * Shows what is pushed to this device and opens its page when it is tapped; it touches no request. Another worker of this
 * site can take it in as it is with importScripts('/push-worker.js').
 */
(() => {
  const worker = /** @type {import('../lib/push/worker-scope.ts').PushScope} */ (
    /** @type {unknown} */ (self)
  );
  /** @typedef {{ title: string, path: string, tag: string, receipt?: string }} News */
  /** @type {News} */
  const NEWS = { title: 'News on Adire', path: '/', tag: 'news' };
  /** A path of this site and nothing else. */
  const PATH = /^\/[A-Za-z]/;
  /** How long an open page has to answer that it navigates itself. */
  const ANSWER_MS = 500;

  /** @param {import('../lib/push/worker-scope.ts').PushedData} data @returns {News} */
  function read(data) {
    try {
      const { title, path, tag, receipt } = /** @type {Record<string, unknown>} */ (data?.json() ?? {});
      if (typeof title !== 'string' || title === '' || typeof path !== 'string' || !PATH.test(path))
        return NEWS;
      return { title, path, tag: String(tag), ...(typeof receipt === 'string' && { receipt }) };
    } catch {
      return NEWS;
    }
  }

  /** Messages of one person take each other's place, and sound all the same. @param {News} news */
  async function show({ title, path, tag, receipt }) {
    const look = { tag, renotify: receipt !== undefined, icon: '/push-icon.png', data: { path } };
    await worker.registration.showNotification(title, look);
    if (receipt !== undefined) await confirmDelivery(receipt);
  }

  /** Sends the delivery receipt. Without a network the next visit sends it. @param {string} receipt */
  async function confirmDelivery(receipt) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ receipt });
    await fetch('/api/chat/received', { method: 'POST', headers, body }).catch(() => undefined);
  }

  /** True when the page is of somebody signed in, and goes there. @param {import('../lib/push/worker-scope.ts').OpenPage} page @param {string} path @returns {Promise<boolean>} */
  function asks(page, path) {
    return new Promise((answer) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => answer(true);
      setTimeout(() => answer(false), ANSWER_MS);
      page.postMessage({ open: path }, [port2]);
    });
  }

  /** Signed in is a tab, not the browser: a page that is open goes there rather than a new one. @param {string} path */
  async function open(path) {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    for (const page of pages) {
      if (await asks(page, path)) return page.focus().catch(() => undefined);
    }
    return worker.clients.openWindow(path);
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.path ?? NEWS.path));
  });
})();
