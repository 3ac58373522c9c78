/** d */
import { test } from 'vitest';
import { connect } from 'node:net';
import { hunter } from '#server/testing/actors.ts';
import { testApp } from '#server/testing/app.ts';
import { originOf, readLive } from '#server/testing/live.ts';
import { CONNECTIONS } from './connections.ts';
test('x', async () => {
  const t0 = performance.now(); const say = (s: string) => console.log(s, Math.round(performance.now() - t0));
  const short = await testApp({}, { connections: { live: { ...CONNECTIONS.live, beatMs: 50, goneMs: 10 } } });
  say('made');
  const { token } = await hunter(short);
  const origin = await originOf(short);
  const a = await fetch(`${origin}/api/live`); say(String(a.status));
  const a2 = await fetch(`${origin}/api/live`, {headers: {authorization: `Bearer ${token}`}}); say(String(a2.status));
  const r = a2.body!.getReader(); await r.read(); await r.cancel(); say('cancelled');
  const reading = await readLive(short, token);
  await reading.named('hello'); reading.close();
  say('go');
  await short.live.close(); say('live closed');
  short.http.server.getConnections((_e, n) => say(`conns ${n}`));
  await Promise.race([short.http.close(), new Promise((r) => setTimeout(r, 8000))]); say('http closed');
  short.http.server.getConnections((_e, n) => say(`conns ${n}`));
  await short.close(); say('closed');
}, 60000);
