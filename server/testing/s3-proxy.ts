/** A proxy in front of an S3 store that disturbs connections as networks and full stores do. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes everything on, does not answer, cuts the connection within an answer, hangs up, or answers `says` to every request. */
export type ProxyMode = 'passes' | 'is silent' | 'cuts' | 'hangs up' | { says: string };

export type S3Proxy = {
  /** FILES_URL through the proxy. */
  url: string;
  /** Changes the mood; open connections are closed, as when a store is restarted. */
  turn(mood: ProxyMode): void;
  close(): Promise<void>;
};

/** Number of bytes after which an answer is cut, more than its headers. */
const CUT_AFTER = 20_000;

/** Starts a proxy in front of the store at `filesUrl`. */
export async function startS3Proxy(filesUrl: string): Promise<S3Proxy> {
  const target = new URL(filesUrl);
  const open = new Set<Socket>();
  let mood: ProxyMode = 'passes';
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
