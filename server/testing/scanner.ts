/** A stand-in for ClamAV's daemon: it speaks INSTREAM over TCP and recognises the harmless EICAR test file. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The test file that every scanner reports as malware, in two halves so that none reports this source file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export type Scanner = {
  /** The value for the setting CLAMD. */
  address: string;
  /** What it does with the next files: scan them, hang up, or answer this line. */
  mood: 'judges' | 'hangs up' | { says: string };
  /** Size in bytes of each completely received file. */
  seen: number[];
  close(): Promise<void>;
};

export async function startScanner(): Promise<Scanner> {
  const server = createServer({ allowHalfOpen: true }, (socket) => serve(scanner, socket));
  const scanner: Scanner = {
    ...{ address: '', mood: 'judges', seen: [] },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  scanner.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return scanner;
}

const COMMAND = 'zINSTREAM\0';

function serve(scanner: Scanner, socket: Socket): void {
  let came = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  if (scanner.mood === 'hangs up') {
    socket.destroy();
    return;
  }
  if (scanner.mood !== 'judges') {
    socket.resume().end(`${scanner.mood.says}\0`);
    return;
  }
  socket.on('data', (part: Buffer) => {
    came = Buffer.concat([came, part]);
    const file = fileIn(came);
    if (file === null) return;
    scanner.seen.push(file.length);
    socket.end(file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
  });
}

/** The file in a complete stream; null while it is incomplete. Throws when it is not INSTREAM. */
function fileIn(came: Buffer): Buffer | null {
  if (came.length < COMMAND.length) return null;
  if (came.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('no INSTREAM');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= came.length; ) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if (at + 4 + length > came.length) return null;
    chunks.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
