/** A push service on loopback for tests: receives messages over real HTTP, decrypts them as the device would, fails on demand. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser sends to the API, and the private keys with which it decrypts messages. */
export type TestDevice = {
  body: { endpoint: string; keys: { p256dh: string; auth: string } };
  ecdh: ECDH;
  auth: Buffer;
};

type Taken = { path: string; headers: IncomingHttpHeaders; body: Buffer };
export type TestPushService = {
  origin: string;
  /** All received requests, including refused ones. */
  requests: Taken[];
  /** The answers, by path or for all (`*`); 201 by default. */
  answers: Map<string, { status: number; headers?: Record<string, string> }>;
  /** Runs before a request is answered. */
  whenAsked: (() => Promise<void>) | null;
  /** A new device of this service. */
  device(): TestDevice;
  /** What the device decrypts from a request: the payload and its signer. Throws when anything is invalid. */
  read(device: TestDevice, taken: Taken | undefined): { payload: unknown; signedBy: string; claims: Claims };
  close(): Promise<void>;
};
type Claims = { aud: string; sub: string; exp: number };

export async function testPushService(): Promise<TestPushService> {
  const requests: Taken[] = [];
  const answers: TestPushService['answers'] = new Map();
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      const path = request.url ?? '';
      requests.push({ path, headers: request.headers, body });
      await service.whenAsked?.();
      const { status, headers } = answers.get(path) ?? answers.get('*') ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: TestPushService = {
    origin,
    requests,
    answers,
    whenAsked: null,
    device: () => newDevice(origin),
    read,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return service;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function newDevice(origin: string): TestDevice {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  const endpoint = `${origin}/device/${randomBytes(8).toString('hex')}`;
  return { body: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }, ecdh, auth };
}

function read(device: TestDevice, taken: Taken | undefined) {
  if (!taken) throw new Error('no message came');
  return { payload: JSON.parse(decrypt(device, taken.body)) as unknown, ...signatureOf(taken) };
}

/** Decrypts a message (RFC 8291, RFC 8188): salt, record size, the sender's key, one record. */
function decrypt({ ecdh, auth }: TestDevice, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32);
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** Checks the signature (RFC 8292): `vapid t=<signed claims>, k=<public key>`. */
function signatureOf({ headers }: Taken): { signedBy: string; claims: Claims } {
  const [, token = '', signedBy = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(signedBy, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('the signature does not fit');
  return { signedBy, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims };
}
