/** A device that creates and presents one passkey (ES256, no attestation), for tests of the API. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Site = { origin: string; rpId: string };
/** Authenticator flags: user present and verified; `made` also has the new key attached. */
const FLAGS = { shown: 0x05, made: 0x45 };

export function passkeyDevice(site: Site = { origin: 'http://localhost:3000', rpId: 'localhost' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;
  const head = (flags: number) => {
    count += 1;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(site.rpId).digest(), tail]);
  };
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }));
  const credential = <R>(response: R) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response,
  });
  return {
    /** What the browser answers to `askNewPasskey`. */
    make(challenge: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(FLAGS.made), Buffer.alloc(16), length, id, key]);
      const attestation = cbor({ fmt: 'none', attStmt: {}, authData });
      return credential({
        clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** What the browser answers to `askPasskey`. */
    show(challenge: string) {
      const data = head(FLAGS.shown);
      const clientData = client('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return credential({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}

type Value = number | string | Buffer | { [key: string]: Value } | Map<number, number | Buffer>;

/** Encodes the few types of CBOR (RFC 8949) that a passkey needs. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  const pairs: (readonly [number | string, Value])[] =
    value instanceof Map ? [...value] : Object.entries(value);
  return Buffer.concat([
    cborHead(5, pairs.length),
    ...pairs.flatMap(([key, held]) => [cbor(key), cbor(held)]),
  ]);
}

function cborHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
