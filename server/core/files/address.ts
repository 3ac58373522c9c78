/** Reads FILES_URL: a folder, or `s3://KEY:SECRET@host/bucket?region=…`. */
import { resolve } from 'node:path';

export type S3Setting = {
  kind: 's3';
  /** Scheme, host and port; presigned URLs begin with it. */
  origin: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
  /** Milliseconds of silence after which the store counts as away. */
  silenceMs: number;
};

export type FilesSetting = { kind: 'disk'; folder: string } | S3Setting;

const EXAMPLE = 's3://KEY:SECRET@s3.example/bucket?region=us-east-1';
/** Default region, as named by stores that have only one (Swift, Garage). */
const REGION = 'us-east-1';
const SILENCE_SECONDS = '10';

/** Returns the setting, or a sentence saying what is wrong. The sentence never repeats the value, which may hold a secret. */
export function readFilesUrl(typed: string | undefined, dataDir: string): FilesSetting | string {
  if (!typed) return { kind: 'disk', folder: dataDir };
  if (!/^s3(\+http)?:\/\//.test(typed)) {
    if (/^\w[\w+.-]+:/.test(typed)) return `FILES_URL must be a folder or an address such as ${EXAMPLE}`;
    return { kind: 'disk', folder: resolve(typed) };
  }
  const url = URL.parse(typed);
  const bucket = url?.pathname.slice(1) ?? '';
  if (!url?.host || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket))
    return `FILES_URL must name a host and a bucket, as in ${EXAMPLE}; in the secret, / is written %2F and + %2B`;
  if (!url.username || !url.password) return `FILES_URL needs a key and its secret, as in ${EXAMPLE}`;
  const { region = REGION, timeout = SILENCE_SECONDS, ...others } = Object.fromEntries(url.searchParams);
  if (Object.keys(others).length > 0 || !/^[\w-]{1,50}$/.test(region) || !/^[1-9]\d?$/.test(timeout))
    return 'FILES_URL may end with region=NAME and timeout=SECONDS (1 to 99), and nothing else';
  const [keyId, secret] = [decodedOf(url.username), decodedOf(url.password)];
  if (!keyId || !secret)
    return 'FILES_URL has a key or secret with a % that stands for nothing: write it %25';
  const origin = `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`;
  return { kind: 's3', origin, bucket, region, keyId, secret, silenceMs: Number(timeout) * 1000 };
}

function decodedOf(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
