/** Stands between the product and an S3 store, and does to their connections what networks and full stores do. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `passes` everything on; `is silent` to whoever asks; `cuts` the connection within an answer; else what it says to every request. */
export type Mood = 'passes' | 'is silent' | 'cuts' | 'hangs up' | { says: string };

export type S3Proxy = {
  /** FILES_URL by way of the proxy. */
  url: string;
  /** From now on; connections that are open end, as they do when a store is restarted. */
  turn(mood: Mood): void;
  close(): Promise<void>;
};

/** After so many bytes of an answer it is cut: more than its head. */
const CUT_AFTER = 20_000;

/** In front of the store that `filesUrl` names. */
export async function startS3Proxy(filesUrl: string): Promise<S3Proxy> {
  const target = new URL(filesUrl);
  const open = new Set<Socket>();
  let mood: Mood = 'passes';
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    if (mood === 'hangs up') socket.destroy();
    else if (typeof mood === 'object') answerWith(socket, mood.says);
    else if (mood !== 'is silent')
      passOn(socket, target, mood === 'cuts' ? CUT_AFTER : Number.POSITIVE_INFINITY);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(filesUrl);
  url.port = String(port);
  return {
    url: url.href,
    turn: (to) => {
      mood = to;
      for (const socket of open) socket.destroy();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerWith(socket: Socket, says: string): void {
  socket.once('data', () => {
    socket.resume();
    socket.end(says);
  });
}

function passOn(socket: Socket, { hostname, port }: URL, most: number): void {
  const store = connect(Number(port), hostname);
  let passed = 0;
  store.on('error', () => socket.destroy()).once('close', () => socket.destroy());
  socket.once('close', () => store.destroy());
  socket.pipe(store);
  store.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (passed > most) socket.destroy();
    else socket.write(chunk);
  });
}
